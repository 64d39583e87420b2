import { findClockReaders } from '@meet/api/testing';

it('no file but clock.ts reads the system clock', () => {
  const { files, readers } = findClockReaders('src');
  expect(files.length).toBeGreaterThan(10);
  expect(readers).toEqual([]);
});
