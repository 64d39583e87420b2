import { shop, startStorefront } from '../support/shop/harness.ts';
import { startSlowApi } from '../support/shop/slow-api.ts';
import { until } from '../support/until.ts';

test('on SIGTERM the storefront finishes a slow page, accepts no new visitors, and then exits', async () => {
  const { promise: gate, resolve: releaseResponses } = Promise.withResolvers<void>();
  const api = await startSlowApi(shop().api, { gate });
  const storefront = await startStorefront(api.url);
  const headers = { 'x-request-id': 'a-slow-page' };
  try {
    const slowPage = fetch(`${storefront.url}/catalog`, { headers }).then(async (response) => ({
      status: response.status,
      html: await response.text(),
    }));
    // Recognizes the request by its id, because when it starts the storefront also requests the data of the busy page.
    await until(async () => api.requestHeaders.some((sent) => sent['x-request-id'] === headers['x-request-id']));
    storefront.child.kill('SIGTERM');
    // A connection from before the signal may be closed while it is used again.
    await until(() =>
      fetch(`${storefront.health}/health/ready`).then(
        ({ status }) => status === 503,
        () => false,
      ),
    );
    // The port is closed a moment after the report that the storefront is not ready.
    await until(() =>
      fetch(`${storefront.url}/favicon.svg`).then(
        () => false,
        () => true,
      ),
    );
    releaseResponses();

    const { status, html } = await slowPage;
    const finishedAt = Date.now();
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Каталог<\/h1>.*<\/html>$/s);
    expect(await storefront.exited).toBe(0);
    expect(Date.now() - finishedAt).toBeLessThan(2000);
  } finally {
    releaseResponses();
    await storefront.stop();
    api.close();
  }
});

test('the storefront exits when its parent process has ended', async () => {
  const storefront = await startStorefront(shop().api);
  storefront.child.disconnect();
  expect(await storefront.exited).toBe(0);
});

test('the storefront passes the request id and the client address to the API', async () => {
  const api = await startSlowApi(shop().api);
  const storefront = await startStorefront(api.url, { TRUSTED_PROXIES: '127.0.0.1' });
  const headers = { 'x-request-id': 'a-known-request', 'x-forwarded-for': '198.51.100.7' };
  try {
    await fetch(`${storefront.url}/`, { headers });
    await fetch(`${storefront.url}/graphql?query={__typename}`, { headers });
  } finally {
    await storefront.stop();
    api.close();
  }
  // When it starts, the storefront also requests the data of the busy page. Those requests have other ids.
  const requests = api.requestHeaders.filter((sent) => sent['x-request-id'] === headers['x-request-id']);
  expect(requests.length).toBeGreaterThanOrEqual(3);
  for (const sent of requests) expect(sent).toMatchObject(headers);
});
