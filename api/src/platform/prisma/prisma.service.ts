import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type CustomTypesConfig, type Pool, types as pgTypes } from 'pg';
import { CONFIG, type Config } from '../config/config.js';
import { HealthRegistry } from '../health/health.registry.js';
import { Metrics } from '../health/metrics.js';
import { currentRequest } from '../http/request-context.js';
import { Prisma, type PrismaClient } from './generated/client.js';
import { createPrisma, type Database, statementName } from './prisma.client.js';
import { countStatements } from './statement-count.js';

/** As Prisma reads them: an amount is a bigint. */
const types: CustomTypesConfig = {
  getTypeParser: (type, format) => (type === pgTypes.builtins.INT8 ? BigInt : pgTypes.getTypeParser(type, format)),
};

// A transaction waits for a connection as long as any statement does, and lasts as long as one may: of many that want the same row at once,
// the last has waited for all the others.
const patience = { maxWait: 5_000, timeout: 10_000 };

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

  /** Rows of a statement that only reads, past Prisma's query engine: at half the CPU. Its text is prepared once a connection, so it must not vary with the values. */
  async rows<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> {
    const { text, values: parameters } = Prisma.sql(strings, ...values);
    const ask = () => this.pool.query({ name: statementName(text), text, values: parameters, types });
    const { rows } = await (currentRequest()?.gate.run(ask) ?? ask());
    return rows;
  }

  /** Every transaction that writes runs here: what its triggers put into the outbox bears the id of the request that caused it. */
  inTransaction<T>(requestId: string, work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> {
    return this.client.$transaction(async (transaction) => {
      await transaction.$queryRaw`SELECT set_config('meet.request_id', ${requestId}, true)`;
      return work(transaction);
    }, patience);
  }

  /** Runs after the HTTP server has closed, so that requests being finished still have their database. */
  async onApplicationShutdown(): Promise<void> {
    await this.#database.close();
  }
}
