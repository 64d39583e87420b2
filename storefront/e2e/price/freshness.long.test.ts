import { setTimeout as pause } from 'node:timers/promises';
import { createPrisma, type Database } from '@meet/api/prisma';
import { formatMoney } from '@meet/ui-kit/price';
import { findProductPath } from '../support/addresses.ts';
import { createStores, shop, startApi, startStorefront } from '../support/shop/harness.ts';
import type { Running } from '../support/shop/processes.ts';

/** How long the API and the storefront together may share a response between visitors. */
const sharedMs = 1000;

let database: Database;
let storefront: string;
const running: Running[] = [];
let removeStores: () => Promise<void>;
beforeAll(async () => {
  database = createPrisma({ url: shop().database, maxConnections: 1 });
  const stores = await createStores();
  removeStores = stores.remove;
  const api = await startApi({ DATABASE_URL: shop().database, ANSWER_CACHE_MS: String(sharedMs), ...stores.variables });
  running.push(api);
  const storefrontProcess = await startStorefront(api.url);
  running.push(storefrontProcess);
  storefront = storefrontProcess.url;
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await Promise.all([database.close(), removeStores()]);
});

const fetchPage = async (path: string) => (await fetch(storefront + path)).text();

/**
 * Requests a page repeatedly for as long as a response may be shared. If the ages in the API's cache and in the storefront's cache added
 * up, the storefront would fetch an old response from the API just before the end.
 */
async function visitWhileShared(path: string): Promise<void> {
  const end = performance.now() + sharedMs;
  while (performance.now() < end) {
    await fetchPage(path);
    await pause(Math.min(sharedMs / 10, Math.max(0, end - performance.now())));
  }
}

test('a price changed directly in the database is on the product page and in the catalog a second later', async () => {
  const path = await findProductPath();
  expect(await fetchPage(path)).not.toContain('76\u00a0543\u00a0₽');
  await database.pool.query(
    `UPDATE product_item SET price = 7654300, old_price = NULL, loyalty_price = NULL
     FROM product WHERE product.id = product_item.product_id AND product.slug = $1`,
    [path.replace('/product/', '')],
  );
  await visitWhileShared(path);
  expect(await fetchPage(path)).toContain('76\u00a0543\u00a0₽');
  expect(await fetchPage('/catalog')).toContain('76\u00a0543\u00a0₽');
});

/** Returns the first product and the prices in the section with this heading. */
function readSection(html: string, heading: string) {
  const section = html.slice(html.indexOf(heading)).split('</section>')[0] ?? '';
  const prices = Array.from(section.matchAll(/>([\d\s]+₽)</g), ([, price]) => price);
  return { slug: /href="\/product\/([^"?]+)"/.exec(section)?.[1], prices };
}

test.each([
  ['on the first screen of the home page', '/', 'Новое начинается здесь', 65_432],
  ['beside a search without results', '/search?query=%D1%89%D1%89%D1%89%D1%8A%D1%8A', 'Чаще всего покупают', 54_321],
])('a price %s is at most a second old', async (_where, path, heading, roubles) => {
  const { slug } = readSection(await fetchPage(path), heading);
  await database.pool.query(
    `UPDATE product_item SET price = $2, old_price = NULL, loyalty_price = NULL
     FROM product WHERE product.id = product_item.product_id AND product.slug = $1`,
    [slug, roubles * 100],
  );
  await visitWhileShared(path);
  expect(readSection(await fetchPage(path), heading).prices).toContain(formatMoney(roubles * 100));
});
