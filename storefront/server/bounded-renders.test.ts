import { setImmediate as tick } from 'node:timers/promises';
import { BoundedRenders, TooBusy } from './bounded-renders.ts';

const staying = new AbortController().signal;

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
  const renders = new BoundedRenders({ running: 2, waiting: 5 });
  const visits = Array.from({ length: 4 }, () => track(renders.enter(staying)));
  await tick();
  expect(visits.map(({ leave }) => leave !== undefined)).toEqual([true, true, false, false]);
  visits[1]?.leave?.();
  await tick();
  expect(visits.map(({ leave }) => leave !== undefined)).toEqual([true, true, true, false]);
  expect(renders).toMatchObject({ running: 2, waiting: 1 });
});

test('releasing twice frees one slot', async () => {
  const renders = new BoundedRenders({ running: 1, waiting: 5 });
  const leave = await renders.enter(staying);
  leave();
  leave();
  expect(renders.running).toBe(0);
});

test('rejects when the queue is full', async () => {
  const renders = new BoundedRenders({ running: 1, waiting: 1 });
  await renders.enter(staying);
  const waiting = track(renders.enter(staying));
  await expect(renders.enter(staying)).rejects.toBeInstanceOf(TooBusy);
  expect(waiting.error).toBeUndefined();
});

test('aborting while waiting leaves the queue', async () => {
  const renders = new BoundedRenders({ running: 1, waiting: 5 });
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
