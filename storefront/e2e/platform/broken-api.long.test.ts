import { findProductPath } from '../support/addresses.ts';
import { failureModes, startFaultyApi } from '../support/shop/faulty-api.ts';
import { productionTimeouts, shop, startStorefront } from '../support/shop/harness.ts';
import type { Running } from '../support/shop/processes.ts';
import { startSlowApi } from '../support/shop/slow-api.ts';

/** Queries whose failure must not fail a page. */
const optionalQueries = ['Path', 'Menu'];

describe.each(failureModes)('a response that %s', (_name, breakResponse) => {
  let api: Awaited<ReturnType<typeof startFaultyApi>>;
  let storefront: Running & { url: string };
  let brokenQueries: string[];
  beforeAll(async () => {
    api = await startFaultyApi((operation, response) => {
      if (!brokenQueries.includes(operation)) return false;
      breakResponse(response);
      return true;
    });
    storefront = await startStorefront(api.url, productionTimeouts);
  });
  afterAll(async () => {
    await storefront.stop();
    api.close();
  });

  test('a page is still rendered if the responses to its optional queries are broken', async () => {
    brokenQueries = optionalQueries;
    const response = await fetch(storefront.url + (await findProductPath()));
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1.*<\/html>\s*$/s);
  });

  test('a broken response leads to an error page with status 503 within five seconds if its query is the main one', async () => {
    brokenQueries = ['Product'];
    // Not the product of the test above, whose response is still cached for a second.
    const path = await findProductPath(1);
    const startedAt = Date.now();
    const response = await fetch(storefront.url + path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await response.text()).toContain('Нет сигнала');
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });
});

test('an API that responds to no query leads to an error page within five seconds', async () => {
  const api = await startSlowApi(shop().api, { gate: new Promise(() => undefined) });
  const storefront = await startStorefront(api.url, productionTimeouts);
  try {
    // Warms up the process, whose first page is slow.
    await fetch(`${storefront.url}/catalog/odezhda`);
    const startedAt = Date.now();
    const response = await fetch(`${storefront.url}/catalog`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Нет сигнала');
    expect(Date.now() - startedAt).toBeLessThan(5000);
  } finally {
    api.close();
    await storefront.stop();
  }
});
