import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { FairSlots } from './fair-slots.js';
import { OutOfTimeError } from './http/request-budget.js';
import { createRequestContext, runInRequest } from './http/request-context.js';

/**
 * Creates slots for one task at a time, which a first task occupies until `open` is called. Records the order in which other tasks start.
 */
function createBlockedSlots() {
  const slots = new FairSlots(1);
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  void slots.run('first', () => opened);
  const order: string[] = [];
  const join = (line: string, task: string) => slots.run(line, async () => void order.push(task));
  return { slots, open, order, join };
}

describe('fair slots', () => {
  it('start the newest and the oldest waiting task alternately', async () => {
    const { open, order, join } = createBlockedSlots();
    const all = ['a', 'b', 'c', 'late'].map((task) => join(`line of ${task}`, task));
    open();
    await Promise.all(all);
    expect(order).toEqual(['late', 'a', 'c', 'b']);
  });

  it('serve a new client before the newer tasks of a client that has been served', async () => {
    const { open, order, join } = createBlockedSlots();
    const later: Promise<unknown>[] = [];
    const crowd = ['1', '2', '3', '4', '5'].map((task) => join('crowd', task));
    const sixth = join('crowd', '6').then(() => later.push(join('newcomer', 'n'), join('crowd', '7'), join('crowd', '8')));
    open();
    await Promise.all([...crowd, sixth]);
    await Promise.all(later);
    expect(order.slice(0, 4)).toEqual(['6', '1', 'n', '2']);
  });

  it('do not starve a waiting task while newer ones keep arriving', async () => {
    const { slots, open, order, join } = createBlockedSlots();
    const coming: Promise<unknown>[] = [];
    const keepComing = (more: number) => {
      const task = async () => {
        order.push('newer');
        if (more > 0) keepComing(more - 1);
      };
      coming.push(slots.run(`line ${more}`, task));
    };
    const waiting = [join('first line', 'first'), join('second line', 'second')];
    keepComing(20);
    open();
    await Promise.all(waiting);
    expect(order.slice(0, 4)).toEqual(['newer', 'first', 'newer', 'second']);
    for (const task of coming) await task;
  });

  it('run the maximum number of tasks at once, even after failures', async () => {
    const slots = new FairSlots(2);
    let [running, max] = [0, 0];
    const task = async () => {
      running += 1;
      max = Math.max(max, running);
      await tick();
      running -= 1;
      throw new Error('failed');
    };
    const results = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => slots.run(`line ${index % 3}`, task)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect([max, running]).toEqual([2, 0]);
  });

  it('refuse a task whose request has no time left, and start another waiting task', async () => {
    const { open, order, join } = createBlockedSlots();
    const waiting = join('a', 'waiting');
    const late = runInRequest(createRequestContext('late', 5), () => join('b', 'late'));
    await expect(late).rejects.toThrow(OutOfTimeError);
    open();
    await waiting;
    expect(order).toEqual(['waiting']);
  });
});
