/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { installFakeMaps } from './maps.fake.ts';
import { loadMaps } from './maps-api.ts';

const script = () => document.head.querySelector('script');

afterEach(() => {
  jest.useRealTimers();
  script()?.remove();
  Reflect.deleteProperty(window, 'ymaps3');
});

test('loading the maps fails after 15 seconds, and the next attempt uses them if they have arrived meanwhile', async () => {
  jest.useFakeTimers();
  const late = loadMaps('key', 'nonce');
  expect(loadMaps('key', 'nonce')).toBe(late);
  expect(script()?.nonce).toBe('nonce');
  const failed = expect(late).rejects.toThrow('late');
  await jest.advanceTimersByTimeAsync(15_000);
  await failed;
  installFakeMaps();
  expect(await loadMaps('key', 'nonce')).toBe(window.ymaps3);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});
