import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { deadlines } from './deadlines.js';
import { PrismaClient } from './generated/client.js';
import { currentTransaction, type TransactionDatabase } from './prisma-transaction.js';
import { nameStatement } from './statement/plain-statement.js';
import { PREPARED_TEXTS_LIFETIME_SECONDS } from './statement/prepared-statements.js';

/** Lets queries of Prisma take part in a transaction that was opened without it. */
class TransactionAwareAdapter extends PrismaPg {
  constructor(private readonly pool: pg.Pool) {
    super(pool, { statementNameGenerator: ({ sql }) => nameStatement(sql) });
  }

  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    const client = {
      connect: async () => currentTransaction.getStore()?.connection ?? this.pool.connect(),
      query: (query: pg.QueryConfig) => this.pool.query(query),
    };
    // The type of the adapter does not declare `client`.
    return Object.assign(adapter, { client });
  }
}

export interface Database extends TransactionDatabase {
  close(): Promise<void>;
}

interface Connection {
  url: string;
  maxConnections?: number;
  /** Statement timeout in milliseconds. If undefined, statements have no timeout. */
  statementTimeoutMs?: number;
}

/**
 * Sets the database session to UTC, because Prisma's adapter sends and reads timestamps without a zone. A connection option would not do:
 * the connection URL may override it, and poolers refuse it. The connection is not in the pool yet, so nothing else bounds the statement.
 */
const setTimeZone = (connection: pg.ClientBase) => {
  const statement = { text: "SET TIME ZONE 'UTC'", query_timeout: deadlines.connectMs };
  return connection.query(statement);
};

/** Creates the Prisma client and the pool that it shares with plain SQL. Nothing connects before the first statement. */
export function createPrisma({ url, maxConnections = 10, statementTimeoutMs }: Connection): Database {
  const timeoutOptions = statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs };
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: deadlines.connectMs,
    maxLifetimeSeconds: PREPARED_TEXTS_LIFETIME_SECONDS,
    onConnect: setTimeZone,
    ...timeoutOptions,
  });
  // The next statement replaces a broken connection. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const adapter = new TransactionAwareAdapter(pool);
  // A transaction may take the whole budget. If many transactions lock the same row, the last one waits for all others.
  const transactionMs = deadlines.writeMs;
  // By default Prisma's errors quote the arguments, which may be personal.
  const client = new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    transactionOptions: { maxWait: transactionMs, timeout: transactionMs },
  });
  return {
    client,
    pool,
    transactionMs,
    close: async () => {
      await client.$disconnect();
      await pool.end();
    },
  };
}
