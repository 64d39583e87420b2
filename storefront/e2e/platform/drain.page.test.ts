import { shop, startApi, startStorefront } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const drain = { DRAIN_SECONDS: '300' };

test.each([
  ['storefront', '/robots.txt', () => startStorefront(shop().api, drain)],
  ['API', '/graphql?query=%7BdirectoryList%7Bslug%7D%7D', () => startApi({ DATABASE_URL: shop().database, ...drain })],
])('after SIGTERM the %s is not ready but serves, closes connections after each response, and a second signal ends it', async (_name, path, start) => {
  const { child, url, health, exited } = await start();
  child.kill('SIGTERM');
  await until(async () => (await fetch(`${health}/health/ready`)).status === 503);
  const { status, headers } = await fetch(url + path, { headers: { 'content-type': 'application/json' } });
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});
