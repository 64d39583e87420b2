import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobService, RetryJob } from '../../platform/jobs/job.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import { CARRIER, type Carrier } from '../carrier.js';
import { ServiceUnavailable } from '../remote/remote-service.js';
import type { ShippedUnits } from './shipment-report.model.js';
import type { ShipmentSource, ShipmentStatus } from './shipment-source.port.js';

const CHECK_JOB = 'shipment_check';
/** Notifications of a parcel within this time lead to one question. Whoever knows a track code can therefore not make the shop ask often. */
const GATHER_MS = 2_000;
/** About a day. A later status of the parcel brings another notification. */
const MOST_ATTEMPTS = 12;

const payloadSchema = z.object({ trackCode: z.string() });

/** Asks the carrier for parcels of which it has sent a notification. */
@Injectable()
export class ShipmentCheckService implements OnModuleInit {
  #units: ShippedUnits | undefined;

  constructor(
    @Inject(CARRIER) private readonly carrier: Carrier,
    private readonly jobs: JobService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const run = (payload: unknown) => this.#check(payloadSchema.parse(payload).trackCode);
    this.jobs.register({ name: CHECK_JOB, mostAttempts: MOST_ATTEMPTS, run });
  }

  register(units: ShippedUnits): void {
    this.#units = units;
  }

  /**
   * Takes note of a notification. Only its track code is used, and only to ask the carrier soon. Codes of no unit that is underway are
   * ignored, so that strangers cannot make the shop ask.
   */
  async heard(trackCode: string): Promise<void> {
    if (!this.carrier.shipments || !(await this.#units?.isUnderway(trackCode))) return;
    const runAt = new Date(this.clock.now().getTime() + GATHER_MS);
    await this.prisma.inTransaction(`shipment-${trackCode}`, (transaction) =>
      this.jobs.add(transaction, CHECK_JOB, { trackCode }, { key: `${CHECK_JOB}:${trackCode}`, runAt }),
    );
  }

  async #check(trackCode: string): Promise<void> {
    const { shipments } = this.carrier;
    const status = shipments && (await statusOf(shipments, trackCode));
    if (status) await this.#units?.reported({ trackCode, status });
  }
}

const statusOf = (shipments: ShipmentSource, trackCode: string): Promise<ShipmentStatus | null> =>
  shipments.statusOf(trackCode).catch((error: unknown) => {
    throw error instanceof ServiceUnavailable ? new RetryJob(error.message) : error;
  });
