import { findClockReaders } from '@meet/api/testing';

it('the system clock is read only in clock.ts', () => {
  const { files, readers } = findClockReaders('src');
  expect(files.length).toBeGreaterThan(10);
  expect(readers).toEqual([]);
});
