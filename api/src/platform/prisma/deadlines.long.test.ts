import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Inject, Module } from '@nestjs/common';
import { Mutation, Resolver } from '@nestjs/graphql';
import { openWire, type Wire } from '../../../test/support/wire.js';
import { type GraphqlAnswer, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildDirectory, createTestDatabase, startWatch, type TestDatabase } from '../../exports/testing.js';
import { createRequestContext, runInRequest } from '../http/request-context.js';
import { scaleDeadlines } from './deadlines.js';
import { nameStatement } from './plain-statement.js';
import { PrismaService } from './prisma.service.js';

const MENU = '{ directoryList { slug } }';
const POOL = 2;
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
let proxy: Wire;
let api: TestApi;

beforeAll(async () => {
  // The deadlines of production.
  scaleDeadlines(1);
  database = await createTestDatabase();
  proxy = await openWire(database.url);
  api = await startTestApi({ DATABASE_URL: proxy.url, DATABASE_POOL: String(POOL) }, [ProbeModule]);
  await buildDirectory(api.db);
});
afterAll(async () => {
  await api.close();
  proxy.close();
  await database.drop();
});
afterEach(() => proxy.mend());

const service = () => api.app.get(PrismaService);
const pool = () => service().pool;

interface Seen {
  ms: number;
  status: number;
  retryAfter: string | null;
  code: string | undefined;
}

async function readOutcome(body: object): Promise<Seen> {
  const watch = startWatch();
  const response = await api.post(body);
  const { errors } = (await response.json()) as GraphqlAnswer<unknown>;
  return { ms: watch.stop(), status: response.status, retryAfter: response.headers.get('retry-after'), code: errors?.[0]?.extensions.code };
}

const sendCode = (email: string) => ({
  query: 'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { status } }',
  variables: { dto: { email, website: '', pageLoadTime: Date.now() - 60_000 } },
});

const readCodes = (address: string) => api.db.authChallenge.count({ where: { address } });

/** Awaits inside the context, because Prisma sends a statement when its promise is awaited. */
const within = <T>(budgetMs: number, work: () => Promise<T>): Promise<T> =>
  runInRequest(createRequestContext('test-of-deadlines', budgetMs), async () => await work());

/** Every connection that the pool may open can run a statement. */
async function expectHealthyPool(): Promise<void> {
  const asked = Array.from({ length: 3 * POOL }, () => within(1_000, () => pool().query('SELECT 1 AS one')));
  for (const { rows } of await Promise.all(asked)) expect(rows).toEqual([{ one: 1 }]);
  expect([pool().totalCount <= POOL, pool().waitingCount]).toEqual([true, 0]);
}

