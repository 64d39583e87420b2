import { Visitor, visit } from '../support/page/visitor.ts';

test('at its current address, the QR code of the app is 134 px wide and cached as immutable', async () => {
  const visitor = await visit('/');
  const image = visitor.document.querySelector('img[src^="/app-code.svg?v="]');
  const response = await visitor.request(image?.getAttribute('src') ?? '/nowhere');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="134" height="134"/);
});

test('at an outdated address, the QR code of the app is cached for only a minute', async () => {
  const response = await new Visitor().request('/app-code.svg?v=outdated');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});
