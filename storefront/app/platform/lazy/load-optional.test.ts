import { loadOptional } from './load-optional.ts';

test('an optional part resolves to its value, or to null if it fails or times out', async () => {
  expect(await loadOptional(Promise.resolve('here'))).toBe('here');
  expect(await loadOptional(Promise.reject(new Error('down')))).toBeNull();
  expect(await loadOptional(new Promise(() => {}), { timeoutMs: 10 })).toBeNull();
});

test('a page may not be cached if a part of it timed out, even if the part arrives before the page is finished', async () => {
  const visit = { freshUntil: 7 };
  await loadOptional(Promise.resolve('here'), { visit });
  expect(visit.freshUntil).toBe(7);
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await loadOptional(promise, { visit, timeoutMs: 10 })).toBeNull();
  resolve('late');
  await promise;
  expect(visit.freshUntil).toBe(Number.NEGATIVE_INFINITY);
});
