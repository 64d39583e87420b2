import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobService, RetryJobError } from '../../platform/jobs/job.service.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { CARRIER, type Carrier } from '../carrier.js';
import { ServiceUnavailable } from '../remote-service.js';
import type { ParcelReport, ParcelStatusSource } from './parcel-statuses.port.js';
import type { ShippedUnitsPort } from './shipped-units.model.js';

const CHECK_JOB = 'shipment_check';
/** Notifications of a parcel within this time cause one check, so that nobody who has a track code can cause many checks. */
const DEBOUNCE_MS = 2_000;
/** Retries of a check take about a day. Within that time the polls check the parcel too. */
const MAX_ATTEMPTS = 12;
/** Interval at which parcels in transit are checked, because CDEK does not repeat a lost notification. */
const POLL_EVERY_MS = HOUR_MS;
/** Interval at which a track code that the carrier does not find is checked. It may belong to another carrier, or be mistyped. */
const POLL_UNKNOWN_EVERY_MS = DAY_MS;
/** Maximum number of parcels in one poll. Further parcels follow with the next poll. */
const MAX_POLLED = 2_000;
/** Retention of reports on parcels whose units have arrived. */
const REPORT_RETENTION_MS = 365 * DAY_MS;

const payloadSchema = z.object({ trackCode: z.string() });

/** Requests the status of parcels from the carrier: after its notifications, and regularly while they are in transit. */
@Injectable()
export class ShipmentCheckService implements OnModuleInit {
  #shippedUnits: ShippedUnitsPort | undefined;

  constructor(
    @Inject(CARRIER) private readonly carrier: Carrier,
    private readonly jobs: JobService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly retention: RetentionService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    const run = (payload: unknown) => this.#check(payloadSchema.parse(payload).trackCode);
    this.jobs.register({ name: CHECK_JOB, maxAttempts: MAX_ATTEMPTS, run });
    if (this.carrier.parcelStatuses) this.jobs.registerPeriodic({ name: 'parcels', everyMs: POLL_EVERY_MS / 4, run: () => this.poll() });
    this.retention.register({
      name: 'tracked parcels',
      sweep: ({ parcelTracking }, now, limit) =>
        parcelTracking.deleteMany({ where: { checkedAt: { lt: new Date(now.getTime() - REPORT_RETENTION_MS) } }, limit }),
    });
  }

  registerShippedUnits(shippedUnits: ShippedUnitsPort): void {
    this.#shippedUnits = shippedUnits;
  }

  /**
   * Handles a notification. Only its track code is used, to check the parcel soon. Track codes without a unit in transit are ignored, so
   * that nobody can cause checks of arbitrary track codes.
   */
  async handleNotification(trackCode: string): Promise<void> {
    if (!this.carrier.parcelStatuses || !(await this.#shippedUnits?.isInTransit(trackCode))) return;
    const runAt = new Date(this.clock.now().getTime() + DEBOUNCE_MS);
    await this.prisma.inTransaction(`shipment-${trackCode}`, (transaction) =>
      this.jobs.add(transaction, CHECK_JOB, { trackCode }, { key: `${CHECK_JOB}:${trackCode}`, runAt }),
    );
  }

  /** Queues checks of the parcels in transit, unless that was done recently. */
  async poll(): Promise<void> {
    const trackCodes = (await this.#shippedUnits?.listTrackCodesInTransit()) ?? [];
    const recentlyChecked = await this.#findRecentlyChecked(trackCodes);
    const dueTrackCodes = trackCodes.filter((trackCode) => !recentlyChecked.has(trackCode)).slice(0, MAX_POLLED);
    if (dueTrackCodes.length === 0) return;
    const jobs = dueTrackCodes.map((trackCode) => ({ payload: { trackCode }, key: `${CHECK_JOB}:${trackCode}` }));
    await this.prisma.inTransaction('parcels', (transaction) => this.jobs.addAll(transaction, CHECK_JOB, jobs));
  }

  async #findRecentlyChecked(trackCodes: readonly string[]): Promise<ReadonlySet<string>> {
    const now = this.clock.now().getTime();
    const rows = await this.prisma.readRows<{ trackCode: string }>`
      SELECT track_code AS "trackCode" FROM parcel_tracking WHERE track_code = ANY(${[...trackCodes]}::text[])
        AND checked_at > CASE WHEN carrier_status IS NULL THEN ${new Date(now - POLL_UNKNOWN_EVERY_MS)}::timestamptz
          ELSE ${new Date(now - POLL_EVERY_MS)}::timestamptz END`;
    return new Set(rows.map(({ trackCode }) => trackCode));
  }

  async #check(trackCode: string): Promise<void> {
    const { parcelStatuses } = this.carrier;
    if (!parcelStatuses) return;
    const report = await findReport(parcelStatuses, trackCode);
    await this.#save(trackCode, report);
    if (report?.status) await this.#shippedUnits?.handleReport({ trackCode, status: report.status });
  }

  async #save(trackCode: string, report: ParcelReport | null): Promise<void> {
    const { carrierStatus = null, statusAt = null, problem = null, returnTrackCode = null } = report ?? {};
    const previousReport = await this.prisma.client.parcelTracking.findUnique({ where: { trackCode }, select: { problem: true } });
    const checkResult = { carrierStatus, statusAt, problem, returnTrackCode, checkedAt: this.clock.now() };
    await this.prisma.inTransaction(`shipment-${trackCode}`, ({ parcelTracking }) =>
      parcelTracking.upsert({ where: { trackCode }, create: { trackCode, ...checkResult }, update: checkResult }),
    );
    if (problem && problem !== previousReport?.problem) {
      this.logger.warn({ trackCode, problem, carrierStatus, returnTrackCode }, 'the carrier has not handed a parcel out');
    }
  }
}

const findReport = (parcelStatuses: ParcelStatusSource, trackCode: string): Promise<ParcelReport | null> =>
  parcelStatuses.find(trackCode).catch((error: unknown) => {
    throw error instanceof ServiceUnavailable ? new RetryJobError(error.message) : error;
  });
