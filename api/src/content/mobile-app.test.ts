import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ GOOGLE_PLAY_URL: 'https://play.example/meet', PUBLIC_URL: 'https://meet.example' });
});
afterAll(() => api.close());

const visit = (userAgent: string) => fetch(`${api.url}/api/mobileapp`, { headers: { 'user-agent': userAgent }, redirect: 'manual' });

it('the link to the app redirects a device to its app store', async () => {
  const response = await visit('Mozilla/5.0 (Linux; Android 15; Pixel 9)');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('https://play.example/meet');
  expect(response.headers.get('vary')).toContain('User-Agent');
});

it('the link to the app redirects a device without a matching store to the page about the app', async () => {
  const response = await visit('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('https://meet.example/info/appspromo');
  expect(response.headers.get('cache-control')).toBe('no-store');
});
