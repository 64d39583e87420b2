import { shop, startStorefront } from '../support/shop/harness.ts';

test('metrics have one route name for each kind of page and file, and log lines have the path without the query', async () => {
  const storefront = await startStorefront(shop().api);
  let metrics: string;
  try {
    const html = await (await fetch(`${storefront.url}/delivery?from=a-letter`)).text();
    const [asset] = /\/assets\/entry[^"]+\.js/.exec(html) ?? [];
    for (const path of [asset, '/assets/entry-gone.js', '/favicon.svg', '/manifest.webmanifest']) await fetch(storefront.url + path);
    await fetch(`${storefront.url}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x--',
    });
    metrics = await (await fetch(`${storefront.health}/metrics`)).text();
  } finally {
    await storefront.stop();
  }
  const routePattern = /meet_storefront_request_duration_seconds_count\{[^}]*route="([^"]+)",status="(\d+)"/g;
  const measuredRoutes = [...metrics.matchAll(routePattern)].map(([, route, status]) => `${route} ${status}`);
  expect(measuredRoutes.sort()).toEqual(['/* 200', '/assets/* 200', '/assets/* 404', '/auth 415', 'file 200']);
  const lines = storefront
    .output()
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'answered', method: 'GET', path: '/delivery', status: 200, level: 'info' }));
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});
