import { findProductPath } from '../support/addresses.ts';
import { startFaultyApi } from '../support/shop/faulty-api.ts';
import { productionTimeouts, startStorefront } from '../support/shop/harness.ts';
import type { Running } from '../support/shop/processes.ts';

/** More pages than the storefront renders at the same time. All wait for an API that does not respond. */
const visitCount = 12;
const maxRendered = 6;

let api: Awaited<ReturnType<typeof startFaultyApi>>;
let storefront: Running & { url: string };
beforeAll(async () => {
  // The API never responds to the query for the product, so each visit is rendered until the storefront gives up.
  api = await startFaultyApi((operation) => operation === 'Product');
  storefront = await startStorefront(api.url, productionTimeouts);
});
afterAll(async () => {
  await storefront.stop();
  api.close();
});

const visit = async (path: string, accept: string) => {
  const response = await fetch(storefront.url + path, { headers: { accept } });
  const scripts = /script-src ([^;]+)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  return { status: response.status, retryAfter: response.headers.get('retry-after'), scripts, text: await response.text() };
};

test('visits beyond the number that the storefront can render are refused with a page that can be reloaded', async () => {
  const path = await findProductPath();
  const visits = await Promise.all(Array.from({ length: visitCount }, () => visit(path, 'text/html')));
  const refusedVisits = visits.filter(({ text }) => text.includes('Слишком много посетителей'));
  expect(refusedVisits.length).toBeGreaterThanOrEqual(visitCount - maxRendered);
  for (const { status, retryAfter, scripts, text } of refusedVisits) {
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '1' });
    expect(text).toMatch(/<a[^>]*href=""[^>]*>.*Обновить страницу/s);
    expect([text.includes('nonce='), scripts]).toEqual([false, expect.stringMatching(/^'self' 'sha256-/)]);
    // The page must not contain the router, which would render the refused page at this URL.
    expect(text).not.toMatch(/type="module"|__reactRouter/);
  }
});

test('a request for page data that is refused gets a text message', async () => {
  const path = `${await findProductPath()}.data`;
  const visits = await Promise.all(Array.from({ length: visitCount }, () => visit(path, '*/*')));
  expect(visits.filter(({ text }) => text === 'Слишком много посетителей. Попробуйте ещё раз.')).not.toEqual([]);
});