describe('a frozen database', () => {
  it('delays a read by five seconds and a mutation by ten, in every stage, and the next request is served', async () => {
    await within(1_000, () => pool().query('SELECT 1'));
    proxy.freeze();
    // One of the reads waits for a response, one for its connection to open, and the others in the queue.
    const reads = Promise.all(Array.from({ length: POOL + 2 }, () => readOutcome({ query: MENU })));
    const [unread, unsent] = await Promise.all([reads, readOutcome(sendCode('frozen@example.com'))]);
    for (const one of [...unread, unsent]) expect(one).toMatchObject({ status: 503, retryAfter: '5', code: 'UNAVAILABLE' });
    for (const { ms } of unread) expect(ms).toBeLessThan(6_500);
    expect(unsent.ms).toBeLessThan(11_500);
    proxy.mend();
    expect(await readOutcome({ query: MENU })).toMatchObject({ status: 200, code: undefined });
    await expectHealthyPool();
    expect(await readCodes('frozen@example.com')).toBe(0);
    expect(api.log).toContainEqual(expect.objectContaining({ level: 'error', msg: 'the database did not answer', err: expect.anything() }));
  }, 40_000);

  it('does not leave a connection with an unanswered statement in the pool', async () => {
    await within(1_000, () => pool().query('SELECT 1'));
    proxy.freeze();
    await expect(within(150, () => pool().query('SELECT pg_sleep(0)'))).rejects.toThrow();
    await expect(within(150, () => api.db.directory.count())).rejects.toThrow();
    const inTransaction = () => service().inTransaction('frozen', (transaction) => transaction.directory.count());
    await expect(within(150, inTransaction)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    proxy.mend();
    await expectHealthyPool();
  });

  it('stops a transaction between two statements, and returns the connection', async () => {
    const ask = () =>
      service().inTransaction('frozen', async (transaction) => {
        await transaction.directory.count();
        proxy.freeze();
        return transaction.directory.count();
      });
    await expect(within(300, ask)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    proxy.mend();
    await expectHealthyPool();
  });
});

describe('a full connection pool', () => {
  it('refuses a waiting request whose time is used up, and gives its connection to the next one', async () => {
    const held = await Promise.all(Array.from({ length: POOL }, () => pool().connect()));
    await expect(within(150, () => pool().query('SELECT 1'))).rejects.toThrow('did not answer in time');
    await expect(within(150, () => api.db.directory.count())).rejects.toThrow('did not answer in time');
    for (const client of held) client.release();
    await expectHealthyPool();
  });

  it('sends nothing for a request whose time is used up', async () => {
    await expect(within(0, () => pool().query('SELECT 1'))).rejects.toThrow('did not answer in time');
  });
});

describe('a connection that breaks', () => {
  it('before the server gets COMMIT leaves nothing written, but the API cannot know', async () => {
    proxy.breakAt(COMMIT, 'before');
    expect(await readOutcome(sendCode('before@example.com'))).toMatchObject({ status: 503, code: 'OUTCOME_UNKNOWN' });
    expect(await readCodes('before@example.com')).toBe(0);
  });

  it('before COMMIT is sent leaves nothing written, and the request can be repeated', async () => {
    proxy.breakAt(['CODE_SENT'], 'after');
    expect(await readOutcome(sendCode('during@example.com'))).toMatchObject({ status: 503, retryAfter: '5', code: 'UNAVAILABLE' });
    expect(await readCodes('during@example.com')).toBe(0);
    expect(await readOutcome(sendCode('during@example.com'))).toMatchObject({ status: 200, code: undefined });
  });

  it('before the response to COMMIT arrives leaves the change committed, and the API does not claim otherwise', async () => {
    proxy.breakAt(COMMIT, 'after');
    expect(await readOutcome(sendCode('after@example.com'))).toMatchObject({ status: 503, retryAfter: null, code: 'OUTCOME_UNKNOWN' });
    expect(await readCodes('after@example.com')).toBe(1);
  });

  it('permanently before the response to COMMIT arrives is reported as OUTCOME_UNKNOWN, although the change was committed', async () => {
    proxy.cutAfter(COMMIT);
    expect(await readOutcome(sendCode('for-good@example.com'))).toMatchObject({ status: 503, retryAfter: null, code: 'OUTCOME_UNKNOWN' });
    proxy.mend();
    expect(await readCodes('for-good@example.com')).toBe(1);
  });

  it('after the commit does not make the API claim that nothing was changed', async () => {
    proxy.breakAt(['after_commit'], 'before');
    expect(await readOutcome({ query: 'mutation { changeAndRead }' })).toMatchObject({
      status: 503,
      retryAfter: null,
      code: 'OUTCOME_UNKNOWN',
    });
  });

  it('in a second transaction does not make the API deny what the first one changed', async () => {
    const twice = async () => {
      await service().inTransaction('twice', (transaction) => transaction.directory.count());
      proxy.breakAt(['second_change'], 'before');
      return service().inTransaction('twice', (transaction) => transaction.$queryRaw`SELECT 1 AS second_change`);
    };
    await expect(within(5_000, twice)).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' });
    await expectHealthyPool();
  });

  it('in a read outside GraphQL makes status and header say when to repeat', async () => {
    proxy.breakAt(['rest_read'], 'before');
    const response = await fetch(`${api.url}/reading`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE', details: { retryAfter: 5 } } }] });
    expect((await fetch(`${api.url}/reading`)).status).toBe(200);
  });
});
