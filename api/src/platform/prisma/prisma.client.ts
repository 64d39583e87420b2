import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils';
import pg, { type CustomTypesConfig, types as pgTypes } from 'pg';
import { OutOfTime } from '../http/request-context.js';
import { deadlines } from './deadlines.js';
import { Prisma, PrismaClient } from './generated/client.js';
import { CHOICE_SECONDS } from './prepared-statements.js';

const { INT8, DATE } = pgTypes.builtins;

/** A day as the beginning of it in UTC. pg would take that of the process's time zone. */
const readDay = (text: string): Date => new Date(`${text}T00:00:00.000Z`);

/** Types as Prisma returns them: an amount is a bigint, a day is a time in UTC. */
export const plainTypes: CustomTypesConfig = {
  getTypeParser: (type, format) => {
    if (type === INT8) return BigInt;
    return type === DATE ? readDay : pgTypes.getTypeParser(type, format);
  },
};

/** Parameters as Prisma sends them: times in UTC, which also makes a day of a time that of UTC. */
export const toPlainValues = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (value instanceof Date ? value.toISOString() : Array.isArray(value) ? toPlainValues(value) : value));

/**
 * Sends the statements of a transaction one after another. Prisma reads the relations that a query includes in parallel, also in a
 * transaction, whose only connection takes one statement at a time; pg queues the others, but will refuse them from version 9 on.
 * Statements that are written as SQL share the connection, in the same sequence.
 */
class OneAtATimePg extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    const start: SqlDriverAdapter['startTransaction'] = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = (async (isolationLevel) => {
      const transaction = await start(isolationLevel);
      const connection = new TransactionConnection(transaction);
      starting.getStore()?.(connection);
      return transaction;
    }) as typeof adapter.startTransaction;
    return adapter;
  }
}

/** Called with the connection of the transaction that Prisma starts for the current function. */
const starting = new AsyncLocalStorage<(connection: TransactionConnection) => void>();

/** The connection of a transaction of Prisma. */
class TransactionConnection {
  #last: Promise<unknown> = Promise.resolve();
  #hasEnded = false;
  readonly #client: pg.PoolClient;

  constructor(transaction: Transaction) {
    // The adapter does not declare it.
    this.#client = (transaction as unknown as { client: pg.PoolClient }).client;
    transaction.queryRaw = this.#afterLast(transaction.queryRaw.bind(transaction));
    const execute = this.#afterLast(transaction.executeRaw.bind(transaction));
    transaction.executeRaw = (query) => {
      // Prisma sends ROLLBACK behind the statement in flight. One sent after that would commit by itself.
      if (/^(?:COMMIT|ROLLBACK)$/.test(query.sql)) this.#hasEnded = true;
      return execute(query);
    };
    for (const end of ['commit', 'rollback'] as const) transaction[end] = this.#endingWith(transaction[end].bind(transaction));
  }

  /**
   * Sends a statement without Prisma's engine, which takes three times as long in Node. Prisma ends a transaction that takes too long, and
   * the connection may belong to another request then.
   */
  send<Row extends object>({ text, values }: Prisma.Sql): Promise<pg.QueryResult<Row>> {
    const send = this.#afterLast((statement: pg.QueryConfig) => {
      if (this.#hasEnded) throw new OutOfTime();
      return this.#client.query<Row>(statement);
    });
    return send({ name: nameStatement(text), text, values: toPlainValues(values), types: plainTypes });
  }

  #afterLast<Query, Result>(send: (query: Query) => Promise<Result>): (query: Query) => Promise<Result> {
    return (query) => {
      const result = this.#last.then(() => send(query));
      this.#last = result.catch(() => undefined);
      return result;
    };
  }

  #endingWith(end: () => Promise<void>): () => Promise<void> {
    return () => {
      this.#hasEnded = true;
      return end();
    };
  }
}

/** Runs a transaction of Prisma. Its raw statements bypass Prisma's engine. */
export function runTransaction<Result>(
  client: PrismaClient,
  work: (transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  let connection: TransactionConnection | undefined;
  const run = (transaction: Prisma.TransactionClient) => {
    if (!connection) throw new Error('The transaction has no connection');
    return work(withPlainStatements(transaction, connection));
  };
  return starting.run(
    (started) => (connection = started),
    () => client.$transaction(run),
  );
}

function withPlainStatements(transaction: Prisma.TransactionClient, connection: TransactionConnection): Prisma.TransactionClient {
  const toStatement = (query: TemplateStringsArray | Prisma.Sql, values: unknown[]): Prisma.Sql =>
    'raw' in query ? Prisma.sql(query, ...values) : query;
  const plain: Record<PropertyKey, unknown> = {
    $queryRaw: async (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await connection.send(toStatement(query, values))).rows,
    $executeRaw: async (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await connection.send(toStatement(query, values))).rowCount ?? 0,
  };
  return new Proxy(transaction, { get: (target, name) => plain[name] ?? Reflect.get(target, name) });
}

export interface Database {
  client: PrismaClient;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Connection {
  url: string;
  pool?: number;
  /** Statement timeout in milliseconds; without it there is none. */
  statementTimeoutMs?: number;
}

/**
 * Sets the session to UTC, because Prisma's adapter sends and reads timestamps without a zone. A connection option would not do: the
 * connection URL may override it, and poolers refuse it. The connection is not in the pool yet, so nothing else bounds the statement.
 */
const inUtc = (connection: pg.ClientBase) => {
  const setUtc = { text: "SET TIME ZONE 'UTC'", query_timeout: deadlines.connectMs };
  return connection.query(setUtc);
};

/** Creates the Prisma client and the pool that it shares with plain SQL. Nothing connects before the first statement. */
export function createPrisma({ url, pool: max = 10, statementTimeoutMs }: Connection): Database {
  const bound = statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: deadlines.connectMs,
    maxLifetimeSeconds: CHOICE_SECONDS,
    onConnect: inUtc,
    ...bound,
  });
  // The next statement replaces a broken connection. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const adapter = new OneAtATimePg(pool, { statementNameGenerator: ({ sql }) => nameStatement(sql) });
  // By default Prisma's errors quote the arguments, which may be personal.
  const client = new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    // A transaction may take the whole budget. If many transactions lock the same row, the last one waits for all others.
    transactionOptions: { maxWait: deadlines.writeMs, timeout: deadlines.writeMs },
  });
  return {
    client,
    pool,
    close: async () => {
      await client.$disconnect();
      await pool.end();
    },
  };
}

const names = new Map<string, string>();

const LONGEST_NAMED = 8192;

// A named statement is parsed once per connection, which saves 15-25 % of PostgreSQL's time for small ones. Long multi-row inserts rarely
// repeat and stay unnamed, which pg expresses as ''.
export function nameStatement(sql: string): string {
  if (sql.length > LONGEST_NAMED) return '';
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url');
    names.set(sql, name);
  }
  return name;
}
