import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { type Job, type JobOptions, JobService } from './job.service.js';

interface Run extends Job {
  payload: unknown;
}

let api: TestApi;
const runs: Run[] = [];
const givenUpPayloads: unknown[] = [];
let onRun: (run: Run) => Promise<void> | void = () => undefined;

@Injectable()
class Jobs implements OnModuleInit {
  constructor(private readonly jobs: JobService) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'test-job',
      maxAttempts: 2,
      run: async (payload, job) => {
        const run = { ...job, payload };
        runs.push(run);
        await onRun(run);
      },
      giveUp: async (payload) => void givenUpPayloads.push(payload),
    });
  }
}

@Module({ providers: [Jobs] })
class JobsModule {}

beforeAll(async () => {
  api = await startTestApi({}, [JobsModule]);
});
afterAll(async () => {
  await api.close();
});
beforeEach(() => {
  runs.length = 0;
  givenUpPayloads.length = 0;
  onRun = () => undefined;
});

const addJob = (payload: object, options?: JobOptions, thenFail = false) =>
  api.app.get(PrismaService).inTransaction('request-of-job', async (transaction) => {
    await api.app.get(JobService).add(transaction, 'test-job', payload, options);
    if (thenFail) throw new Error('after all not');
  });
const isQueueEmpty = async () => (await api.db.$executeRaw`SELECT FROM graphile_worker.jobs`) === 0;
const makeRetriesDue = () =>
  api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND attempts > 0`;

describe('a job', () => {
  it('costs two statements of the queue: one takes it, and one completes it', async () => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    await addJob({});
    await until('it has run', isQueueEmpty);
    const names = await Promise.all(
      query.mock.results.map(async ({ value }, call) => {
        const [statement] = query.mock.calls[call] as unknown as [{ name?: string }];
        // Leaves out the statements of workers that look for a job every two seconds and find none.
        const result = (await (value as unknown)) as { rowCount: number } | undefined;
        return result?.rowCount ? statement.name : undefined;
      }),
    );
    query.mockRestore();
    expect(runs).toHaveLength(1);
    expect(names.filter((name) => name?.endsWith('/graphile_worker'))).toEqual(['get_job/graphile_worker', 'complete_job/graphile_worker']);
  });

  it('runs once after its transaction is committed, with its payload and the id of the request, and never after a rollback', async () => {
    await expect(addJob({ id: 'never' }, {}, true)).rejects.toThrow('after all not');
    await addJob({ id: 'one' });
    await until('the queue is empty', isQueueEmpty);
    expect(runs).toMatchObject([{ payload: { id: 'one' }, attempt: 1, isLastAttempt: false, requestId: 'request-of-job' }]);
  });

  it('replaces a waiting job with the same key', async () => {
    await api.app.get(PrismaService).inTransaction('twice', async (transaction) => {
      for (const id of ['first', 'second']) await api.app.get(JobService).add(transaction, 'test-job', { id }, { key: 'same' });
    });
    await until('the queue is empty', isQueueEmpty);
    expect(runs.map(({ payload }) => payload)).toEqual([{ id: 'second' }]);
  });

  it('that enqueues itself while it runs is followed by one more run', async () => {
    onRun = async ({ payload }) => {
      if ((payload as { turn: number }).turn === 1) await addJob({ turn: 2 }, { key: 'again' });
    };
    await addJob({ turn: 1 }, { key: 'again' });
    await until('both have run', async () => runs.length === 2 && (await isQueueEmpty()));
    expect([runs.map(({ payload }) => payload), givenUpPayloads]).toEqual([[{ turn: 1 }, { turn: 2 }], []]);
  });

  it('does not run before the time in its option `runAt`', async () => {
    const [{ later } = { later: new Date() }] = await api.db.$queryRaw<{ later: Date }[]>`SELECT now() + interval '1 second' AS later`;
    await addJob({}, { runAt: later });
    await until('the queue is empty', isQueueEmpty);
    const [{ now } = { now: new Date(0) }] = await api.db.$queryRaw<{ now: Date }[]>`SELECT now()`;
    expect(now.getTime()).toBeGreaterThanOrEqual(later.getTime());
  });

  it('that fails is retried, then given up, and the message of its error does not reach the queue', async () => {
    onRun = () => {
      throw new TypeError('the secret of a shopper');
    };
    await addJob({ id: 'failing' });
    await until(
      'it has failed once',
      async () => (await api.db.$executeRaw`SELECT FROM graphile_worker.jobs WHERE last_error IS NOT NULL`) === 1,
    );
    expect(await api.db.$queryRaw`SELECT last_error FROM graphile_worker.jobs`).toEqual([{ last_error: 'TypeError' }]);
    await makeRetriesDue();
    await until('it is given up', isQueueEmpty);
    expect(runs.map(({ attempt, isLastAttempt }) => ({ attempt, isLastAttempt }))).toEqual([
      { attempt: 1, isLastAttempt: false },
      { attempt: 2, isLastAttempt: true },
    ]);
    expect(givenUpPayloads).toContainEqual(expect.objectContaining({ id: 'failing' }));
    expect(api.log.filter(({ msg }) => msg === 'a job failed').map(({ level }) => level)).toEqual(['warn', 'error']);
  });

  it('of a killed process is run by another process', async () => {
    await addJob({ id: 'unfinished' }, { runAt: new Date(Date.UTC(2100, 0)) });
    await api.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = now() - interval '1 minute', locked_by = 'a killed process', attempts = 1`;
    await until('it has run', isQueueEmpty);
    expect(runs).toMatchObject([{ payload: { id: 'unfinished' }, attempt: 2 }]);
  });

  it('of an unknown kind is refused when it is enqueued', async () => {
    const added = api.app
      .get(PrismaService)
      .inTransaction('unknown', (transaction) => api.app.get(JobService).add(transaction, 'no-such-job', {}));
    await expect(added).rejects.toThrow('The job "no-such-job" is not registered');
  });
});
