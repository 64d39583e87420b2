import { optional } from './optional.ts';

test('resolves to the part, or to null if it fails or times out', async () => {
  expect(await optional(Promise.resolve('here'))).toBe('here');
  expect(await optional(Promise.reject(new Error('down')))).toBeNull();
  expect(await optional(new Promise(() => {}), 10)).toBeNull();
});
