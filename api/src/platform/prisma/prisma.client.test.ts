import { afterEach, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { Prisma } from './generated/client.js';
import { createPrisma, type Database } from './prisma.client.js';
import { runTransaction } from './prisma-transaction.js';

let database: TestDatabase;
let openDatabases: Database[] = [];

afterEach(async () => {
  for (const { close } of openDatabases) await close();
  openDatabases = [];
  await database.drop();
});

function open(options = '') {
  const url = new URL(database.url);
  for (const [name, value] of new URLSearchParams(options)) url.searchParams.set(name, value);
  const connection = createPrisma({ url: url.href, maxConnections: 1 });
  openDatabases.push(connection);
  return connection;
}

it.each([
  ['without', ''],
  ['with', '?options=-c%20statement_timeout%3D9000'],
])('a time is written and read unchanged in a database whose time zone is not UTC, %s options in its URL', async (_presence, options) => {
  database = await createTestDatabase();
  await open().pool.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET timezone = 'Asia/Kolkata'`);

  const { client, pool } = open(options);
  const [createdAt, updatedAt] = [new Date('2026-11-20T12:00:00.123Z'), new Date('2026-11-20T13:00:00.456Z')];
  const { id } = await client.account.create({ data: { registrationSource: 'EMAIL', createdAt: createdAt } });
  // Reads by plain SQL, which must see the same time as Prisma although the database is in another time zone.
  expect((await pool.query('SELECT created_at FROM account WHERE id = $1', [id])).rows).toEqual([{ created_at: createdAt }]);
  await pool.query('UPDATE account SET created_at = $2 WHERE id = $1', [id, updatedAt]);
  expect(await client.account.findUnique({ where: { id } })).toMatchObject({ createdAt: updatedAt });
});

it('each connection is sent one statement at a time, even for the relations that a query of a transaction includes', async () => {
  database = await createTestDatabase();
  const connection = open();
  const { client, pool } = connection;
  let [runningStatements, maxRunningStatements] = [0, 0];
  pool.on('connect', (connection) => {
    const query: (...statement: unknown[]) => unknown = connection.query.bind(connection);
    connection.query = ((...statement: unknown[]) => {
      const result = query(...statement);
      // Statements of `pool.query` have callbacks instead of promises, and are not counted.
      if (!(result instanceof Promise)) return result;
      runningStatements += 1;
      maxRunningStatements = Math.max(maxRunningStatements, runningStatements);
      return result.finally(() => {
        runningStatements -= 1;
      });
    }) as typeof connection.query;
  });
  const { id } = await client.account.create({ data: { registrationSource: 'EMAIL' } });
  const relations = { recipients: true, sessions: true, addresses: true, favourites: true };
  const account = await runTransaction(connection, [Prisma.sql`SELECT`], (transaction) =>
    transaction.account.findUnique({ where: { id }, include: relations }),
  );
  expect(account).toMatchObject({ id, recipients: [], sessions: [], addresses: [], favourites: [] });
  expect(maxRunningStatements).toBe(1);
});
