import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Inject, Module } from '@nestjs/common';
import { Mutation, Resolver } from '@nestjs/graphql';
import { connectTo } from '../../../prisma/database-session.js';
import { openTcpProxy, type TcpProxy } from '../../../test/support/tcp-proxy.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildDirectory, createTestDatabase, startStopwatch, type TestDatabase } from '../../exports/testing.js';
import { createRequestContext, runInRequest } from '../http/request-context.js';
import { scaleDeadlines } from './deadlines.js';
import { PrismaService } from './prisma.service.js';
import { nameStatement } from './statement/plain-statement.js';

const MENU = '{ directoryList { slug } }';
const POOL_SIZE = 2;
/** COMMIT is a prepared statement: only its first use on a connection contains the word, later ones contain its name. */
const COMMIT = ['COMMIT', nameStatement('COMMIT')];

@Resolver()
class ChangingResolver {
  constructor(@Inject(PrismaService) private readonly prisma: PrismaService) {}

  @Mutation(() => Boolean)
  async changeAndRead(): Promise<boolean> {
    await this.prisma.inTransaction('change-and-read', (transaction) => transaction.directory.count());
    await this.prisma.readRows`SELECT true AS after_commit`;
    return true;
  }
}

@Controller('reading')
class ReadingController {
  constructor(@Inject(PrismaService) private readonly prisma: PrismaService) {}

  @Get()
  async read(): Promise<unknown> {
    return this.prisma.readRows`SELECT true AS rest_read`;
  }
}

@Module({ controllers: [ReadingController], providers: [ChangingResolver] })
class ProbeModule {}

let database: TestDatabase;
let proxy: TcpProxy;
let api: TestApi;

beforeAll(async () => {
  // Uses the deadlines of production, which other tests extend.
  scaleDeadlines(1);
  database = await createTestDatabase();
  proxy = await openTcpProxy(database.url);
  api = await startTestApi({ DATABASE_URL: proxy.url, DATABASE_POOL: String(POOL_SIZE) }, [ProbeModule]);
  await buildDirectory(api.db);
});
afterAll(async () => {
  await api.close();
  proxy.close();
  await database.drop();
});
afterEach(() => proxy.mend());

const getService = () => api.app.get(PrismaService);
const getPool = () => getService().pool;

interface Outcome {
  ms: number;
  status: number;
  retryAfter: string | null;
  code: string | undefined;
}

async function readOutcome(body: object): Promise<Outcome> {
  const watch = startStopwatch();
  const response = await api.post(body);
  const { errors } = (await response.json()) as GraphqlResponse<unknown>;
  return { ms: watch.stop(), status: response.status, retryAfter: response.headers.get('retry-after'), code: errors?.[0]?.extensions.code };
}

const buildCodeRequest = (email: string) => ({
  query: 'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { status } }',
  variables: { dto: { email, website: '', pageLoadTime: Date.now() - 60_000 } },
});

