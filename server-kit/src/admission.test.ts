import { setTimeout as delay, setImmediate as tick } from 'node:timers/promises';
import { Admission, Overloaded, type Rank, type ReleaseSlot } from './admission.js';

const LIMITS = { running: 2, burst: 6, shedding: 2, maxWaitMs: 1_000, shedAfterMs: 0, calmMs: 60_000 };
let clients: AbortController;
let staying: AbortSignal;
beforeEach(() => {
  clients = new AbortController();
  staying = clients.signal;
});
// Waiting requests leave, because each has a timer that would keep the process alive.
afterEach(() => clients.abort());

interface Seen {
  leave?: ReleaseSlot;
  error?: unknown;
}

function track(entering: Promise<ReleaseSlot>): Seen {
  const seen: Seen = {};
  entering.then(
    (leave) => {
      seen.leave = leave;
    },
    (error: unknown) => {
      seen.error = error;
    },
  );
  return seen;
}

const enter = (admission: Admission, count: number, rank: Rank = 'ordinary'): Seen[] =>
  Array.from({ length: count }, () => track(admission.enter(rank, staying)));

const states = (seen: readonly Seen[]): string =>
  seen
    .map(({ leave, error }) => {
      if (leave) return 'in';
      return error instanceof Overloaded ? 'refused' : 'waits';
    })
    .join(' ');

describe('admission', () => {
  it('runs tasks up to the limit, and the others in order of arrival', async () => {
    const requests = enter(new Admission(LIMITS), 5);
    await tick();
    expect(states(requests)).toBe('in in waits waits waits');
    requests[0]?.leave?.();
    await tick();
    expect(states(requests)).toBe('in in in waits waits');
  });

  it('frees a slot once', async () => {
    const admission = new Admission(LIMITS);
    const leave = await admission.enter('ordinary', staying);
    leave();
    leave();
    expect(admission.running).toBe(0);
  });

  it('lets a burst wait without a refusal', async () => {
    const admission = new Admission(LIMITS);
    const requests = enter(admission, LIMITS.running + LIMITS.burst);
    await tick();
    expect(requests.filter(({ error }) => error)).toEqual([]);
    for (const request of requests) {
      request.leave?.();
      await tick();
    }
    expect(states(requests)).toBe(requests.map(() => 'in').join(' '));
    expect(admission).toMatchObject({ running: 0, waiting: 0 });
  });

  it('refuses only the excess of a burst', async () => {
    const requests = enter(new Admission({ ...LIMITS, shedAfterMs: 60_000 }), LIMITS.running + LIMITS.burst + 3);
    await tick();
    expect(requests.filter(({ error }) => error)).toHaveLength(3);
  });

  it('keeps the newest tasks when more arrive than a burst, and a short queue from then on', async () => {
    const admission = new Admission(LIMITS);
    const requests = enter(admission, LIMITS.running + LIMITS.burst + 1);
    await tick();
    expect(states(requests)).toBe('in in refused refused refused refused refused waits waits');
    const [later] = enter(admission, 1);
    await tick();
    expect(states(requests.slice(-2))).toBe('refused waits');
    expect(later).toEqual({});
  });

  it('permits a burst again after a quiet period', async () => {
    const admission = new Admission({ ...LIMITS, calmMs: 50 });
    enter(admission, LIMITS.running + LIMITS.burst + 1);
    await delay(80);
    const later = enter(admission, LIMITS.burst - LIMITS.shedding);
    await tick();
    expect(later.filter(({ error }) => error)).toEqual([]);
  });

  it('refuses new tasks and shortens its queue while it is overloaded', async () => {
    const admission = new Admission({ ...LIMITS, maxWaitMs: 30 });
    expect(admission.isRefusing('ordinary')).toBe(false);
    enter(admission, LIMITS.running + 1);
    while (admission.waiting > 0) await delay(5);
    enter(admission, LIMITS.shedding);
    expect(admission.isRefusing('ordinary')).toBe(true);
    expect(admission.isRefusing('preferred')).toBe(false);
    expect(admission.waiting).toBe(LIMITS.shedding);
  });

  it('refuses a request that has waited too long', async () => {
    const admission = new Admission({ ...LIMITS, maxWaitMs: 30 });
    const requests = enter(admission, 3);
    while (states(requests) !== 'in in refused') await delay(5);
    expect(admission.waiting).toBe(0);
  });

  it('admits preferred requests first, and refuses each rank separately', async () => {
    const admission = new Admission(LIMITS);
    const running = enter(admission, LIMITS.running);
    const ordinary = enter(admission, 20);
    const preferred = enter(admission, 2, 'preferred');
    await tick();
    expect(states(preferred)).toBe('waits waits');
    for (const request of running) request.leave?.();
    await tick();
    expect([states(preferred), states(ordinary.slice(-2))]).toEqual(['in in', 'waits waits']);
    for (const request of preferred) request.leave?.();
    await tick();
    expect(states(ordinary.slice(-3))).toBe('refused in in');
  });

  it('gives every fourth slot to ordinary requests, however many preferred ones come', async () => {
    const admission = new Admission({ ...LIMITS, running: 1 });
    const running = enter(admission, 1);
    const preferred = enter(admission, LIMITS.burst, 'preferred');
    const [other] = enter(admission, 1);
    await tick();
    for (const request of [...running, ...preferred].slice(0, 4)) {
      request.leave?.();
      await tick();
    }
    expect([states(preferred), other?.leave !== undefined]).toEqual(['in in in waits waits waits', true]);
  });

  it('does not start a request whose client has disconnected', async () => {
    const left = AbortSignal.abort(new Error('gone'));
    await expect(new Admission(LIMITS).enter('ordinary', left)).rejects.toThrow('gone');
  });

  it('removes a request whose client disconnects', async () => {
    const admission = new Admission(LIMITS);
    const [running] = enter(admission, LIMITS.running);
    const client = new AbortController();
    const gone = track(admission.enter('ordinary', client.signal));
    const [patient] = enter(admission, 1);
    await tick();
    client.abort(new Error('gone'));
    running?.leave?.();
    await tick();
    expect(gone.error).toEqual(new Error('gone'));
    expect(patient?.leave).toBeDefined();
  });
});
