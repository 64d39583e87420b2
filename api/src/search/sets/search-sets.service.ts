import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { UnchangedPeriod } from '../../platform/http/cache/unchanged-period.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { Metrics } from '../../platform/process/metrics.js';
import { FreshSets } from './fresh-sets.js';
import type { SearchSets } from './search-sets.js';

/**
 * Interval of background refreshes. They keep the index of an idle process recent, so that its next request does not wait for a long read.
 */
const REFRESH_EVERY_MS = 5_000;

/** Holds this process's in-memory index of the listed products (`SearchSets`) and refreshes it in the background. */
@Injectable()
export class SearchSetsService implements OnModuleInit, OnApplicationShutdown {
  readonly freshSets: FreshSets;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) { SEARCH_LAG_MS }: Config,
    prisma: PrismaService,
    metrics: Metrics,
    unchangedPeriod: UnchangedPeriod,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.freshSets = new FreshSets(prisma.pool, SEARCH_LAG_MS, () => unchangedPeriod.indexChangedAt);
    metrics.registerGauge(
      { name: 'meet_search_full_read_age_seconds', help: 'Seconds since this process read all search documents' },
      async () => this.freshSets.secondsSinceFullRead,
    );
  }

  readSets(): Promise<SearchSets> {
    return this.freshSets.readSets();
  }

  /** Does not fail while the database is down. Health reports the outage, and the first request reads the index. */
  async onModuleInit(): Promise<void> {
    await this.#refresh();
    this.#timer = setInterval(() => void this.#refresh(), REFRESH_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  async #refresh(): Promise<void> {
    await this.freshSets.refresh().catch((error: unknown) => this.logger.warn({ err: error }, 'the search documents could not be read'));
  }
}
