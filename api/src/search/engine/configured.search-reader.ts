import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { recordIndexRead } from '../../platform/http/cache/response-dependencies.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { HealthRegistry } from '../../platform/process/health.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { createMeilisearchEngine, type MeilisearchOptions } from '../meilisearch/meilisearch.search-engine.js';
import { createSearchSetsReader } from '../postgres/postgres.search-engine.js';
import { SearchSetsService } from '../sets/search-sets.service.js';
import { withSyncCheck } from './in-sync.search-engine.js';
import type { Facets, Listing, ListingRequest, NamedReader, ProductQuery, SearchReader } from './search-engine.port.js';
import { withFallback } from './with-fallback.search-engine.js';

/** The configured search engine: Meilisearch with PostgreSQL as fallback, or PostgreSQL alone. */
@Injectable()
export class ConfiguredSearchReader implements SearchReader {
  readonly #reader: SearchReader;
  /** Whether a read needs no request to an external engine, so that the response cache may repeat it. */
  readonly #isInMemory: boolean;

  constructor(
    @Inject(CONFIG) { MEILI_URL: url, MEILI_KEY: key }: Config,
    private readonly prisma: PrismaService,
    private readonly healthRegistry: HealthRegistry,
    @Inject(LOGGER) private readonly logger: Logger,
    searchSets: SearchSetsService,
  ) {
    const postgresReader = createSearchSetsReader(searchSets);
    this.#isInMemory = url === undefined;
    if (url === undefined) {
      healthRegistry.register('search', async () => ({ status: 'up', detail: postgresReader.name }));
      this.#reader = postgresReader;
    } else {
      this.#reader = this.#createMeilisearchReader({ url, key }, postgresReader);
    }
  }

  list(request: ListingRequest): Promise<Listing> {
    return this.#read(() => this.#reader.list(request));
  }

  readFacets(productQuery: ProductQuery): Promise<Facets> {
    return this.#read(() => this.#reader.readFacets(productQuery));
  }

  async #read<Result>(read: () => Promise<Result>): Promise<Result> {
    const result = await read();
    recordIndexRead({ result, repeat: this.#isInMemory ? read : undefined });
    return result;
  }

  #createMeilisearchReader(options: MeilisearchOptions, fallback: NamedReader): SearchReader {
    const engine = createMeilisearchEngine(options);
    const reader = withFallback({
      engine: withSyncCheck(engine, this.prisma.pool),
      fallback,
      onChange: (health) => {
        if (health.status === 'up') this.logger.info('the search engine answers again');
        else this.logger.warn(health, 'the search engine does not answer, using the fallback');
      },
    });
    this.healthRegistry.register('search', async () => ({ detail: engine.name, ...reader.health() }));
    return reader;
  }
}
