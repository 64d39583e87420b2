import { describe, expect, it } from '@jest/globals';
import { FairQueue, type QueuedTask, QueueFull } from './fair-queue.js';

const defaultLimits = { maxRunning: 2, maxRunningExpensive: 1, maxCheapCost: 10, maxWaiting: 1000, maxWaitingPerAddress: 150 };

/** Creates a queue whose tasks end when the test ends them, and lists the names of the started tasks. */
function createWatchedQueue(limits: Partial<typeof defaultLimits> = {}) {
  const queue = new FairQueue({ ...defaultLimits, ...limits });
  const startedNames: string[] = [];
  const running = new Map<string, () => void>();
  const task = (name: string, cost: number, isBackground = false): QueuedTask => ({
    address: name.replace(/ .*/, ''),
    cost,
    isBackground,
    start: () => {
      startedNames.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      running.set(name, resolve);
      return promise;
    },
  });
  const end = async (name = [...running.keys()][0] ?? ''): Promise<void> => {
    running.get(name)?.();
    running.delete(name);
    await new Promise(setImmediate);
  };
  const endAll = async (): Promise<void> => {
    while (running.size > 0) await end();
  };
  return { queue, startedNames, running, task, end, endAll };
}

describe('a fair queue', () => {
  it("starts 12 clients' cheap tasks before the rest of one client's 108 expensive tasks", async () => {
    const { queue, startedNames, task, endAll } = createWatchedQueue();
    for (let count = 0; count < 108; count += 1) queue.add(task(`greedy ${count}`, 60));
    for (let count = 0; count < 12; count += 1) queue.add(task(`visitor${count} `, 1));
    await endAll();
    const lastVisitor = startedNames.findLastIndex((name) => name.startsWith('visitor'));
    expect(startedNames.slice(0, lastVisitor).filter((name) => name.startsWith('greedy'))).toHaveLength(1);
    expect(startedNames).toHaveLength(120);
  });

  it('gives a client with many cheap tasks as much work as a client with expensive tasks', async () => {
    const { queue, startedNames, task, endAll } = createWatchedQueue();
    for (let count = 0; count < 20; count += 1) queue.add(task(`greedy ${count}`, 20));
    for (let count = 0; count < 40; count += 1) queue.add(task(`visitor ${count}`, 1));
    await endAll();
    const beforeLast = startedNames.slice(0, startedNames.indexOf('visitor 39'));
    expect(beforeLast.filter((name) => name.startsWith('greedy')).length).toBeLessThanOrEqual(3);
  });

  it("starts a client's cheapest task first, and equally cheap tasks in order of arrival", async () => {
    const { queue, startedNames, task, endAll } = createWatchedQueue({ maxRunning: 1 });
    for (const [name, cost] of [
      ['a first', 5],
      ['a large', 9],
      ['a small', 1],
      ['a small too', 1],
    ] as const)
      queue.add(task(name, cost));
    await endAll();
    expect(startedNames).toEqual(['a first', 'a small', 'a small too', 'a large']);
  });

  it('keeps a slot free of expensive tasks', async () => {
    const { queue, startedNames, running, task } = createWatchedQueue();
    for (let count = 0; count < 3; count += 1) queue.add(task(`a${count}`, 50));
    expect(running.size).toBe(1);
    queue.add(task('b', 1));
    expect(startedNames).toEqual(['a0', 'b']);
  });

  it('starts background tasks one at a time, and only when no other task is waiting or running', async () => {
    const { queue, startedNames, task, end } = createWatchedQueue();
    for (const name of ['p 1', 'p 2', 'p 3']) queue.add(task(name, 1, true));
    expect(startedNames).toEqual(['p 1']);
    queue.add(task('visitor', 1));
    await end('p 1');
    expect(startedNames).toEqual(['p 1', 'visitor']);
    await end('visitor');
    expect(startedNames).toEqual(['p 1', 'visitor', 'p 2']);
  });

  it('does not start a removed task', async () => {
    const { queue, startedNames, task, endAll } = createWatchedQueue({ maxRunning: 1 });
    const [first, second, third] = ['a 1', 'a 2', 'b 1'].map((name) => task(name, 1));
    for (const one of [first, second, third]) if (one) queue.add(one);
    if (second) queue.remove(second);
    await endAll();
    expect(startedNames).toEqual(['a 1', 'b 1']);
  });

  it('refuses tasks above the limits per client and in total, and runs the accepted tasks', async () => {
    const { queue, startedNames, task, endAll } = createWatchedQueue({ maxRunning: 1, maxWaiting: 3, maxWaitingPerAddress: 2 });
    for (const name of ['a 1', 'a 2', 'a 3']) queue.add(task(name, 1));
    expect(() => queue.add(task('a 4', 1))).toThrow(QueueFull);
    queue.add(task('b 1', 1));
    expect(() => queue.add(task('c 1', 1))).toThrow(QueueFull);
    await endAll();
    expect(startedNames.sort()).toEqual(['a 1', 'a 2', 'a 3', 'b 1']);
  });

  it('limits background tasks by client and in total, and counts them apart from other tasks', async () => {
    const { queue, startedNames, task, endAll } = createWatchedQueue({ maxRunning: 1, maxWaiting: 3, maxWaitingPerAddress: 2 });
    for (const name of ['a 1', 'a 2', 'a 3']) queue.add(task(name, 1, true));
    expect(() => queue.add(task('a 4', 1, true))).toThrow(QueueFull);
    queue.add(task('b 1', 1, true));
    expect(() => queue.add(task('c 1', 1, true))).toThrow(QueueFull);
    queue.add(task('visitor', 1));
    await endAll();
    expect(startedNames).toEqual(['a 1', 'visitor', 'a 2', 'a 3', 'b 1']);
  });
});
