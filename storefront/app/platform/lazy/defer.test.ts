import { jest } from '@jest/globals';
import { defer } from './defer.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('defer returns a part that arrives in time', async () => {
  expect(await defer(Promise.resolve('goods'))).toEqual({ part: 'goods' });
});

test('a deferred part that is slow does not delay the page and arrives later', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const deferred = defer(promise);
  await jest.advanceTimersByTimeAsync(200);
  const { part, pendingPart } = await deferred;
  expect(part).toBe(null);
  resolve('goods');
  expect(await pendingPart).toBe('goods');
});

test('a deferred part that fails is left out, at once or later', async () => {
  expect(await defer(Promise.reject(new Error('down')))).toEqual({ part: null });
  const { promise, reject } = Promise.withResolvers<string>();
  const deferred = defer(promise);
  await jest.advanceTimersByTimeAsync(200);
  reject(new Error('down'));
  expect(await (await deferred).pendingPart).toBe(null);
});

test("a deferred part that never arrives is left out before the renderer's timeout", async () => {
  const deferred = defer(new Promise<string>(() => {}));
  await jest.advanceTimersByTimeAsync(4000);
  expect(await (await deferred).pendingPart).toBe(null);
});
