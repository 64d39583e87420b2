import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startWatch } from '../../api/src/platform/testing/stopwatch.ts';
import { until } from '../process/until.ts';
import { ShopUnderTest } from './shop.harness.ts';

describe('npm start', () => {
  let shop: ShopUnderTest;

  beforeAll(async () => {
    shop = await ShopUnderTest.create();
  });
  beforeEach(async () => {
    if (!shop.isRunning) await shop.start();
  });

  afterAll(() => shop.remove());

  const status = async (path: string) => (await fetch(shop.origin + path)).status;
  const pidOf = (part: string) => {
    const found = shop.processes().find(({ command }) => command.includes(part));
    if (!found) throw new Error(`No process of ${part}: ${JSON.stringify(shop.processes())}`);
    return found.pid;
  };
  const eventually = (holds: () => Promise<boolean> | boolean) =>
    until(holds, { what: () => `other processes than ${JSON.stringify(shop.processes())}`, withinMs: 30_000 });

  it('opens the shop and says where everything is, embedded or real', async () => {
    expect(await Promise.all(['/', '/catalog', '/no-such-page'].map(status))).toEqual([200, 200, 404]);
    expect(shop.said).toContain(shop.origin);
    expect(shop.said).toMatch(/database\s+embedded/);
    expect(shop.said).toMatch(/search\s+embedded: PostgreSQL/);
  });

  it('lists what was seeded', async () => {
    const answer = await fetch(`${shop.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ filteredProducts(dto: {}) { pagination { totalItems } items { slug } } }' }),
    });
    const { data } = (await answer.json()) as { data: { filteredProducts: { pagination: { totalItems: number }; items: unknown[] } } };
    expect(data.filteredProducts.items).toHaveLength(24);
    expect(data.filteredProducts.pagination.totalItems).toBeGreaterThan(200);
  });

  it('lets no second supervisor near the same folder', async () => {
    const second = await ShopUnderTest.create(shop.dataDir);
    await expect(second.start()).rejects.toThrow(`The shop runs from ${shop.dataDir} already`);
    expect(await status('/')).toBe(200);
  });

  it('starts a part again that died', async () => {
    process.kill(pidOf('api/dist/src/main.js'), 'SIGKILL');
    await eventually(async () => shop.said.includes('api died (SIGKILL)') && (await status('/catalog')) === 200);
  });

  it('leaves no process within 5 s of Ctrl-C, and opens again within 15 s', async () => {
    expect(await shop.stop('SIGINT')).toBeLessThan(5_000);
    expect(shop.processes()).toEqual([]);
    const watch = startWatch();
    await shop.start();
    expect(watch.stop()).toBeLessThan(15_000);
    expect(await status('/catalog')).toBe(200);
  });
});
