import { clockReaders } from '@meet/api/testing';

it('the system clock is read only in clock.ts', () => {
  const { files, readers } = clockReaders('src');
  expect(files.length).toBeGreaterThan(10);
  expect(readers).toEqual([]);
});
