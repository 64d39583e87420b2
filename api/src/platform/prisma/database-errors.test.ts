import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, findFreePort, redirectUrl, type TestDatabase } from '../../exports/testing.js';
import { isOutage, wasTransactionRolledBack } from './database-errors.js';
import { createPrisma, type Database } from './prisma.client.js';

let database: TestDatabase;
let openDatabases: Database[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const { close } of openDatabases) await close();
  openDatabases = [];
});

function open(url = database.url, statementTimeoutMs = 30_000): Database {
  const connection = createPrisma({ url, maxConnections: 2, statementTimeoutMs });
  openDatabases.push(connection);
  return connection;
}

const catchFailure = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

/** The ways in which the API sends a statement: plain, through Prisma, and in a transaction of Prisma. */
const statementSenders: [way: string, send: (database: Database, sql: string) => PromiseLike<unknown>][] = [
  ['a plain statement', ({ pool }, sql) => pool.query(sql)],
  ['Prisma', ({ client }, sql) => client.$queryRawUnsafe(sql)],
  ['a transaction of Prisma', ({ client }, sql) => client.$transaction((transaction) => transaction.$queryRawUnsafe(sql))],
];

describe.each(statementSenders)('isOutage, for an error of %s,', (_way, sendStatement) => {
  it('returns true if the server is stopped', async () => {
    const unusedUrl = redirectUrl(database.url, await findFreePort());
    expect(isOutage(await catchFailure(sendStatement(open(unusedUrl), 'SELECT 1')))).toBe(true);
  });

  it('returns true if the server is stopped and has left no socket', async () => {
    const url = new URL(database.url);
    url.searchParams.set('host', '/nowhere');
    expect(isOutage(await catchFailure(sendStatement(open(url.href), 'SELECT 1')))).toBe(true);
  });

  it('returns true if the server ended the connection', async () => {
    expect(isOutage(await catchFailure(sendStatement(open(), 'SELECT pg_terminate_backend(pg_backend_pid())::text')))).toBe(true);
  });

  it('returns true if the statement took too long', async () => {
    expect(isOutage(await catchFailure(sendStatement(open(database.url, 200), 'SELECT pg_sleep(5)::text')))).toBe(true);
  });

  it('returns false if the server refused the statement', async () => {
    const failure = await catchFailure(sendStatement(open(), 'SELECT 1 / 0'));
    expect([failure instanceof Error, isOutage(failure)]).toEqual([true, false]);
  });
});

it('isOutage returns false for a missing file', async () => {
  expect(isOutage(await catchFailure(readFile('/nowhere/file')))).toBe(false);
});

it('isOutage returns true for a query of a model if the server is stopped', async () => {
  const unusedUrl = redirectUrl(database.url, await findFreePort());
  expect(isOutage(await catchFailure(open(unusedUrl).client.directory.count()))).toBe(true);
});

it('a statement timeout counts as a rollback, and a closed connection does not, whatever the language of the server', async () => {
  const { pool } = open(database.url, 200);
  const timeout = await catchFailure(pool.query('SELECT pg_sleep(5)'));
  const shutdown = await catchFailure(pool.query('SELECT pg_terminate_backend(pg_backend_pid())'));
  for (const severities of [{}, { severity: 'ОШИБКА' }]) {
    expect([timeout, shutdown].map((failure) => wasTransactionRolledBack(Object.assign(failure as Error, severities)))).toEqual([
      true,
      false,
    ]);
  }
});
