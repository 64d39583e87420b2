import { shop } from './harness.ts';
import { until } from './until.ts';

test('a page is private, never stale, and runs scripts by nonce alone', async () => {
  const answer = await fetch(`${shop().storefront}/catalog`, { headers: { 'x-request-id': 'known-request', 'accept-encoding': 'br' } });
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('x-request-id')).toBe('known-request');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-encoding')).toBe('br');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  // The counter that this shop is configured with, and no other host.
  expect(scripts).toMatch(/^'self' 'nonce-[\w+/=]{22,}' https:\/\/mc\.yandex\.ru$/);
  const html = await answer.text();
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1];
  // What is said to machines runs nowhere.
  const bare = [...html.matchAll(/<script(?![^>]*nonce="([^"]+)")(?! type="application\/ld\+json")[^>]*>/g)];
  expect(bare).toEqual([]);
  expect(html).toContain(`nonce="${nonce}"`);
});

test('other headers keep a page to itself', async () => {
  const { headers } = await fetch(`${shop().storefront}/catalog`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.replaceAll('https://mc.yandex.ru', '')).not.toMatch(/report|https?:/);
});

test('the worker and the name of the build are asked for each time', async () => {
  for (const path of ['/sw.js', '/builds/latest.json']) {
    const answer = await fetch(shop().storefront + path);
    expect({ path, status: answer.status, kept: answer.headers.get('cache-control') }).toEqual({ path, status: 200, kept: 'no-cache' });
  }
});

test('a request id that is none of ours is replaced', async () => {
  const answer = await fetch(`${shop().storefront}/`, { headers: { 'x-request-id': 'spaces and <tags>' } });
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('assets are compressed and kept for good; one that is gone is a short 404', async () => {
  const html = await (await fetch(`${shop().storefront}/`)).text();
  const script = /"(\/assets\/entry[^"]+\.js)"/.exec(html)?.[1];
  const asset = await fetch(shop().storefront + script, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  const gone = await fetch(`${shop().storefront}/assets/entry-gone.js`);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('title, description, canonical address and preview name the page, as the shop has written them; another order is the same page', async () => {
  let html = '';
  // A page does not wait long for what is written for it and comes without: a shop that is busy is asked again.
  await until(async () => {
    html = await (await fetch(`${shop().storefront}/catalog/odezhda?sort=cheap`)).text();
    return html.includes('<meta name="keywords"');
  });
  expect(html).toMatch(/<title>Одежда[^<]*Meet<\/title>/);
  expect(html).toContain('<meta name="description" content="Футболки, рубашки');
  expect(html).toContain('<meta name="keywords" content="одежда');
  expect(html).toContain(`<link rel="canonical" href="${shop().storefront}/catalog/odezhda"/>`);
  expect(html).toContain(`<meta property="og:url" content="${shop().storefront}/catalog/odezhda"/>`);
});
