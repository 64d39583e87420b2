import { setImmediate as tick, setTimeout as wait } from 'node:timers/promises';
import { BoundedRenders, TooBusy } from './bounded-renders.ts';

let visitors: AbortController;
let staying: AbortSignal;
beforeEach(() => {
  visitors = new AbortController();
  staying = visitors.signal;
});
// Those who still wait leave, because a timer would keep the process alive for each.
afterEach(() => visitors.abort());

const limits = { running: 1, burst: 5, shedding: 1, longestWaitMs: 60_000, patienceMs: 0, calmMs: 60_000 };

function track(entering: Promise<() => void>) {
  const state: { leave?: () => void; error?: unknown } = {};
  entering.then(
    (leave) => {
      state.leave = leave;
    },
    (error: unknown) => {
      state.error = error;
    },
  );
  return state;
}

test('limits concurrency, and admits waiting renders in order', async () => {
  const renders = new BoundedRenders({ ...limits, running: 2 });
  const visits = Array.from({ length: 4 }, () => track(renders.enter(staying)));
  await tick();
  expect(visits.map(({ leave }) => leave !== undefined)).toEqual([true, true, false, false]);
  visits[1]?.leave?.();
  await tick();
  expect(visits.map(({ leave }) => leave !== undefined)).toEqual([true, true, true, false]);
  expect(renders).toMatchObject({ running: 2, waiting: 1 });
});

test('releasing twice frees one slot', async () => {
  const renders = new BoundedRenders(limits);
  const leave = await renders.enter(staying);
  leave();
  leave();
  expect(renders.running).toBe(0);
});

test('a burst waits; more than that are refused, the oldest first, until the queue is short', async () => {
  const renders = new BoundedRenders(limits);
  const leave = await renders.enter(staying);
  const burst = Array.from({ length: limits.burst }, () => track(renders.enter(staying)));
  await tick();
  expect(burst.map(({ error }) => error)).toEqual(burst.map(() => undefined));
  const newest = track(renders.enter(staying));
  await tick();
  for (const { error } of burst) expect(error).toBeInstanceOf(TooBusy);
  expect(renders.waiting).toBe(limits.shedding);
  leave();
  await tick();
  expect(newest.leave).toBeDefined();
});

test('of a burst, no more visits are refused than are too many', async () => {
  const renders = new BoundedRenders({ ...limits, patienceMs: 60_000 });
  const visits = Array.from({ length: limits.running + limits.burst + 3 }, () => track(renders.enter(staying)));
  await tick();
  expect(visits.filter(({ error }) => error)).toHaveLength(3);
});

test('a burst may wait again after a time without refusals', async () => {
  const renders = new BoundedRenders({ ...limits, calmMs: 50 });
  await renders.enter(staying);
  for (let count = 0; count <= limits.burst; count += 1) track(renders.enter(staying));
  await wait(80);
  const later = Array.from({ length: limits.burst - limits.shedding }, () => track(renders.enter(staying)));
  await tick();
  expect(later.map(({ error }) => error)).toEqual(later.map(() => undefined));
});

test('a visit that has waited too long is refused', async () => {
  const renders = new BoundedRenders({ ...limits, longestWaitMs: 30 });
  await renders.enter(staying);
  await expect(renders.enter(staying)).rejects.toBeInstanceOf(TooBusy);
  expect(renders.waiting).toBe(0);
});

test('preferred visits go first, and are not refused with the others', async () => {
  const renders = new BoundedRenders(limits);
  const leave = await renders.enter(staying);
  const others = Array.from({ length: 2 * limits.burst }, () => track(renders.enter(staying)));
  const preferred = track(renders.enter(staying, true));
  leave();
  await tick();
  expect(preferred.leave).toBeDefined();
  preferred.leave?.();
  await tick();
  expect(others.at(-1)?.leave).toBeDefined();
});

test('every fourth slot goes to another page, however many preferred ones come', async () => {
  const renders = new BoundedRenders(limits);
  const running = track(renders.enter(staying));
  const preferred = Array.from({ length: limits.burst }, () => track(renders.enter(staying, true)));
  const other = track(renders.enter(staying));
  await tick();
  for (const visit of [running, ...preferred.slice(0, 3)]) {
    visit.leave?.();
    await tick();
  }
  expect([preferred.filter(({ leave }) => leave).length, other.leave !== undefined]).toEqual([3, true]);
});

test('aborting while waiting leaves the queue', async () => {
  const renders = new BoundedRenders(limits);
  const leave = await renders.enter(staying);
  const visitor = new AbortController();
  const gone = track(renders.enter(visitor.signal));
  const patient = track(renders.enter(staying));
  visitor.abort(new Error('gone'));
  leave();
  await tick();
  expect(gone.error).toEqual(new Error('gone'));
  expect(patient.leave).toBeDefined();
});
