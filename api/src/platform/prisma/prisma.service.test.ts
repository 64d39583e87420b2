import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { newestMigration } from '../../../prisma/migration-files.js';
import { extendDeadlines } from '../../../test/support/extended-deadlines.js';
import { until } from '../../../test/support/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { readConfig } from '../config/config.js';
import { HealthRegistry } from '../process/health.js';
import { Metrics } from '../process/metrics.js';
import { isKeyRace } from './contention.js';
import { isViolation } from './database-errors.js';
import { scaleDeadlines } from './deadlines.js';
import { Prisma } from './generated/client.js';
import { PrismaService } from './prisma.service.js';
import { queryTogether, writeLater } from './prisma-transaction.js';
import { StatementBatch } from './statement/statement-batch.js';

let database: TestDatabase;
let health: HealthRegistry;
let prisma: PrismaService;
/** A connection that can write even when the others cannot. */
let superuser: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  health = new HealthRegistry();
  health.serve();
  prisma = new PrismaService(readConfig({ MODE: 'test', DATABASE_URL: database.url }), health, new Metrics());
  superuser = new pg.Client({ connectionString: database.url });
  await superuser.connect();
});
afterEach(async () => {
  await superuser.end();
  await prisma.onApplicationShutdown();
  await database.drop();
});

const quoteDatabaseName = () => pg.escapeIdentifier(new URL(database.url).pathname.slice(1));
const write = () =>
  prisma.inTransaction('test', (transaction) => transaction.directory.create({ data: { slug: 'men', name: 'Men', position: 1 } }));

/** Makes the server refuse writes, as a primary that has become a standby does. */
async function demote(): Promise<void> {
  await superuser.query(`ALTER DATABASE ${quoteDatabaseName()} SET default_transaction_read_only = on`);
  await superuser.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
}

/** Lets new connections write again, as after a promotion. Existing connections still refuse writes. */
const promote = () => superuser.query(`ALTER DATABASE ${quoteDatabaseName()} RESET default_transaction_read_only`);

it('a prepared statement is described once per connection, and its later rows are read like the first rows', async () => {
  const describeStatement = jest.spyOn(pg.Connection.prototype as unknown as { describe(): void }, 'describe');
  const read = (text: string) => prisma.readRows`SELECT 1::bigint AS amount, ${text}::text AS text, NULL::int AS nothing`;
  const rows = [await read('one'), await read('two'), await read('three')];
  expect(rows).toEqual(['one', 'two', 'three'].map((text) => [{ amount: 1n, text, nothing: null }]));
  const increase = () => prisma.runBatch(null, [Prisma.sql`UPDATE directory SET position = position + 1`, Prisma.sql`SELECT 1 AS one`]);
  for (const _attempt of [1, 2, 3]) expect(await increase()).toEqual([{ one: 1 }]);
  expect(describeStatement).toHaveBeenCalledTimes(3);
  describeStatement.mockRestore();
});

