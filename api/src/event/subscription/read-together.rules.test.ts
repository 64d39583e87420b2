import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { readTogether } from './read-together.rules.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a read begins at once, and the next ones 20 ms apart', () => {
  const begun: number[] = [];
  const schedule = readTogether();
  const start = performance.now();
  for (let read = 0; read < 3; read += 1) schedule(() => begun.push(performance.now() - start));
  jest.advanceTimersByTime(100);
  schedule(() => begun.push(performance.now() - start));
  jest.advanceTimersByTime(0);
  expect(begun).toEqual([0, 20, 40, 100]);
});
