import { shop, startApi, startStorefront } from '../support/shop/harness.ts';
import type { Environment } from '../support/shop/processes.ts';
import { until } from '../support/until.ts';

const servers: [name: string, path: string, start: (settings: Environment) => ReturnType<typeof startApi>][] = [
  ['storefront', '/robots.txt', (settings) => startStorefront(shop().api, settings)],
  ['API', '/graphql?query=%7BdirectoryList%7Bslug%7D%7D', (settings) => startApi({ DATABASE_URL: shop().database, ...settings })],
];

test.each(
  servers,
)('after SIGTERM the %s reports not being ready but serves, closes connections after each response, and exits on a second signal', async (_name, path, start) => {
  const { child, url, health, exited, stop } = await start({ DRAIN_SECONDS: '300' });
  try {
    child.kill('SIGTERM');
    await until(async () => (await fetch(`${health}/health/ready`)).status === 503);
    const { status, headers } = await fetch(url + path, { headers: { 'content-type': 'application/json' } });
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  } finally {
    await stop();
  }
});
