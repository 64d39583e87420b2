import { productPath } from '../support/addresses.ts';
import { putIntoCart, unitsForSale } from '../support/orders.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { shop } from '../support/shop/harness.ts';
import { wireBytes } from '../support/wire-bytes.ts';

// Gzipped bytes of the scripts that a page names; it may load more when it is used, which `npm run lab -- budget` measures.
const limits = { browsing: 190_000, buying: 200_000, account: 215_000, catalogHtml: 45_000 };

/** Addresses of the scripts that the browser loads for a page. */
const scriptsOf = ({ document }: Visitor): string[] => {
  const named = document.querySelectorAll('link[rel=modulepreload], script[src]');
  const imported = [...document.querySelectorAll('script[type=module]')].flatMap(
    ({ textContent }) => textContent?.match(/\/assets\/[\w.-]+\.js/g) ?? [],
  );
  return [...new Set([...Array.from(named, (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''), ...imported])];
};

async function scriptBytes(visitor: Visitor): Promise<number> {
  const addresses = scriptsOf(visitor);
  expect(addresses.length).toBeGreaterThan(3);
  const sizes = await Promise.all(addresses.map((address) => wireBytes(new URL(address, visitor.origin).href)));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

test.each(['/', '/catalog', 'product'])('%s names few scripts', async (name) => {
  const guest = await visit(name === 'product' ? await productPath() : name);
  expect(await scriptBytes(guest)).toBeLessThanOrEqual(limits.browsing);
});

test('the pages of buying and of the account name few scripts', async () => {
  const { shopper } = await signInShopper();
  const [unit] = await unitsForSale(1);
  await putIntoCart(shopper, [unit?.id ?? '']);
  for (const path of ['/cart', '/checkout', '/account/orders'])
    expect([path, (await scriptBytes(await shopper.open(path))) <= limits.buying]).toEqual([path, true]);
  expect(await scriptBytes(await shopper.open('/account'))).toBeLessThanOrEqual(limits.account);
});

test('the HTML of the catalog is small', async () => {
  expect(await wireBytes(`${shop().storefront}/catalog`)).toBeLessThanOrEqual(limits.catalogHtml);
});
