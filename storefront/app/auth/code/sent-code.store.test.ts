/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { SentCodeStore } from './sent-code.store.ts';

const code = { method: 'email', recipient: 'anna@example.com', codeLength: 4 } as const;
const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Creates the store as a reloaded page does, and reads what the browser has stored. */
function reload(): SentCodeStore {
  const store = new SentCodeStore();
  store.loadStored();
  return store;
}

test('the data of the sent code and the cooldown before the next one survive a reload', () => {
  const cooldownUntil = Date.now() + minute;
  new SentCodeStore().save(code, cooldownUntil);
  expect(reload()).toMatchObject({ sentCode: code, cooldownUntil });
});

test('an expired code and a cooldown that has passed are deleted from the store and the storage', () => {
  new SentCodeStore().save(code, Date.now() + minute);
  jest.advanceTimersByTime(minute);
  expect(reload()).toMatchObject({ sentCode: code, cooldownUntil: undefined });
  expect(sessionStorage.getItem('cooldownUntil')).toBeNull();
  jest.advanceTimersByTime(4 * minute);
  expect(reload()).toMatchObject({ sentCode: null, cooldownUntil: undefined });
  expect(sessionStorage).toHaveLength(0);
});

test('clearing the code also clears the cooldown and the storage', () => {
  const store = new SentCodeStore();
  store.save(code, Date.now() + minute);
  store.clear();
  expect(store).toMatchObject({ sentCode: null, cooldownUntil: undefined });
  expect(sessionStorage).toHaveLength(0);
});

test('a wrong clock cannot make the cooldown longer than ten minutes', () => {
  const store = new SentCodeStore();
  store.save(code, Date.now() + 1000 * minute);
  expect(store.cooldownUntil).toBe(Date.now() + 10 * minute);
});

test.each([
  ['an empty object', '{}'],
  ['a list', '[]'],
  ['a text that is not JSON', 'nonsense'],
  ['a code with an unknown method', '{"method":"post","recipient":"a","codeLength":4,"expiresAt":9e15}'],
])('%s is ignored if it is stored instead of a valid code', (_what, text) => {
  sessionStorage.setItem('sentCode', text);
  expect(reload().sentCode).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
