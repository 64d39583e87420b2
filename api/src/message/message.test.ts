import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeSmsGateway, startSmsGateway } from '../../test/fakes/sms-gateway.fake.js';
import { until } from '../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { MAX_CONCURRENT } from './dispatch-job.rules.js';
import type { Message, SkipReason } from './message.model.js';
import { MessageService } from './message.service.js';

const ADDRESS = '+79001234567';
// No number or id can contain this text.
const TEXT = 'Зимородок — код входа в Meet';

let gateway: FakeSmsGateway;
let api: TestApi;
let composeResult: Message | SkipReason | Promise<never>;
let settledIds: string[];
/** Number of settled messages at each call of compose. */
let settledCounts: number[];
const compose = async () => {
  settledCounts.push(settledIds.length);
  return composeResult;
};
let sentCount = 0;

beforeAll(async () => {
  gateway = await startSmsGateway();
  api = await startTestApi({ SMS_URL: gateway.url, SMS_KEY: 'secret-key', SMS_FROM: 'Meet', LOG_LEVEL: 'trace' });
  api.app.get(MessageService).register('test', { compose, onSettled: async (id) => void settledIds.push(id) });
});
afterAll(async () => {
  await api.close();
  await gateway.close();
});

beforeEach(() => {
  composeResult = { type: 'PHONE', address: ADDRESS, text: TEXT };
  settledIds = [];
  settledCounts = [];
  gateway.requests.length = 0;
  gateway.setResponse(() => ({ status: 200 }));
});
afterEach(async () => {
  await api.db.$executeRaw`DELETE FROM undelivered_message`;
});

async function enqueue(id = `message-${++sentCount}`, thenFail = false): Promise<string> {
  await api.app.get(PrismaService).inTransaction(`request-of-${id}`, async (transaction) => {
    await api.app.get(MessageService).enqueue(transaction, { kind: 'test', id });
    if (thenFail) throw new Error('after all not');
  });
  return id;
}

const listJobs = async (): Promise<{ attempts: number }[]> => api.db.$queryRaw`SELECT attempts FROM graphile_worker.jobs`;
const readJob = async (): Promise<{ created_at: Date; run_at: Date }> => {
  const [job] = await api.db.$queryRaw<{ created_at: Date; run_at: Date }[]>`SELECT created_at, run_at FROM graphile_worker._private_jobs`;
  if (!job) throw new Error('there is no job');
  return job;
};
/** Makes the only job due now and returns that time. */
const makeJobDue = async (): Promise<Date> => {
  const [job] = await api.db.$queryRaw<{ run_at: Date }[]>`UPDATE graphile_worker._private_jobs SET run_at = now() RETURNING run_at`;
  if (!job) throw new Error('there is no job');
  return job.run_at;
};
const isDone = async (): Promise<boolean> => (await listJobs()).length === 0;
/** Whether the job has failed and was queued again. */
const hasFailed = async (): Promise<boolean> =>
  (await api.db.$executeRaw`SELECT FROM graphile_worker.jobs WHERE locked_at IS NULL AND last_error IS NOT NULL`) === 1;