it('a write that a standby refuses is reported as an outage, and new connections write once there is a primary', async () => {
  await demote();
  await expect(write()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await promote();
  expect(await write()).toMatchObject({ slug: 'men' });
});

it('a write that a standby refuses at the end of its transaction is reported as UNAVAILABLE, not as an unknown outcome', async () => {
  await demote();
  const insert = Prisma.sql`INSERT INTO directory (slug, name, position) VALUES ('men', 'Men', 1)`;
  await expect(prisma.inTransaction('test', (transaction) => writeLater(transaction, insert))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});

it('health is degraded while the database is read-only', async () => {
  await demote();
  expect(await health.report()).toMatchObject({ status: 'degraded', components: { database: { status: 'degraded' } } });
});

it('the API is not ready while the database lacks a migration of this release, and its health names the migration', async () => {
  expect(await health.report()).toMatchObject({ status: 'up' });
  await superuser.query('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [newestMigration()]);
  expect(await health.report()).toMatchObject({
    status: 'down',
    components: { database: { status: 'down', detail: `lacks the migration ${newestMigration()}: run the migrations of this release` } },
  });
  await superuser.query('UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = $1', [newestMigration()]);
  expect(await health.report()).toMatchObject({ status: 'up' });
});

it('the API is not ready on a schema that no longer supports this release, and its health says so', async () => {
  const setRequiredMigration = (migration: string) =>
    superuser.query(`COMMENT ON TABLE _prisma_migrations IS 'The schema serves releases since ${migration}'`);
  await setRequiredMigration(newestMigration());
  expect(await health.report()).toMatchObject({ status: 'up' });
  await setRequiredMigration('29990101000000_later');
  expect(await health.report()).toMatchObject({
    status: 'down',
    components: {
      database: {
        status: 'down',
        detail: `serves releases since the migration 29990101000000_later only, and this one ends with ${newestMigration()}: go back one release at most, or restore a backup`,
      },
    },
  });
});

describe('a batch', () => {
  const insert = (slug: string) => Prisma.sql`INSERT INTO directory (slug, name, position) VALUES (${slug}, ${slug}, 1) RETURNING slug`;
  const count = Prisma.sql`SELECT count(*) AS directories, current_setting('meet.request_id') AS "requestId" FROM directory`;

  it('commits its statements together, and returns the rows of the last statement', async () => {
    expect(await prisma.runBatch('some-request', [insert('men'), count])).toEqual([{ directories: 1n, requestId: 'some-request' }]);
    expect(await prisma.runBatch('another', [insert('women'), count])).toEqual([{ directories: 2n, requestId: 'another' }]);
    expect(await prisma.readRows`SELECT current_setting('meet.request_id', true) AS id`).toEqual([{ id: '' }]);
  });

  it('changes nothing if one of its statements fails, and the next batch succeeds', async () => {
    const failingWork = prisma.runBatch('test', [insert('men'), Prisma.sql`SELECT 1 / ${0}::int`, insert('women')]);
    await expect(failingWork).rejects.toMatchObject({ code: '22012' });
    await expect(prisma.runBatch('test', [insert('men'), insert('men')])).rejects.toMatchObject({ code: '23505' });
    expect(await prisma.runBatch('test', [insert('men'), insert('women'), count])).toMatchObject([{ directories: 2n }]);
  });

  it('sees what was committed while it waited for its lock', async () => {
    await superuser.query("BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('some lock', 0))");
    const waiting = prisma.runBatch('test', [count], ['some lock']);
    await until('it waits', async () => {
      const { rowCount } = await superuser.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
      return rowCount === 1;
    });
    await superuser.query("INSERT INTO directory (slug, name, position) VALUES ('men', 'Men', 1); COMMIT");
    expect(await waiting).toMatchObject([{ directories: 1n }]);
  });

  it('has an unknown outcome if the connection ends before the response, and has changed nothing if a standby refuses it', async () => {
    const terminateBackend = Prisma.sql`SELECT pg_terminate_backend(pg_backend_pid())`;
    await expect(prisma.runBatch('test', [insert('men'), terminateBackend])).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' });
    await demote();
    await expect(prisma.runBatch('test', [insert('men')])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await promote();
    expect(await prisma.runBatch('test', [insert('men'), count])).toMatchObject([{ directories: 1n }]);
  });
});

describe('a transaction', () => {
  const insert = (slug: string) => Prisma.sql`INSERT INTO directory (slug, name, position) VALUES (${slug}, ${slug}, 1)`;
  const terminate = Prisma.sql`SELECT pg_terminate_backend(pg_backend_pid())`;

  it('runs statements written as SQL between those of Prisma, with the same types', async () => {
    const day = new Date('2026-11-27T00:00:00.000Z');
    const result = await prisma.inTransaction('test', async (transaction) => {
      const [count] = await Promise.all([
        transaction.$executeRaw(insert('men')),
        transaction.directory.create({ data: { slug: 'women', name: 'Women', position: 2 } }),
        transaction.$executeRaw`UPDATE directory SET name = ${'Men'} WHERE slug = ${'men'}`,
      ]);
      const rows =
        await transaction.$queryRaw`SELECT name, ${day}::date AS day, ${9_007_199_254_740_993n}::bigint AS amount, ${null}::text AS none
        FROM directory ORDER BY position`;
      return { count, rows, names: await transaction.directory.findMany({ select: { name: true }, orderBy: { position: 'asc' } }) };
    });
    const others = { day, amount: 9_007_199_254_740_993n, none: null };
    expect(result).toEqual({
      count: 1,
      rows: [
        { name: 'Men', ...others },
        { name: 'Women', ...others },
      ],
      names: [{ name: 'Men' }, { name: 'Women' }],
    });
  });

  it('is rolled back by an error of a statement, which names the violated index', async () => {
    const failingWork = prisma.inTransaction('test', async (transaction) => {
      await transaction.$executeRaw(insert('men'));
      await transaction.$executeRaw(insert('men'));
    });
    const error: unknown = await failingWork.catch((caught: unknown) => caught);
    expect([isViolation(error, 'directory_slug_key'), isKeyRace(error)]).toEqual([true, true]);
    expect(await prisma.client.directory.count()).toBe(0);
  });

  it('sends deferred writes no later than the next statement, and the last deferred writes with COMMIT', async () => {
    const batchLengths: unknown[] = [];
    prisma.pool.on('connect', (connection) => {
      const query: (...statement: unknown[]) => unknown = connection.query.bind(connection);
      connection.query = ((...statement: unknown[]) => {
        const [first] = statement;
        batchLengths.push(first instanceof StatementBatch ? first.length : 1);
        return query(...statement);
      }) as typeof connection.query;
    });
    await prisma.inTransaction('test', async (transaction) => {
      writeLater(transaction, insert('men'));
      expect(await transaction.$queryRaw`SELECT slug FROM directory`).toEqual([{ slug: 'men' }]);
      writeLater(transaction, insert('women'));
      expect(await transaction.directory.count()).toBe(2);
      writeLater(transaction, insert('kids'));
    });
    // The batches: BEGIN, the id of the request, a write and a statement; a write; the query of Prisma after it; a write and COMMIT.
    expect(batchLengths.slice(-4)).toEqual([4, 1, 1, 2]);
    expect(await prisma.client.directory.count()).toBe(3);
  });

  it('is rolled back by the error of a deferred write, which names the violated index', async () => {
    const failingWork = prisma.inTransaction('test', async (transaction) => {
      await transaction.$executeRaw(insert('men'));
      writeLater(transaction, insert('men'));
    });
    expect(isViolation(await failingWork.catch((error: unknown) => error), 'directory_slug_key')).toBe(true);
    expect(await prisma.client.directory.count()).toBe(0);
    await prisma.inTransaction('test', (transaction) => transaction.$executeRaw(insert('men')));
    expect(await prisma.client.directory.count()).toBe(1);
  });

  it('sends a statement before the deferred writes that are requested after it', async () => {
    const result = await prisma.inTransaction('test', async (transaction) => {
      const [before] = await Promise.all([transaction.$queryRaw`SELECT slug FROM directory`, writeLater(transaction, insert('men'))]);
      return [before, await transaction.$queryRaw`SELECT slug FROM directory`];
    });
    expect(result).toEqual([[], [{ slug: 'men' }]]);
  });

  it('sends independent statements together, and returns the rows of each', async () => {
    const result = await prisma.inTransaction(null, async (transaction) => {
      await writeLater(transaction, insert('men'));
      const one = Prisma.sql`SELECT slug FROM directory`;
      return queryTogether(transaction, [one, Prisma.sql`SELECT ${2n}::bigint AS number, current_setting('meet.request_id', true) AS id`]);
    });
    expect(result).toEqual([[{ slug: 'men' }], [{ number: 2n, id: null }]]);
  });

  it('fails if a write is deferred while a query of a model is running, which the write would overtake', async () => {
    const overtaking = prisma.inTransaction('test', async (transaction) => {
      const women = { slug: 'women', name: 'Women', position: 2 };
      await Promise.all([transaction.directory.create({ data: women }), writeLater(transaction, insert('men'))]);
    });
    await expect(overtaking).rejects.toThrow('which it would overtake');
    await prisma.inTransaction('test', async (transaction) => {
      await transaction.directory.create({ data: { slug: 'women', name: 'Women', position: 2 } });
      await writeLater(transaction, insert('men'));
    });
    expect(await prisma.client.directory.count()).toBe(2);
  });

  it('fails if a value cannot be serialised, and its connection serves the next transaction', async () => {
    const cycle: Record<string, unknown> = {};
    cycle.itself = cycle;
    const failingWork = prisma.inTransaction('test', (transaction) => transaction.$queryRaw`SELECT ${cycle}::jsonb`);
    await expect(failingWork).rejects.toThrow('circular');
    const failingLate = prisma.inTransaction('test', async (transaction) => {
      await transaction.$executeRaw(insert('men'));
      await writeLater(transaction, Prisma.sql`SELECT ${{ amount: 1n }}::jsonb`);
    });
    await expect(failingLate).rejects.toThrow('BigInt');
    await prisma.inTransaction('test', (transaction) => transaction.$executeRaw(insert('men')));
    expect([await prisma.client.directory.count(), prisma.pool.waitingCount]).toEqual([1, 0]);
  });

  it('fails instead of committing if the error of a statement was caught', async () => {
    const failingWork = prisma.inTransaction('test', async (transaction) => {
      await transaction.$executeRaw(insert('men'));
      await transaction.$executeRaw(insert('men')).catch(() => undefined);
    });
    await expect(failingWork).rejects.toThrow('ROLLBACK');
    expect(await prisma.client.directory.count()).toBe(0);
  });

  it('fails with UNAVAILABLE if the connection cannot be opened, or ends before COMMIT is sent', async () => {
    const unreachable = new PrismaService(
      readConfig({ MODE: 'test', DATABASE_URL: 'postgresql://127.0.0.1:1/meet' }),
      health,
      new Metrics(),
    );
    const writingLate = unreachable.inTransaction('test', (transaction) => writeLater(transaction, insert('men')));
    await expect(writingLate).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await unreachable.onApplicationShutdown();
    const disconnected = prisma.inTransaction('test', async (transaction) => {
      await transaction.$queryRaw(terminate).catch(() => undefined);
    });
    await expect(disconnected).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('has an unknown outcome if the connection ends after COMMIT was sent', async () => {
    const disconnected = prisma.inTransaction('test', async (transaction) => {
      await transaction.$executeRaw(insert('men'));
      await writeLater(transaction, terminate);
    });
    await expect(disconnected).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' });
  });

  it('runs no statement after its first statement has failed', async () => {
    const failingWork = prisma.inTransaction('test', async (transaction) => {
      await transaction.$executeRaw`SELECT 1 / ${0}::int`.catch(() => undefined);
      await transaction.$executeRaw(insert('men'));
    });
    await expect(failingWork).rejects.toMatchObject({ code: '22012' });
    expect(await prisma.client.directory.count()).toBe(0);
  });

  it('sends no statement after the one during which its time ran out', async () => {
    scaleDeadlines(0.05);
    const impatientPrisma = new PrismaService(readConfig({ MODE: 'test', DATABASE_URL: database.url }), health, new Metrics());
    extendDeadlines();
    const lateWork = impatientPrisma.inTransaction('test', async (transaction) => {
      await transaction.$executeRaw`SELECT pg_sleep(0.3)`;
      await transaction.$executeRaw`SELECT pg_sleep(0.3)`;
      await transaction.$executeRaw(insert('men'));
    });
    await expect(lateWork).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await prisma.client.directory.count()).toBe(0);
    await impatientPrisma.onApplicationShutdown();
  });

  it.each([
    { last: 'a statement', send: (transaction: Prisma.TransactionClient) => transaction.$executeRaw(insert('men')) },
    { last: 'COMMIT', send: async () => undefined },
  ])('does not send $last once its time has run out', async ({ send }) => {
    scaleDeadlines(0.05);
    const impatientPrisma = new PrismaService(readConfig({ MODE: 'test', DATABASE_URL: database.url }), health, new Metrics());
    extendDeadlines();
    const lateWork = impatientPrisma.inTransaction('test', async (transaction) => {
      await transaction.$executeRaw`SELECT`;
      await until('it was ended', async () => {
        const openTransactions = await superuser.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
        );
        return openTransactions.rowCount === 0;
      });
      await send(transaction);
    });
    await expect(lateWork).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await prisma.client.directory.count()).toBe(0);
    await impatientPrisma.onApplicationShutdown();
  });
});
