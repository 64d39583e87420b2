import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/client.js';

export interface Database {
  client: PrismaClient;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Connection {
  url: string;
  pool?: number;
  /** No statement runs longer; without it there is no bound. */
  statementTimeoutMs?: number;
}

/**
 * Prisma's adapter writes and reads moments without their zone: to the server they must be in UTC, wherever it stands. Not by an option of the
 * connection, which its address may replace and poolers refuse.
 */
const inUtc = (connection: pg.ClientBase) => connection.query("SET TIME ZONE 'UTC'");

/** The Prisma client and the pool of connections it shares with plain SQL. Nothing connects before the first statement. */
export function createPrisma({ url, pool: max = 10, statementTimeoutMs }: Connection): Database {
  const bound = statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs };
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5000, onConnect: inUtc, ...bound });
  // A connection that breaks is replaced by the next statement; without a listener it would end the process, idle or between two
  // statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) });
  // Minimal: an error of Prisma otherwise quotes the arguments, which may be a person's.
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

// A name makes PostgreSQL keep the parsed statement on its connection: 15-25 % less of its time for the small ones we send.
// Long ones are inserts of many rows, hardly ever sent twice: they stay nameless, which is what '' means to pg.
export function statementName(sql: string): string {
  if (sql.length > LONGEST_NAMED) return '';
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url');
    names.set(sql, name);
  }
  return name;
}