/** Sets the attempt counter; the job must not be running. */
const setAttempts = (attempts: number) =>
  api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = ${attempts}::int, run_at = now() WHERE locked_at IS NULL`;
const waitUntilExhausted = async () => {
  await until('the first attempt has failed', hasFailed);
  await until('the next attempt is the last', async () => (await setAttempts(7)) === 1);
  await until('it is given up', isDone);
};
/** The first attempt fails; later ones have nothing to send. */
const failThenSkip = (skipReason: SkipReason) =>
  gateway.setResponse(() => {
    composeResult = skipReason;
    return { status: 503 };
  });
const listUndelivered = () =>
  api.db.undeliveredMessage.findMany({ select: { kind: true, messageId: true, reason: true }, orderBy: { failedAt: 'asc' } });
const readHealth = async (): Promise<Record<string, { status: string; detail?: string }>> =>
  ((await (await fetch(`${api.healthUrl}/health/ready`)).json()) as { components: Record<string, { status: string }> }).components;
const readMetrics = async (): Promise<string> => (await fetch(`${api.healthUrl}/metrics`)).text();

describe('many simultaneous messages', () => {
  it('are sent concurrently up to a limit, those with the smallest priority number first', async () => {
    const completions: (() => void)[] = [];
    const composing: string[] = [];
    const messages = api.app.get(MessageService);
    messages.register('slow', {
      compose: (id) => {
        composing.push(id);
        const { promise, resolve } = Promise.withResolvers<Message>();
        completions.push(() => resolve({ type: 'PHONE', address: ADDRESS, text: TEXT }));
        return promise;
      },
    });
    const enqueueAll = async (ids: readonly string[], priority: number) => {
      await api.app.get(PrismaService).inTransaction('crowd', async (transaction) => {
        for (const id of ids) await transaction.$executeRaw(messages.buildEnqueueQuery({ kind: 'slow', id }, undefined, priority));
      });
    };
    await enqueueAll(
      Array.from({ length: MAX_CONCURRENT + 2 }, (_, index) => `crowd ${index}`),
      0,
    );
    await until('as many are being sent as may be', () => composing.length === MAX_CONCURRENT);
    await enqueueAll(['own code'], -1);
    // Frees only one worker, because several would take the next messages at the same time.
    completions[0]?.();
    await until('the next one is being sent', () => composing.length > MAX_CONCURRENT);
    expect(composing[MAX_CONCURRENT]).toBe('own code');
    await until('all are sent', async () => {
      for (const complete of completions) complete();
      return (await listJobs()).length === 0;
    });
  });
});

describe('a message', () => {
  it('is sent after its transaction commits, and its job contains only its kind, its id and the request id', async () => {
    const id = 'holds-nothing';
    let payload: unknown;
    await api.app.get(PrismaService).inTransaction('request-1', async (transaction) => {
      await api.app.get(MessageService).enqueue(transaction, { kind: 'test', id });
      [{ payload } = { payload: undefined }] = await transaction.$queryRaw<{ payload: unknown }[]>`
        SELECT payload FROM graphile_worker._private_jobs`;
    });
    expect(payload).toEqual({ kind: 'test', id, requestId: 'request-1' });
    await until('it is sent', isDone);
    expect(gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]?.headers).toMatchObject({ authorization: 'Bearer secret-key', 'idempotency-key': `test:${id}` });
    expect(gateway.requests[0]?.body).toEqual({ to: ADDRESS, text: TEXT, from: 'Meet', idempotencyKey: `test:${id}` });
    expect(await readMetrics()).toMatch(/meet_message_attempts_total\{kind="test",outcome="delivered"\} [1-9]/);
    expect(await readHealth()).toMatchObject({ messages: { status: 'up' } });
  });

  it('is not sent if its transaction fails, and is sent once if it is enqueued twice', async () => {
    await expect(enqueue('never', true)).rejects.toThrow('after all not');
    await api.app.get(PrismaService).inTransaction('twice', async (transaction) => {
      for (let times = 0; times < 2; times += 1) await api.app.get(MessageService).enqueue(transaction, { kind: 'test', id: 'twice' });
    });
    await until('it is sent', isDone);
    expect(gateway.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['test:twice']);
  });

  it('is retried with growing pauses and the same idempotency key', async () => {
    gateway.setResponse(() => ({ status: gateway.requests.length < 3 ? 503 : 200 }));
    const id = await enqueue();
    const pauses: number[] = [];
    let dueSince = (await readJob()).created_at;
    for (const attempts of [1, 2]) {
      await until(`attempt ${attempts} has failed`, async () => gateway.requests.length === attempts && (await hasFailed()));
      pauses.push((await readJob()).run_at.getTime() - dueSince.getTime());
      dueSince = await makeJobDue();
    }
    await until('it is sent', isDone);
    // The queue waits for e seconds, then for e².
    expect(pauses[0]).toBeGreaterThan(2_700);
    expect(pauses[1]).toBeGreaterThan(7_300);
    expect(gateway.requests).toHaveLength(3);
    expect(new Set(gateway.requests.map(({ body }) => body.idempotencyKey))).toEqual(new Set([`test:${id}`]));
    expect(await listUndelivered()).toEqual([]);
    expect(await readMetrics()).toContain('meet_message_attempts_total{kind="test",outcome="retried"} 2');
  });

  it('is composed anew for every attempt, and dropped once it has expired', async () => {
    failThenSkip('EXPIRED');
    const id = await enqueue();
    await until('it is dropped', isDone);
    expect(gateway.requests).toHaveLength(1);
    expect(await listUndelivered()).toEqual([{ kind: 'test', messageId: id, reason: 'EXPIRED' }]);
    expect([settledCounts, settledIds]).toEqual([[0, 0], [id]]);
  });

  it('is dropped without an alarm when it is no longer needed', async () => {
    failThenSkip('UNWANTED');
    const id = await enqueue();
    await until('it is dropped', isDone);
    expect(gateway.requests).toHaveLength(1);
    expect([await listUndelivered(), settledIds]).toEqual([[], [id]]);
    expect(api.log.filter(({ level, messageId }) => level === 'error' && messageId === id)).toEqual([]);
    expect(await readHealth()).toMatchObject({ messages: { status: 'up' } });
    expect(await readMetrics()).toContain('meet_message_attempts_total{kind="test",outcome="unwanted"} 1');
  });

  it('is given up when the gateway rejects it permanently, and after the last attempt', async () => {
    gateway.setResponse(() => ({ status: 422 }));
    const refused = await enqueue();
    await until('it is given up', isDone);
    gateway.setResponse(() => ({ status: 500 }));
    const exhausted = await enqueue();
    await waitUntilExhausted();
    expect(await listUndelivered()).toEqual([
      { kind: 'test', messageId: refused, reason: 'REFUSED' },
      { kind: 'test', messageId: exhausted, reason: 'EXHAUSTED' },
    ]);
    expect((await readHealth()).messages).toMatchObject({
      status: 'degraded',
      detail: expect.stringContaining('2 given up in the last 15 minutes'),
    });
    expect(await readMetrics()).toMatch(/meet_messages_undelivered 2/);
  });

  it('is sent even if the database has dropped every connection just before it is queued', async () => {
    await api.db
      .$queryRaw`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await until('the database is back', () =>
      listJobs().then(
        () => true,
        () => false,
      ),
    );
    const id = await enqueue();
    await until('it is sent', isDone);
    expect(gateway.requests.map(({ body }) => body.idempotencyKey)).toContain(`test:${id}`);
  });

  it('whose sending process was killed during the last attempt is given up without another attempt', async () => {
    await api.db.$executeRaw`
      SELECT graphile_worker.add_job('deliver_message', '{"kind":"test","id":"unfinished"}', job_key => 'test:unfinished', run_at => now() + '1 hour')`;
    await api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts, run_at = now() - interval '1 minute'`;
    await until('it is given up', isDone);
    expect(await listUndelivered()).toEqual([{ kind: 'test', messageId: 'unfinished', reason: 'EXHAUSTED' }]);
    expect(gateway.requests).toEqual([]);
  });

  it('is retried when composing it fails, and the text of the error is not stored in the queue', async () => {
    composeResult = Promise.reject(new Error(`no row of ${ADDRESS}`));
    await enqueue();
    await until('the first attempt has failed', hasFailed);
    const [{ error } = { error: '' }] = await api.db.$queryRaw<{ error: string }[]>`SELECT last_error AS error FROM graphile_worker.jobs`;
    expect(error).toMatch(/^Error\b/);
    expect(error).not.toContain(ADDRESS);
    await api.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  });

  it('is reported by health when it stays unsent', async () => {
    await api.db.$executeRaw`SELECT graphile_worker.add_job('deliver_message', '{"kind":"test","id":"late"}', run_at => now() + '1 hour')`;
    await api.db
      .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 minute', locked_at = now(), locked_by = 'somebody'`;
    expect((await readHealth()).messages).toMatchObject({ status: 'degraded', detail: expect.stringContaining('1 overdue') });
    await api.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  });

  it('is refused on enqueuing if its kind is not registered', async () => {
    const enqueued = api.app
      .get(PrismaService)
      .inTransaction('unknown', (transaction) => api.app.get(MessageService).enqueue(transaction, { kind: 'no-such-kind', id: '1' }));
    await expect(enqueued).rejects.toThrow('The message kind "no-such-kind" is not registered');
  });

  it('leaves neither its text nor its address in the log, the queue or the table of undelivered messages', async () => {
    gateway.setResponse(() => ({ status: 500 }));
    await enqueue();
    await until('the first attempt has failed', hasFailed);
    const queue = await api.db.$queryRaw`SELECT jobs::text FROM graphile_worker._private_jobs AS jobs`;
    await waitUntilExhausted();
    const written = JSON.stringify([api.log, queue, await listUndelivered()]);
    expect(written).toContain('message given up');
    for (const secret of [ADDRESS, ADDRESS.slice(1), 'Зимородок', 'secret-key']) expect(written).not.toContain(secret);
  });
});
