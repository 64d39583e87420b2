import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ShopUnderTest } from './shop.harness.ts';
import { Shopper } from './shopper.harness.ts';

describe('npm start', () => {
  const shop = new ShopUnderTest();
  beforeEach(() => shop.startUnlessRunning());
  afterAll(() => shop.remove());

  const findPid = (part: string) => {
    const partProcess = shop.listProcesses().find(({ command }) => command.includes(part));
    if (!partProcess) throw new Error(`No process of ${part}: ${JSON.stringify(shop.listProcesses())}`);
    return partProcess.pid;
  };

  it('opens the shop, and prints its address and that database and search are embedded', async () => {
    expect(await Promise.all(['/', '/catalog', '/no-such-page'].map((path) => shop.fetchStatus(path)))).toEqual([200, 200, 404]);
    expect(shop.output).toContain(shop.origin);
    expect(shop.output).toMatch(/database\s+embedded/);
    expect(shop.output).toMatch(/search\s+embedded: PostgreSQL/);
  });

  it('serves the seeded products', async () => {
    const response = await fetch(`${shop.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ filteredProducts(dto: {}) { pagination { totalItems } items { slug } } }' }),
    });
    const { data } = (await response.json()) as { data: { filteredProducts: { pagination: { totalItems: number }; items: unknown[] } } };
    expect(data.filteredProducts.items).toHaveLength(24);
    const { totalItems } = data.filteredProducts.pagination;
    expect(totalItems).toBeGreaterThan(200);
    expect(totalItems).toBeLessThanOrEqual(Number(shop.env.DEMO_PRODUCTS));
  });

  it('prints the address of a demo account with orders, to which a code from /inbox signs in', async () => {
    const [, address] = /demo account\s+(\S+@\S+)\s.*\/inbox/.exec(shop.output) ?? [];
    const orderStatuses = await (await Shopper.signIn(shop, address)).listOrderStatuses();
    expect(orderStatuses.length).toBeGreaterThanOrEqual(12);
    expect(new Set(orderStatuses).size).toBeGreaterThanOrEqual(10);
  });

  it('refuses a second supervisor for the same folder', async () => {
    const second = new ShopUnderTest(shop.dataDir);
    await expect(second.start()).rejects.toThrow(`The shop runs from ${shop.dataDir} already`);
    expect(await shop.fetchStatus('/')).toBe(200);
  });

  it('restarts a process that died', async () => {
    // The storefront is killed, because it starts faster than the API. start.long.test.ts kills the API.
    process.kill(findPid('storefront/build/server.js'), 'SIGKILL');
    const isBack = async () => shop.output.includes('storefront died (SIGKILL)') && (await shop.fetchStatus('/catalog')) === 200;
    await shop.eventually(() => isBack().catch(() => false));
  });

  it('leaves no process after Ctrl-C, and opens again', async () => {
    await shop.stop('SIGINT');
    expect(shop.listProcesses()).toEqual([]);
    await shop.start();
    expect(await shop.fetchStatus('/catalog')).toBe(200);
  });
});
