import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { FreshSets } from './fresh-sets.js';
import type { ProductSets } from './product-sets.js';

/**
 * Interval of background refreshes. They keep the sets of an idle process recent, so that its next request does not wait for a long read.
 */
const keepNearEveryMs = 5_000;

/** The in-memory sets of this process. */
@Injectable()
export class SetsService implements OnModuleInit, OnApplicationShutdown {
  readonly fresh: FreshSets;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) { SEARCH_LAG_MS }: Config,
    prisma: PrismaService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.fresh = new FreshSets(prisma.pool, SEARCH_LAG_MS);
  }

  sets(): Promise<ProductSets> {
    return this.fresh.sets();
  }

  /** Does not fail without a database: health reports it, and the first request reads the sets. */
  async onModuleInit(): Promise<void> {
    await this.#keepNear();
    this.#timer = setInterval(() => void this.#keepNear(), keepNearEveryMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  async #keepNear(): Promise<void> {
    await this.fresh.sets().catch((error: unknown) => this.logger.warn({ err: error }, 'the search documents could not be read'));
  }
}
