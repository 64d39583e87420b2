import { setImmediate as tick } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Admission, OverloadedError, type Rank, type ReleaseSlot } from './admission.js';

const LIMITS = { maxRunning: 2, maxQueue: 6, maxQueueWhileShedding: 2, maxWaitMs: 1_000, shedAfterMs: 0, stopSheddingAfterMs: 60_000 };
const connectedSignal = new AbortController().signal;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface Entry {
  releaseSlot?: ReleaseSlot;
  error?: unknown;
}

function track(entering: Promise<ReleaseSlot>): Entry {
  const entry: Entry = {};
  entering.then(
    (releaseSlot) => {
      entry.releaseSlot = releaseSlot;
    },
    (error: unknown) => {
      entry.error = error;
    },
  );
  return entry;
}

const enter = (admission: Admission, count: number, rank: Rank = 'ordinary'): Entry[] =>
  Array.from({ length: count }, () => track(admission.enter(rank, connectedSignal)));

const describeStates = (entries: readonly Entry[]): string =>
  entries
    .map(({ releaseSlot, error }) => {
      if (releaseSlot) return 'in';
      return error instanceof OverloadedError ? 'refused' : 'waits';
    })
    .join(' ');

describe('admission', () => {
  it('runs requests up to the limit at once, and the others in order of arrival as slots become free', async () => {
    const requests = enter(new Admission(LIMITS), 5);
    await tick();
    expect(describeStates(requests)).toBe('in in waits waits waits');
    requests[0]?.releaseSlot?.();
    await tick();
    expect(describeStates(requests)).toBe('in in in waits waits');
  });

  it('frees a slot once, even if it is released twice', async () => {
    const admission = new Admission(LIMITS);
    const releaseSlot = await admission.enter('ordinary', connectedSignal);
    releaseSlot();
    releaseSlot();
    expect(admission.runningCount).toBe(0);
  });

  it('refuses none of a burst of requests that fits into the queue', async () => {
    const admission = new Admission(LIMITS);
    const requests = enter(admission, LIMITS.maxRunning + LIMITS.maxQueue);
    await tick();
    expect(requests.filter(({ error }) => error)).toEqual([]);
    for (const request of requests) {
      request.releaseSlot?.();
      await tick();
    }
    expect(describeStates(requests)).toBe(requests.map(() => 'in').join(' '));
    expect(admission).toMatchObject({ runningCount: 0, waitingCount: 0 });
  });

  it('refuses only as many requests of a burst as do not fit into the queue', async () => {
    const requests = enter(new Admission({ ...LIMITS, shedAfterMs: 60_000 }), LIMITS.maxRunning + LIMITS.maxQueue + 3);
    await tick();
    expect(requests.filter(({ error }) => error)).toHaveLength(3);
  });

  it('refuses all but the newest waiting requests once its queue is full, and keeps the queue short afterwards', async () => {
    const admission = new Admission(LIMITS);
    const requests = enter(admission, LIMITS.maxRunning + LIMITS.maxQueue + 1);
    await tick();
    expect(describeStates(requests)).toBe('in in refused refused refused refused refused waits waits');
    const [laterEntry] = enter(admission, 1);
    await tick();
    expect(describeStates(requests.slice(-2))).toBe('refused waits');
    expect(laterEntry).toEqual({});
  });

  it('permits a burst again after a quiet period', async () => {
    const admission = new Admission({ ...LIMITS, stopSheddingAfterMs: 50 });
    enter(admission, LIMITS.maxRunning + LIMITS.maxQueue + 1);
    jest.advanceTimersByTime(50);
    const laterEntries = enter(admission, LIMITS.maxQueue - LIMITS.maxQueueWhileShedding);
    await tick();
    expect(laterEntries.filter(({ error }) => error)).toEqual([]);
  });

  it('refuses ordinary requests beyond its shorter queue while it is overloaded, but not preferred ones', async () => {
    const admission = new Admission(LIMITS);
    expect(admission.refuseIfFull('ordinary')).toBe(false);
    enter(admission, LIMITS.maxRunning + 1);
    jest.advanceTimersByTime(LIMITS.maxWaitMs);
    expect(admission.waitingCount).toBe(0);
    enter(admission, LIMITS.maxQueueWhileShedding);
    expect(admission.refuseIfFull('ordinary')).toBe(true);
    expect(admission.refuseIfFull('preferred')).toBe(false);
    expect(admission.waitingCount).toBe(LIMITS.maxQueueWhileShedding);
  });

  it('refuses a request that has waited too long', async () => {
    const admission = new Admission(LIMITS);
    const requests = enter(admission, 3);
    jest.advanceTimersByTime(LIMITS.maxWaitMs - 1);
    await tick();
    expect(describeStates(requests)).toBe('in in waits');
    jest.advanceTimersByTime(1);
    await tick();
    expect(describeStates(requests)).toBe('in in refused');
    expect(admission.waitingCount).toBe(0);
  });

  it('admits preferred requests first, and does not shorten their queue when it refuses ordinary ones', async () => {
    const admission = new Admission(LIMITS);
    const running = enter(admission, LIMITS.maxRunning);
    const ordinary = enter(admission, 20);
    const preferred = enter(admission, 2, 'preferred');
    await tick();
    expect(describeStates(preferred)).toBe('waits waits');
    for (const request of running) request.releaseSlot?.();
    await tick();
    expect([describeStates(preferred), describeStates(ordinary.slice(-2))]).toEqual(['in in', 'waits waits']);
    for (const request of preferred) request.releaseSlot?.();
    await tick();
    expect(describeStates(ordinary.slice(-3))).toBe('refused in in');
  });

  it('gives every fourth slot to ordinary requests, even if many preferred ones arrive', async () => {
    const admission = new Admission({ ...LIMITS, maxRunning: 1 });
    const running = enter(admission, 1);
    const preferred = enter(admission, LIMITS.maxQueue, 'preferred');
    const [other] = enter(admission, 1);
    await tick();
    for (const request of [...running, ...preferred].slice(0, 4)) {
      request.releaseSlot?.();
      await tick();
    }
    expect([describeStates(preferred), other?.releaseSlot !== undefined]).toEqual(['in in in waits waits waits', true]);
  });

  it('does not start a request whose client has disconnected', async () => {
    const disconnected = AbortSignal.abort(new Error('gone'));
    await expect(new Admission(LIMITS).enter('ordinary', disconnected)).rejects.toThrow('gone');
  });

  it('removes a waiting request whose client disconnects', async () => {
    const admission = new Admission(LIMITS);
    const [running] = enter(admission, LIMITS.maxRunning);
    const client = new AbortController();
    const leavingEntry = track(admission.enter('ordinary', client.signal));
    const [remainingEntry] = enter(admission, 1);
    await tick();
    client.abort(new Error('gone'));
    running?.releaseSlot?.();
    await tick();
    expect(leavingEntry.error).toEqual(new Error('gone'));
    expect(remainingEntry?.releaseSlot).toBeDefined();
  });
});
