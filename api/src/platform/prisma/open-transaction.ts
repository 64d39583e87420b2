import type { Pool, PoolClient, QueryArrayConfig, QueryArrayResult } from 'pg';
import { OutOfTimeError } from '../http/request-budget.js';
import { Prisma } from './generated/client.js';
import { plainTypes, toPlainStatement } from './statement/plain-statement.js';
import { type BatchResult, StatementBatch, sendBatch } from './statement/statement-batch.js';

const beginStatement = Prisma.sql`BEGIN`;
const commitStatement = Prisma.sql`COMMIT`;

/** Statements by which Prisma begins or ends a transaction. They are not passed on, because this class sends them itself. */
const BOUNDARY_STATEMENT = /^(?:BEGIN|COMMIT|ROLLBACK)$/;

const buildBatch = (statements: readonly Prisma.Sql[]) => new StatementBatch(statements.map(toPlainStatement), plainTypes);

const takeLast = (results: readonly BatchResult[]): BatchResult => results.at(-1) ?? { rows: [], rowCount: null };

/** The part of a connection that Prisma's adapter uses. */
interface AdapterConnection {
  query(query: QueryArrayConfig): Promise<Pick<QueryArrayResult, 'fields' | 'rows' | 'rowCount'>>;
  on(): void;
  removeListener(): void;
  release(): void;
}

/**
 * A transaction that sends its statements one after another over a connection of the pool. Most statements cost less than their round
 * trip, so BEGIN is sent together with the first statement, and a deferred write together with the next statement or COMMIT.
 */
export class OpenTransaction {
  #connectionPromise: Promise<PoolClient> | undefined;
  #lastStatement: Promise<unknown> = Promise.resolve();
  #hasEnded = false;
  /** Why a batch failed. Later statements must not run, because the transaction may not have begun. */
  #failure: unknown;
  /** Whether the connection must not be used again. */
  #isUnusable = false;
  #timer: NodeJS.Timeout | undefined;
  #unsentStatements: Prisma.Sql[];

  /** `firstStatements` are sent after BEGIN. The transaction is rolled back if it takes longer than `maxMs`. */
  constructor(
    private readonly pool: Pool,
    firstStatements: readonly Prisma.Sql[],
    private readonly maxMs: number,
  ) {
    this.#unsentStatements = [beginStatement, ...firstStatements];
  }

  /** Whether a statement was requested. */
  get hasBegun(): boolean {
    return this.#connectionPromise !== undefined;
  }

  /** The connection for Prisma's adapter. */
  get connection(): AdapterConnection {
    const doNothing = () => undefined;
    const query: AdapterConnection['query'] = async (statement) => {
      if (BOUNDARY_STATEMENT.test(statement.text)) return { fields: [], rows: [], rowCount: null };
      const unsentStatements = this.#takeUnsent();
      return this.#sendInOrder(async (client) => {
        if (unsentStatements.length > 0) await this.#sendBatch(client, unsentStatements);
        return client.query(statement);
      });
    };
    return { query, on: doNothing, removeListener: doNothing, release: doNothing };
  }

  /** Begins without a statement. If that fails, the next statement fails, too. */
  begin(): void {
    const unsentStatements = this.#takeUnsent();
    this.#sendInOrder((client) => this.#sendBatch(client, unsentStatements)).catch(() => undefined);
  }

  send(statement: Prisma.Sql): Promise<BatchResult> {
    const unsentStatements = this.#takeUnsent();
    return this.#sendInOrder(async (client) => {
      if (unsentStatements.length > 0) return takeLast(await this.#sendBatch(client, [...unsentStatements, statement]));
      return takeLast(await sendBatch(client, buildBatch([statement])));
    });
  }

  /** Sends statements that do not need each other's results in one round trip, and returns their results. */
  sendTogether(statements: readonly Prisma.Sql[]): Promise<BatchResult[]> {
    const unsentStatements = this.#takeUnsent();
    return this.#sendInOrder(async (client) =>
      (await this.#sendBatch(client, [...unsentStatements, ...statements])).slice(unsentStatements.length),
    );
  }

  /** Sends the statement together with the next statement of the transaction, or with COMMIT. */
  writeLater(statement: Prisma.Sql): void {
    this.#unsentStatements.push(statement);
  }

  /** Calls `onSent` once COMMIT was sent, before this method returns or throws. */
  async commit(onSent: () => void): Promise<void> {
    const statements = [...this.#takeUnsent(), commitStatement];
    await this.#sendInOrder(async (client) => {
      const batch = buildBatch(statements);
      this.#hasEnded = true;
      try {
        await sendBatch(client, batch);
        // PostgreSQL rolls back without an error if an earlier statement has failed.
        if (batch.lastCommandTag !== 'COMMIT')
          throw new Error(`PostgreSQL has responded to COMMIT with ${batch.lastCommandTag}, because a statement had failed`);
      } catch (error) {
        this.#isUnusable = true;
        throw error;
      } finally {
        if (batch.isSubmitted) onSent();
        await this.#release();
      }
    });
  }

  /** Undoes the transaction. Fails the statements that were requested but not sent. */
  async rollBack(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await this.#lastStatement;
    const client = await this.#connectionPromise?.catch(() => undefined);
    await client?.query('ROLLBACK').catch(() => (this.#isUnusable = true));
    await this.#release();
  }

  /**
   * Calls `send` after all earlier statements. Throws if the transaction has ended, because the connection may belong to another request.
   */
  #sendInOrder<Result>(send: (client: PoolClient) => Promise<Result>): Promise<Result> {
    this.#connectionPromise ??= this.#connect();
    const connectionPromise = this.#connectionPromise;
    const result = this.#lastStatement.then(async () => {
      const client = await connectionPromise;
      if (this.#hasEnded) throw new OutOfTimeError();
      if (this.#failure !== undefined) throw this.#failure;
      return send(client);
    });
    this.#lastStatement = result.catch(() => undefined);
    return result;
  }

  async #connect(): Promise<PoolClient> {
    const client = await this.pool.connect();
    this.#timer = setTimeout(() => void this.rollBack(), this.maxMs);
    return client;
  }

  /** Takes the unsent statements when a statement is requested. Writes that are requested before the statement runs are sent after it. */
  #takeUnsent(): Prisma.Sql[] {
    const unsentStatements = this.#unsentStatements;
    this.#unsentStatements = [];
    return unsentStatements;
  }

  async #sendBatch(client: PoolClient, statements: readonly Prisma.Sql[]): Promise<BatchResult[]> {
    try {
      return await sendBatch(client, buildBatch(statements));
    } catch (error) {
      this.#failure = error;
      this.#isUnusable = true;
      throw error;
    }
  }

  async #release(): Promise<void> {
    clearTimeout(this.#timer);
    const client = await this.#connectionPromise?.catch(() => undefined);
    client?.release(this.#isUnusable);
  }
}
