/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { bankPace, orderPace, type PollingPace, pollUntil } from './polling.ts';

let requestCount: number;
let response: boolean;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => true });
  requestCount = 0;
  response = false;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const start = (pace: PollingPace = bankPace) => {
  stop = pollUntil(async () => {
    requestCount += 1;
    return response;
  }, pace);
};

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') });
  document.dispatchEvent(new Event('visibilitychange'));
}

const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('a hidden page sends no requests, and continues when it is visible again', async () => {
  start();
  await wait(5);
  expect(requestCount).toBe(2);
  setHidden(true);
  await wait(60);
  const whileHidden = requestCount;
  await wait(60);
  expect(requestCount).toBe(whileHidden);
  setHidden(false);
  await wait(60);
  expect(requestCount).toBeGreaterThan(whileHidden + 3);
});

test('polling ends with the expected response, after the maximum number of requests, or when stopped', async () => {
  start();
  await wait(3600);
  expect(requestCount).toBe(24);
  stop();
  requestCount = 0;
  response = true;
  start();
  await wait(3600);
  expect(requestCount).toBe(1);
  stop();
  response = false;
  start();
  stop();
  await wait(60);
  expect(requestCount).toBe(1);
});

test('an order in transit is requested about once a minute, and at most 240 times', async () => {
  start(orderPace);
  await wait(600);
  expect(requestCount).toBeGreaterThan(8);
  expect(requestCount).toBeLessThan(16);
  await wait(24 * 3600);
  expect(requestCount).toBe(240);
});
