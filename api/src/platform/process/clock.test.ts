import { expect, it } from '@jest/globals';
import { findClockReaders } from '../../../test/support/clock-readers.js';

it('the system clock is read only in clock.ts', () => {
  const { files, readers } = findClockReaders('src');
  expect(files.length).toBeGreaterThan(10);
  expect(readers).toEqual([]);
});
