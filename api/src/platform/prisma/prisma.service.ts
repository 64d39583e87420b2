import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { newestMigration } from '../../../prisma/migration-files.js';
import { describeTooOld, REQUIRED_MIGRATION } from '../../../prisma/schema-support.js';
import { CONFIG, type Config } from '../config/config.js';
import { outcomeUnknownError, unavailableError } from '../errors/domain-error.js';
import { getRequestContext } from '../http/request-context.js';
import { type ComponentHealth, HealthRegistry } from '../process/health.js';
import { Metrics } from '../process/metrics.js';
import { isOutage, isReadOnly, wasTransactionRolledBack } from './database-errors.js';
import { enforceDeadlines } from './deadline-pool.js';
import { deadlines } from './deadlines.js';
import { isPooled } from './direct-connection.js';
import { Prisma, type PrismaClient } from './generated/client.js';
import { createPrisma, type Database } from './prisma.client.js';
import { runTransaction } from './prisma-transaction.js';
import { plainTypes, toPlainStatement, toPlainValues } from './statement/plain-statement.js';
import { PreparedStatements } from './statement/prepared-statements.js';
import { StatementBatch, sendBatch } from './statement/statement-batch.js';
import { countStatements } from './statement/statement-count.js';

function recordCommit(): void {
  const context = getRequestContext();
  if (context) context.hasCommitted = true;
}

/**
 * Sets the id of the request and takes the locks in sorted order, to prevent deadlocks. One statement does both, to save a round trip.
 * Returns no statement if neither is needed.
 */
function buildFirstStatements(requestId: string | null, locks: readonly string[]): Prisma.Sql[] {
  if (requestId === null && locks.length === 0) return [];
  const statement = Prisma.sql`
    SELECT set_config('meet.request_id', ${requestId}, true), count(pg_advisory_xact_lock(hashtextextended(name, 0)))
    FROM unnest(${locks.toSorted()}::text[]) AS name`;
  return [statement];
}

interface DatabaseState {
  isStandby: boolean;
  isReadOnly: boolean;
  isMigrated: boolean;
  /** Newest migration that a release must contain to work with the schema. */
  requiredMigration: string | null;
}

/**
 * If this query times out, the pool replaces the connection. The timeout is longer than the timeout of the health report, which reports a
 * late response itself.
 */
const healthQuery = {
  text: `SELECT pg_is_in_recovery() AS "isStandby", current_setting('transaction_read_only')::boolean AS "isReadOnly",
    EXISTS (SELECT FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NOT NULL) AS "isMigrated",
    ${REQUIRED_MIGRATION} AS "requiredMigration"`,
  values: [newestMigration()],
  query_timeout: 3_000,
};

/**
 * For this time after the server was found to be a standby or to refuse writes, each connection is closed after one use. It is longer than
 * a request may use a connection.
 */
const SINGLE_USE_MS = 15_000;

/** The database: `client` is Prisma, `pool` its connections for plain statements. */
@Injectable()
export class PrismaService implements OnApplicationShutdown {
  readonly #database: Database;
  readonly #preparedStatements = new PreparedStatements();
  #singleUseTimer: NodeJS.Timeout | undefined;

  constructor(@Inject(CONFIG) config: Config, health: HealthRegistry, metrics: Metrics) {
    const timeoutOptions = isPooled(config) ? {} : { statementTimeoutMs: deadlines.statementMs };
    this.#database = createPrisma({ url: config.DATABASE_URL, maxConnections: config.DATABASE_POOL, ...timeoutOptions });
    enforceDeadlines(this.pool);
    countStatements(this.pool, (count) => metrics.statements.inc(count));
    health.register('database', () => this.#checkDatabase());
  }

  async #checkDatabase(): Promise<ComponentHealth> {
    const { rows } = await this.pool.query<DatabaseState>(healthQuery);
    const [state] = rows;
    if (state?.isStandby) {
      this.#replaceConnections();
      return { status: 'down', detail: 'is a standby: DATABASE_URL must lead to the primary' };
    }
    if (!state?.isMigrated)
      return { status: 'down', detail: `lacks the migration ${newestMigration()}: run the migrations of this release` };
    const { requiredMigration } = state;
    if (requiredMigration !== null && requiredMigration > newestMigration())
      return { status: 'down', detail: describeTooOld(requiredMigration, newestMigration()) };
    return state.isReadOnly ? { status: 'degraded', detail: 'is set to be read only: nothing can be bought or saved' } : { status: 'up' };
  }

