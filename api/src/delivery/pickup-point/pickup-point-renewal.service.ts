import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JobService } from '../../platform/jobs/job.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { computeDistanceKm } from '../location/coordinates.rules.js';
import { LOCATIONS, type Locations } from '../location/locations.port.js';
import { computeDeadline } from '../remote-service.js';
import { buildCloseUnlistedStatement, buildPointUpsert } from './pickup-point-renewal.queries.js';
import { PICKUP_POINT_SOURCE, type PickupPointSource, type SourcePoint } from './pickup-point-source.port.js';

/** Time after which a failed renewal is repeated. */
const RETRY_EVERY_MS = HOUR_MS;
const RENEW_EVERY_MS = DAY_MS;
/** Time after a failure during which requests start no renewal. */
const PAUSE_AFTER_FAILURE_MS = MINUTE_MS;
/** Maximum number of points that one statement writes. */
const BATCH_SIZE = 2_000;
/** Share of the known points that a source must still list. If it lists fewer, it has probably failed rather than closed the others. */
const MIN_REMAINING_SHARE = 0.5;

/** Copies the points of the source to the database once a day. Stored points are used until a renewal succeeds. */
@Injectable()
export class PickupPointRenewalService implements OnModuleInit {
  #currentRenewal: Promise<boolean> | null = null;
  #pausedUntil = 0;

  constructor(
    private readonly prisma: PrismaService,
    @Inject(PICKUP_POINT_SOURCE) private readonly source: PickupPointSource,
    @Inject(LOCATIONS) private readonly locations: Locations,
    private readonly jobs: JobService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.registerPeriodic({ name: 'pickup-points', everyMs: RETRY_EVERY_MS, run: () => this.renewIfDue() });
  }

  /** Every process has a timer, and reads from the database whether another process has already renewed the points. */
  async renewIfDue(): Promise<void> {
    const { pickupPointRenewal } = this.prisma.client;
    const lastRenewal = await pickupPointRenewal.findFirst({ orderBy: { renewedAt: 'desc' } });
    const isFresh =
      lastRenewal?.source === this.source.name && this.clock.now().getTime() - lastRenewal.renewedAt.getTime() < RENEW_EVERY_MS;
    if (!isFresh) await this.renew();
  }

  /**
   * Renews the points for requests that have found none, and returns whether that has succeeded in time. All these requests wait for one
   * renewal, which continues even after they have stopped waiting. After a failure there is a pause, so that requests do not flood a source
   * that is down.
   */
  renewInTime(): Promise<boolean> {
    if (!this.#currentRenewal && this.clock.now().getTime() < this.#pausedUntil) return Promise.resolve(false);
    this.#currentRenewal ??= this.#tryToRenew().finally(() => {
      this.#currentRenewal = null;
    });
    return Promise.race([this.#currentRenewal, delay(computeDeadline() - performance.now(), false, { ref: false })]);
  }

  /** Returns false on an error. The periodic job reports why a source fails. */
  async #tryToRenew(): Promise<boolean> {
    try {
      await this.renewIfDue();
      return true;
    } catch {
      this.#pausedUntil = this.clock.now().getTime() + PAUSE_AFTER_FAILURE_MS;
      return false;
    }
  }

  /** Reads the source before the transaction, because it may be slow. */
  async renew(): Promise<void> {
    await this.#closePointsOfOtherSources();
    const points = await this.#addDistances(await this.source.readAll());
    const { pickupPointRenewal } = this.prisma.client;
    const previousRenewal = await pickupPointRenewal.findUnique({ where: { source: this.source.name } });
    const activeCount = previousRenewal ? await this.prisma.client.pickupPoint.count({ where: { active: true } }) : 0;
    if (points.length === 0 || points.length < activeCount * MIN_REMAINING_SHARE) {
      throw new Error(`the source "${this.source.name}" names ${points.length} pickup points, ${activeCount} were known: none is changed`);
    }
    await this.#writePoints(points);
  }

  /**
   * Closes points of earlier sources, even if the current source does not respond yet. The embedded source invents its points, and orders
   * must not go to them.
   */
  async #closePointsOfOtherSources(): Promise<void> {
    const otherSources = { source: { not: this.source.name } };
    if ((await this.prisma.client.pickupPointRenewal.count({ where: otherSources })) === 0) return;
    await this.prisma.inTransaction(
      'pickup-points',
      async ({ pickupPoint, pickupPointRenewal }) => {
        await pickupPoint.updateMany({ where: { active: true }, data: { active: false } });
        await pickupPointRenewal.deleteMany({ where: otherSources });
      },
      ['pickup-points'],
    );
  }

  async #writePoints(points: readonly (SourcePoint & { centreDistance: number })[]): Promise<void> {
    await this.prisma.inTransaction(
      'pickup-points',
      async (transaction) => {
        for (let start = 0; start < points.length; start += BATCH_SIZE) {
          await transaction.$executeRaw(buildPointUpsert(points.slice(start, start + BATCH_SIZE)));
        }
        await transaction.$executeRaw(buildCloseUnlistedStatement(points.map(({ code }) => code)));
        const renewal = { renewedAt: this.clock.now() };
        const { name } = this.source;
        await transaction.pickupPointRenewal.upsert({ where: { source: name }, create: { source: name, ...renewal }, update: renewal });
      },
      ['pickup-points'],
    );
  }

  /**
   * Adds the distance from the centre of its city to each point. Skips repeated codes, and points in unknown cities, because no order can
   * go there.
   */
  async #addDistances(points: readonly SourcePoint[]): Promise<(SourcePoint & { centreDistance: number })[]> {
    const cityIds = [...new Set(points.map(({ cityId }) => cityId))];
    const cities = new Map(await Promise.all(cityIds.map(async (id) => [id, await this.locations.findCity(id)] as const)));
    const byCode = new Map(points.map((point) => [point.code, point]));
    return [...byCode.values()].flatMap((point) => {
      const city = cities.get(point.cityId);
      return city ? [{ ...point, centreDistance: Math.round(1_000 * computeDistanceKm(city, point)) }] : [];
    });
  }
}
