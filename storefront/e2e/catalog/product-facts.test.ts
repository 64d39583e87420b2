import { setTimeout as pause } from 'node:timers/promises';
import { productPath } from '../support/addresses.ts';
import { sql } from '../support/goods.ts';
import { shop } from '../support/shop/harness.ts';

/** Maximum age of an API answer shared between visitors, in milliseconds. */
const sharedMs = 1000;

/** Returns the `Product` JSON-LD of a product page. */
async function factsOf(path: string) {
  const html = await (await fetch(shop().storefront + path)).text();
  const scripts = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json]) => JSON.parse(json ?? ''));
  return scripts.find((facts) => facts['@type'] === 'Product');
}

test('structured data reports a product whose units are all reserved as out of stock, with its price', async () => {
  const path = await productPath(11);
  const slug = path.replace('/product/', '');
  const hold = (until: string) =>
    sql(
      `UPDATE product_item SET reserved_until = ${until} FROM product
       WHERE product.id = product_item.product_id AND product.slug = $1 AND product_item.sold_at IS NULL`,
      [slug],
    );
  expect(JSON.stringify((await factsOf(path)).offers)).toContain('schema.org/InStock');
  await hold("now() + interval '1 hour'");
  try {
    await pause(sharedMs);
    const { offers } = await factsOf(path);
    expect(offers.availability).toBe('https://schema.org/OutOfStock');
    expect(Number(offers.price ?? offers.lowPrice)).toBeGreaterThan(0);
  } finally {
    await hold('NULL');
  }
});
