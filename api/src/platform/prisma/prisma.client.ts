import { createHash } from 'node:crypto';
import pg from 'pg';
import { CONNECT_MS } from '../http/request-budget.js';
import { PrismaClient } from './generated/client.js';
import { OneAtATimePg } from './one-at-a-time.adapter.js';
import { CHOICE_SECONDS } from './prepared-statements.js';

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

// The connection is not in the pool yet, so nothing else bounds this statement.
const SET_UTC = { text: "SET TIME ZONE 'UTC'", query_timeout: CONNECT_MS };

/**
 * Sets the session to UTC, because Prisma's adapter sends and reads timestamps without a zone. A connection option would not do: the
 * connection URL may override it, and poolers refuse it.
 */
const inUtc = (connection: pg.ClientBase) => connection.query(SET_UTC);

/** Creates the Prisma client and the pool that it shares with plain SQL. Nothing connects before the first statement. */
export function createPrisma({ url, pool: max = 10, statementTimeoutMs }: Connection): Database {
  const bound = statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    maxLifetimeSeconds: CHOICE_SECONDS,
    onConnect: inUtc,
    ...bound,
  });
  // The next statement replaces a broken connection. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const adapter = new OneAtATimePg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) });
  // By default Prisma's errors quote the arguments, which may be personal.
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' });
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