  /**
   * Lets the pool close every connection: idle ones now, the others after their use. Connections to a primary that has become a standby
   * stay open and continue to read outdated data; new connections reach the new primary.
   */
  #replaceConnections(): void {
    for (let remainingCount = this.pool.idleCount; remainingCount > 0; remainingCount -= 1) {
      this.pool.connect().then(
        (connection) => connection.release(true),
        () => undefined,
      );
    }
    this.pool.options.maxUses = 1;
    clearTimeout(this.#singleUseTimer);
    this.#singleUseTimer = setTimeout(() => (this.pool.options.maxUses = Number.POSITIVE_INFINITY), SINGLE_USE_MS).unref();
  }

  get client(): PrismaClient {
    return this.#database.client;
  }

  get pool(): Pool {
    return this.#database.pool;
  }

  /**
   * Returns the rows of a read-only statement. The statement bypasses Prisma's query engine, which would double the CPU time. Its text is
   * prepared once per connection, so the text may depend on the selected fields but not on the values.
   */
  async readRows<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> {
    const { text, values: parameters } = Prisma.sql(strings, ...values);
    const query = () => {
      const statement = { name: this.#preparedStatements.chooseName(strings, text), text, values: toPlainValues(parameters) };
      return sendBatch(this.pool, new StatementBatch([statement], plainTypes));
    };
    const [result] = await (getRequestContext()?.statementGate.run(query) ?? query());
    return (result?.rows ?? []) as Row[];
  }

  /**
   * Runs a writing transaction, whose statements written as SQL bypass Prisma's engine. Everything but batches is written by this method,
   * so that all outbox rows carry the id of the request. `requestId` is null if no written row stores it: neither an outbox row nor a job.
   * `locks` are names of advisory locks that the transaction holds until its end. If the database stops responding before COMMIT was sent,
   * the error says that nothing was changed. Afterwards COMMIT may have succeeded, and the error says that the outcome is unknown.
   */
  async inTransaction<T>(
    requestId: string | null,
    work: (transaction: Prisma.TransactionClient) => Promise<T>,
    locks: readonly string[] = [],
  ): Promise<T> {
    let isCommitSent = false;
    try {
      const result = await runTransaction(this.#database, buildFirstStatements(requestId, locks), work, () => {
        isCommitSent = true;
      });
      recordCommit();
      return result;
    } catch (error) {
      if (isReadOnly(error)) this.#replaceConnections();
      if (!isOutage(error)) throw error;
      const mayBeCommitted = isCommitSent && !wasTransactionRolledBack(error);
      throw mayBeCommitted || getRequestContext()?.hasCommitted ? outcomeUnknownError(error) : unavailableError(error);
    }
  }

  /**
   * Runs writing statements that do not depend on each other's results as one transaction, in one round trip and without Prisma's engine.
   * Returns the rows of the last one. `requestId` and `locks` as in `inTransaction`. PostgreSQL commits by itself, so the outcome is
   * unknown if PostgreSQL stops responding after the statements were sent: a statement that waits for a lock may still be committed.
   */
  async runBatch<Row>(requestId: string | null, statements: readonly Prisma.Sql[], locks: readonly string[] = []): Promise<Row[]> {
    const allStatements = [...buildFirstStatements(requestId, locks), ...statements];
    const batch = new StatementBatch(allStatements.map(toPlainStatement), plainTypes);
    try {
      const results = await sendBatch(this.pool, batch);
      recordCommit();
      return results.at(-1)?.rows as Row[];
    } catch (error) {
      if (isReadOnly(error)) this.#replaceConnections();
      if (!isOutage(error)) throw error;
      const mayBeCommitted = batch.isSubmitted && !wasTransactionRolledBack(error);
      throw mayBeCommitted || getRequestContext()?.hasCommitted ? outcomeUnknownError(error) : unavailableError(error);
    }
  }

  /** Runs after the HTTP server has closed, so that the last requests still have a database. */
  async onApplicationShutdown(): Promise<void> {
    await this.#database.close();
  }
}
