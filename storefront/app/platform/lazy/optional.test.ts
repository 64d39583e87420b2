import { optional } from './optional.ts';

test('resolves to the part, or to null if it fails or times out', async () => {
  expect(await optional(Promise.resolve('here'))).toBe('here');
  expect(await optional(Promise.reject(new Error('down')))).toBeNull();
  expect(await optional(new Promise(() => {}), { timeoutMs: 10 })).toBeNull();
});

test('a page without a part whose time ran out is not shared, even if the part comes before the page is finished', async () => {
  const visit = { currentUntil: 7 };
  await optional(Promise.resolve('here'), { visit });
  expect(visit.currentUntil).toBe(7);
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await optional(promise, { visit, timeoutMs: 10 })).toBeNull();
  resolve('late');
  await promise;
  expect(visit.currentUntil).toBe(Number.NEGATIVE_INFINITY);
});
