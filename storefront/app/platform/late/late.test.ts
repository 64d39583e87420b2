import { jest } from '@jest/globals';
import { late } from './late.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what comes within a moment is simply there', async () => {
  expect(await late(Promise.resolve('goods'))).toEqual({ part: 'goods' });
});

test('what takes longer is waited for by nobody, and comes all the same', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answered = late(promise);
  await jest.advanceTimersByTimeAsync(200);
  const { part, coming } = await answered;
  expect(part).toBe(null);
  resolve('goods');
  expect(await coming).toBe('goods');
});

test('what fails is left out, at once or later', async () => {
  expect(await late(Promise.reject(new Error('down')))).toEqual({ part: null });
  const { promise, reject } = Promise.withResolvers<string>();
  const answered = late(promise);
  await jest.advanceTimersByTimeAsync(200);
  reject(new Error('down'));
  expect(await (await answered).coming).toBe(null);
});

test('what never comes is left out before the renderer gives up', async () => {
  const answered = late(new Promise<string>(() => {}));
  await jest.advanceTimersByTimeAsync(4000);
  expect(await (await answered).coming).toBe(null);
});
