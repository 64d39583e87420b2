import { expect, it } from '@jest/globals';
import { createReadSchedule } from './read-schedule.rules.js';

it('the first read and a read after a pause begin at once, and simultaneous reads begin 20 ms after each other', () => {
  let now = 1000;
  const waits: number[] = [];
  const schedule = createReadSchedule(
    () => now,
    (_read, ms) => waits.push(ms),
  );
  for (let read = 0; read < 3; read += 1) schedule(() => undefined);
  expect(waits).toEqual([-1000, 20, 40]);
  now = 1100;
  schedule(() => undefined);
  expect(waits.at(-1)).toBeLessThanOrEqual(0);
});