/** Counts on a connection of its own, because the API's connections may break. */
async function countCodes(address: string): Promise<number> {
  const client = await connectTo(database.url);
  try {
    const { rowCount } = await client.query('SELECT FROM auth_challenge WHERE address = $1', [address]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Awaits inside the context, because Prisma sends a statement when its promise is awaited. */
const runWithin = <T>(budgetMs: number, work: () => Promise<T>): Promise<T> =>
  runInRequest(createRequestContext('test-of-deadlines', budgetMs), async () => await work());

/** Expects that every connection that the pool may open can run a statement. */
async function expectHealthyPool(): Promise<void> {
  const queries = Array.from({ length: 3 * POOL_SIZE }, () => runWithin(1_000, () => getPool().query('SELECT 1 AS one')));
  for (const { rows } of await Promise.all(queries)) expect(rows).toEqual([{ one: 1 }]);
  expect([getPool().totalCount <= POOL_SIZE, getPool().waitingCount]).toEqual([true, 0]);
}

describe('a frozen database', () => {
  it('lets a read fail after five seconds and a mutation after ten, at every stage, and the next request is served', async () => {
    await runWithin(1_000, () => getPool().query('SELECT 1'));
    proxy.freeze();
    // One of the reads waits for a response, one for its connection to open, and the others in the queue.
    const reads = Promise.all(Array.from({ length: POOL_SIZE + 2 }, () => readOutcome({ query: MENU })));
    const [readOutcomes, mutationOutcome] = await Promise.all([reads, readOutcome(buildCodeRequest('frozen@example.com'))]);
    for (const outcome of [...readOutcomes, mutationOutcome])
      expect(outcome).toMatchObject({ status: 503, retryAfter: '5', code: 'UNAVAILABLE' });
    for (const { ms } of readOutcomes) expect(ms).toBeLessThan(6_500);
    expect(mutationOutcome.ms).toBeLessThan(11_500);
    proxy.mend();
    expect(await readOutcome({ query: MENU })).toMatchObject({ status: 200, code: undefined });
    await expectHealthyPool();
    expect(await countCodes('frozen@example.com')).toBe(0);
    expect(api.log).toContainEqual(expect.objectContaining({ level: 'error', msg: 'the database did not answer', err: expect.anything() }));
  }, 40_000);

  it('does not leave a connection with an unanswered statement in the pool', async () => {
    await runWithin(1_000, () => getPool().query('SELECT 1'));
    proxy.freeze();
    await expect(runWithin(150, () => getPool().query('SELECT pg_sleep(0)'))).rejects.toThrow();
    await expect(runWithin(150, () => api.db.directory.count())).rejects.toThrow();
    const inTransaction = () => getService().inTransaction('frozen', (transaction) => transaction.directory.count());
    await expect(runWithin(150, inTransaction)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    proxy.mend();
    await expectHealthyPool();
  });

  it('stops a transaction between two of its statements, and leaves no unusable connection in the pool', async () => {
    const readWhileFrozen = () =>
      getService().inTransaction('frozen', async (transaction) => {
        await transaction.directory.count();
        proxy.freeze();
        return transaction.directory.count();
      });
    await expect(runWithin(300, readWhileFrozen)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    proxy.mend();
    await expectHealthyPool();
  });
});

describe('the connection pool', () => {
  it('refuses a request whose time is used up while all connections are in use, and is healthy once they are free', async () => {
    const heldClients = await Promise.all(Array.from({ length: POOL_SIZE }, () => getPool().connect()));
    await expect(runWithin(150, () => getPool().query('SELECT 1'))).rejects.toThrow('did not answer in time');
    await expect(runWithin(150, () => api.db.directory.count())).rejects.toThrow('did not answer in time');
    for (const client of heldClients) client.release();
    await expectHealthyPool();
  });

  it('refuses a request that has no time left', async () => {
    await expect(runWithin(0, () => getPool().query('SELECT 1'))).rejects.toThrow('did not answer in time');
  });
});

describe('a connection that breaks', () => {
  it('before the server gets COMMIT leaves nothing written, but is reported as OUTCOME_UNKNOWN', async () => {
    proxy.breakAt(COMMIT, 'before');
    expect(await readOutcome(buildCodeRequest('before@example.com'))).toMatchObject({ status: 503, code: 'OUTCOME_UNKNOWN' });
    expect(await countCodes('before@example.com')).toBe(0);
  });

  it('before COMMIT is sent leaves nothing written, and the request can be repeated', async () => {
    proxy.breakAt(['CODE_SENT'], 'after');
    expect(await readOutcome(buildCodeRequest('during@example.com'))).toMatchObject({ status: 503, retryAfter: '5', code: 'UNAVAILABLE' });
    expect(await countCodes('during@example.com')).toBe(0);
    expect(await readOutcome(buildCodeRequest('during@example.com'))).toMatchObject({ status: 200, code: undefined });
  });

  it('before the response to COMMIT arrives leaves the change committed, and is reported as OUTCOME_UNKNOWN', async () => {
    proxy.breakAt(COMMIT, 'after');
    expect(await readOutcome(buildCodeRequest('after@example.com'))).toMatchObject({
      status: 503,
      retryAfter: null,
      code: 'OUTCOME_UNKNOWN',
    });
    expect(await countCodes('after@example.com')).toBe(1);
  });

  it('before the response to COMMIT arrives, and cannot be restored, is reported as OUTCOME_UNKNOWN even though the change was committed', async () => {
    proxy.cutAfter(COMMIT);
    expect(await readOutcome(buildCodeRequest('for-good@example.com'))).toMatchObject({
      status: 503,
      retryAfter: null,
      code: 'OUTCOME_UNKNOWN',
    });
    proxy.mend();
    expect(await countCodes('for-good@example.com')).toBe(1);
  });

  it('after the commit is reported as OUTCOME_UNKNOWN', async () => {
    proxy.breakAt(['after_commit'], 'before');
    expect(await readOutcome({ query: 'mutation { changeAndRead }' })).toMatchObject({
      status: 503,
      retryAfter: null,
      code: 'OUTCOME_UNKNOWN',
    });
  });

  it('in a second transaction is reported as OUTCOME_UNKNOWN, because the first transaction may have changed something', async () => {
    const runTwoTransactions = async () => {
      await getService().inTransaction('twice', (transaction) => transaction.directory.count());
      proxy.breakAt(['second_change'], 'before');
      return getService().inTransaction('twice', (transaction) => transaction.$queryRaw`SELECT 1 AS second_change`);
    };
    await expect(runWithin(5_000, runTwoTransactions)).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' });
    await expectHealthyPool();
  });

  it('in a read outside GraphQL results in status 503 with a Retry-After header', async () => {
    proxy.breakAt(['rest_read'], 'before');
    const response = await fetch(`${api.url}/reading`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE', details: { retryAfter: 5 } } }] });
    expect((await fetch(`${api.url}/reading`)).status).toBe(200);
  });
});
