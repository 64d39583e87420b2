import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { FreshSets } from './fresh-sets.js';
import type { ProductSets } from './product-sets.js';

/** However long nobody asks, the process stays near enough to the truth that the next one need not wait. */
const keepNearEveryMs = 5_000;

/** The sets of this process. */
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

  /** A database that is not there yet is no reason not to start: health says so, and the first who asks reads. */
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
