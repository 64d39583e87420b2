import { expect, it } from '@jest/globals';
import { clockReaders } from '../../../test/support/clock-readers.js';

it('the system clock is read only in clock.ts', () => {
  const { files, readers } = clockReaders('src');
  expect(files.length).toBeGreaterThan(10);
  expect(readers).toEqual([]);
});
