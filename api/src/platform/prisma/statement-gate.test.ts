import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { StatementGate } from './statement-gate.js';

/** Statements of a gate, and the order in which they start and end. */
function watched() {
  const gate = new StatementGate();
  const order: string[] = [];
  const send = (name: string) =>
    gate.run(async () => {
      order.push(name);
      await delay(10);
      order.push(`${name} ended`);
    });
  return { gate, order, send };
}

it('starts statements together that are requested together', async () => {
  const { order, send } = watched();
  await Promise.all([send('a'), send('b')]);
  expect(order.slice(0, 2)).toEqual(['a', 'b']);
});

it('holds back what is requested while statements run', async () => {
  const { order, send } = watched();
  const first = send('first');
  await delay(5);
  await Promise.all([first, send('second')]);
  expect(order).toEqual(['first', 'first ended', 'second', 'second ended']);
});

it('starts a batch with the statements beside it, even if it first awaits a known value', async () => {
  const { gate, order, send } = watched();
  const batch = new Promise<void>((resolve) =>
    gate.wait(async () => {
      await Promise.resolve('viewer');
      await Promise.resolve('facts');
      resolve(send('batch'));
    }),
  );
  await Promise.all([send('a'), batch]);
  expect(order.slice(0, 2).sort()).toEqual(['a', 'batch']);
});
