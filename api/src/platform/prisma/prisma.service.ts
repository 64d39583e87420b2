import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { CONFIG, type Config } from '../config.js';
import { HealthRegistry } from '../health.registry.js';
import { Metrics } from '../metrics.js';
import type { Prisma, PrismaClient } from './generated/client.js';
import { createPrisma, type Database } from './prisma.client.js';
import { countStatements } from './statement-count.js';

/** The database. `client` is Prisma, `pool` its connections for plain statements. */
@Injectable()
export class PrismaService implements OnApplicationShutdown {
  readonly #database: Database;

  constructor(@Inject(CONFIG) config: Config, health: HealthRegistry, metrics: Metrics) {
    this.#database = createPrisma({ url: config.DATABASE_URL, pool: config.DATABASE_POOL, statementTimeoutMs: 10_000 });
    countStatements(this.pool, () => metrics.statements.inc());
    health.register('database', async () => {
      await this.pool.query('SELECT 1');
      return { status: 'up' };
    });
  }

  get client(): PrismaClient {
    return this.#database.client;
  }

  get pool(): Pool {
    return this.#database.pool;
  }

  /** Every transaction that writes runs here: what its triggers put into the outbox bears the id of the request that caused it. */
  inTransaction<T>(requestId: string, work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> {
    return this.client.$transaction(async (transaction) => {
      await transaction.$queryRaw`SELECT set_config('meet.request_id', ${requestId}, true)`;
      return work(transaction);
    });
  }

  /** Runs after the HTTP server has closed, so that requests being finished still have their database. */
  async onApplicationShutdown(): Promise<void> {
    await this.#database.close();
  }
}
