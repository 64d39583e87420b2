import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { MINUTE_SECONDS } from '../../platform/process/durations.js';
import { type ComponentHealth, HealthRegistry } from '../../platform/process/health.js';
import { Metrics } from '../../platform/process/metrics.js';

/** Age at which a waiting change counts as overdue. search-indexer normally handles a change within a second or two. */
const OVERDUE_SECONDS = MINUTE_SECONDS / 2;

interface Lag {
  engine: string;
  seconds: number;
}

/** Reports how far listings lag behind the database. The API does this, because a search-indexer that is not running cannot. */
@Injectable()
export class IndexLag implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly health: HealthRegistry,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.health.register('listings', () => this.#readHealth(), { status: 'degraded' }, 'database');
    this.metrics.registerGauge(
      { name: 'meet_listings_lag_seconds', help: 'Age in seconds of the oldest change that a search engine has not indexed yet' },
      async () => Math.max(0, ...(await this.#readLags()).map(({ seconds }) => seconds)),
    );
  }

  #readLags(): Promise<Lag[]> {
    return this.prisma.readRows<Lag>`
      SELECT name AS engine, extract(epoch FROM clock_timestamp() - oldest.created_at)::float AS seconds
      FROM search_engine CROSS JOIN LATERAL (
        SELECT created_at FROM search_outbox WHERE engine = name ORDER BY id LIMIT 1
      ) AS oldest`;
  }

  async #readHealth(): Promise<ComponentHealth> {
    const overdueLags = (await this.#readLags()).filter(({ seconds }) => seconds > OVERDUE_SECONDS);
    if (overdueLags.length === 0) return { status: 'up' };
    const delays = overdueLags.map(({ engine, seconds }) => `${Math.round(seconds)} s for ${engine}`);
    return { status: 'degraded', detail: `changes have been waiting ${delays.join(', ')}: is search-indexer running?` };
  }
}
