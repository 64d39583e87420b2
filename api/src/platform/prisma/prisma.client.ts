import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { deadlines } from './deadlines.js';
import { PrismaClient } from './generated/client.js';
import { CHOICE_SECONDS } from './prepared-statements.js';

/**
 * Sends the statements of a transaction one after another. Prisma reads the relations that a query includes in parallel, also in a
 * transaction, whose only connection takes one statement at a time; pg queues the others, but will refuse them from version 9 on.
 */
class OneAtATimePg extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    const start: SqlDriverAdapter['startTransaction'] = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = (async (isolationLevel) => sendOneAtATime(await start(isolationLevel))) as typeof adapter.startTransaction;
    return adapter;
  }
}

function sendOneAtATime(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const afterLast =
    <Query, Result>(send: (query: Query) => Promise<Result>) =>
    (query: Query): Promise<Result> => {
      const result = last.then(() => send(query));
      last = result.catch(() => undefined);
      return result;
    };
  transaction.queryRaw = afterLast(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = afterLast(transaction.executeRaw.bind(transaction));
  return transaction;
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
  const adapter = new OneAtATimePg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) });
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

const LONGEST_NAMED = 4096;

// A named statement is parsed once per connection, which saves 15-25 % of PostgreSQL's time for small ones. Long multi-row inserts rarely
// repeat and stay unnamed, which pg expresses as ''.
export function statementName(sql: string): string {
  if (sql.length > LONGEST_NAMED) return '';
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url');
    names.set(sql, name);
  }
  return name;
}
