import { jest } from '@jest/globals';
import { defer } from './defer.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a part that arrives in time is returned', async () => {
  expect(await defer(Promise.resolve('goods'))).toEqual({ part: 'goods' });
});

test('a slower part does not delay the page and arrives later', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answered = defer(promise);
  await jest.advanceTimersByTimeAsync(200);
  const { part, pendingPart } = await answered;
  expect(part).toBe(null);
  resolve('goods');
  expect(await pendingPart).toBe('goods');
});

test('a part that fails is left out, at once or later', async () => {
  expect(await defer(Promise.reject(new Error('down')))).toEqual({ part: null });
  const { promise, reject } = Promise.withResolvers<string>();
  const answered = defer(promise);
  await jest.advanceTimersByTimeAsync(200);
  reject(new Error('down'));
  expect(await (await answered).pendingPart).toBe(null);
});

test("a part that never arrives is left out before the renderer's timeout", async () => {
  const answered = defer(new Promise<string>(() => {}));
  await jest.advanceTimersByTimeAsync(4000);
  expect(await (await answered).pendingPart).toBe(null);
});
