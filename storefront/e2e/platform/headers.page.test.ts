import { createHash } from 'node:crypto';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

test('a response with a page is compressed, repeats the id of the request, and forbids guessing the content type', async () => {
  const { headers } = await fetch(`${shop().storefront}/cart`, { headers: { 'x-request-id': 'known-request', 'accept-encoding': 'br' } });
  expect(headers.get('x-request-id')).toBe('known-request');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-encoding')).toBe('br');
});

test('a personal page is private and revalidated, and allows only scripts of the shop and analytics and those with its nonce', async () => {
  const response = await fetch(`${shop().storefront}/cart`);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const policy = response.headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  // Scripts may come from the shop and from the configured analytics service, and from nowhere else.
  expect(scripts).toMatch(/^'self' 'nonce-[\w+/=]{22,}' https:\/\/mc\.yandex\.ru$/);
  const html = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1];
  // JSON-LD is not executed and needs no nonce.
  const scriptsWithoutNonce = [...html.matchAll(/<script(?![^>]*nonce="([^"]+)")(?! type="application\/ld\+json")[^>]*>/g)];
  expect(scriptsWithoutNonce).toEqual([]);
  expect(html).toContain(`nonce="${nonce}"`);
});

test('a page that guests share has no nonce and runs only inline scripts whose hashes its policy lists', async () => {
  const visit = () => fetch(`${shop().storefront}/catalog?sort=cheap`, { headers: { 'accept-encoding': 'br' } });
  let first = await visit();
  let html = await first.text();
  // The visitor for whom a page is rendered gets it with a nonce. Later visitors share a copy without one until the page is a second old.
  await until(async () => {
    const second = await visit();
    const otherHtml = await second.text();
    const isShared = otherHtml === html && !html.includes('nonce');
    [first, html] = [second, otherHtml];
    return isShared;
  });
  expect(first.headers.get('content-encoding')).toBe('br');
  const policy = first.headers.get('content-security-policy') ?? '';
  expect(html + policy).not.toContain('nonce');
  const inline = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([^<]+)<\/script>/g)].map(([, script = '']) => script);
  expect(inline.length).toBeGreaterThan(3);
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(/script-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", ...new Set(hashes), 'https://mc.yandex.ru']);
});

test('the headers of the catalog forbid framing and the camera, and its policy allows no other host than that of analytics', async () => {
  const { headers } = await fetch(`${shop().storefront}/catalog`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/geolocation=\(self\).*camera=\(\)/),
  });
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.replaceAll('https://mc.yandex.ru', '')).not.toMatch(/report|https?:/);
});

test('the service worker and the build id are revalidated each time', async () => {
  for (const path of ['/sw.js', '/builds/latest.json']) {
    const response = await fetch(shop().storefront + path);
    expect({ path, status: response.status, cacheControl: response.headers.get('cache-control') }).toEqual({
      path,
      status: 200,
      cacheControl: 'no-cache',
    });
  }
});

test('an invalid request id is replaced', async () => {
  const response = await fetch(`${shop().storefront}/`, { headers: { 'x-request-id': 'spaces and <tags>' } });
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('assets are compressed and immutable, and a missing asset responds with a 404 that is not cached', async () => {
  const html = await (await fetch(`${shop().storefront}/`)).text();
  const script = /"(\/assets\/entry[^"]+\.js)"/.exec(html)?.[1];
  const asset = await fetch(shop().storefront + script, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  const missingAsset = await fetch(`${shop().storefront}/assets/entry-gone.js`);
  expect([missingAsset.status, missingAsset.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('a sorted listing has the title, description and keywords set by the shop, and the canonical URL of the unsorted listing', async () => {
  const html = await (await fetch(`${shop().storefront}/catalog/odezhda?sort=cheap`)).text();
  expect(html).toMatch(/<title>Одежда[^<]*Meet<\/title>/);
  expect(html).toContain('<meta name="description" content="Футболки, рубашки');
  expect(html).toContain('<meta name="keywords" content="одежда');
  expect(html).toContain(`<link rel="canonical" href="${shop().storefront}/catalog/odezhda"/>`);
  expect(html).toContain(`<meta property="og:url" content="${shop().storefront}/catalog/odezhda"/>`);
});
