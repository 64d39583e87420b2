import { optional } from './optional.ts';

test('a part that comes is there, one that fails or is late is none', async () => {
  expect(await optional(Promise.resolve('here'))).toBe('here');
  expect(await optional(Promise.reject(new Error('down')))).toBeNull();
  expect(await optional(new Promise(() => {}), 10)).toBeNull();
});
