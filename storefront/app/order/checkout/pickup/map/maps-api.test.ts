/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { installFakeMaps } from './maps.fake.ts';
import { loadMaps } from './maps-api.ts';

const findScript = () => document.head.querySelector('script');

afterEach(() => {
  jest.useRealTimers();
  findScript()?.remove();
  Reflect.deleteProperty(window, 'ymaps3');
});

test('loading the maps fails after 15 seconds, and the next attempt uses the script if it has loaded late', async () => {
  jest.useFakeTimers();
  const loading = loadMaps('key', 'nonce');
  expect(loadMaps('key', 'nonce')).toBe(loading);
  expect(findScript()?.nonce).toBe('nonce');
  const failed = expect(loading).rejects.toThrow('late');
  await jest.advanceTimersByTimeAsync(15_000);
  await failed;
  installFakeMaps();
  expect(await loadMaps('key', 'nonce')).toBe(window.ymaps3);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});
