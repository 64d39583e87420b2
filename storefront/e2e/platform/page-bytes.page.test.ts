import { findProductPath } from '../support/addresses.ts';
import { findUnitsForSale, putIntoCart } from '../support/orders.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { shop } from '../support/shop/harness.ts';
import { measureTransferSize } from '../support/wire-bytes.ts';

// Limits in bytes, gzipped: of the scripts that the HTML of a page names, and of the catalog's HTML. The scripts that a page loads when it
// is used are measured by `npm run lab -- budget`.
const limits = { browsing: 190_000, buying: 200_000, checkout: 195_000, firstTouch: 5_000, catalogHtml: 45_000 };

/** URLs of the scripts that the browser loads for a page. */
const listScripts = ({ document }: Visitor): string[] => {
  const named = document.querySelectorAll('link[rel=modulepreload], script[src]');
  const imported = [...document.querySelectorAll('script[type=module]')].flatMap(
    ({ textContent }) => textContent?.match(/\/assets\/[\w.-]+\.js/g) ?? [],
  );
  return [...new Set([...Array.from(named, (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''), ...imported])];
};

async function sumTransferSizes(addresses: string[], { origin }: Visitor): Promise<number> {
  const sizes = await Promise.all(addresses.map((address) => measureTransferSize(new URL(address, origin).href)));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function measureScripts(visitor: Visitor): Promise<number> {
  const addresses = listScripts(visitor);
  expect(addresses.length).toBeGreaterThan(3);
  return sumTransferSizes(addresses, visitor);
}

const readText = async (address: string, { origin }: Visitor) => (await fetch(new URL(address, origin))).text();

/** Adds the URL of a script and those of all its static imports, except scripts that the page has loaded already. */
async function addImports(address: string, loaded: ReadonlySet<string>, importedScripts: Set<string>, visitor: Visitor): Promise<void> {
  if (loaded.has(address) || importedScripts.has(address)) return;
  importedScripts.add(address);
  const imports = (await readText(address, visitor)).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g);
  for (const [, file] of imports) await addImports(`/assets/${file}`, loaded, importedScripts, visitor);
}

test.each(['/', '/catalog', 'a product page'])('the scripts of %s meet the budget of pages for browsing', async (name) => {
  const guest = await visit(name === 'a product page' ? await findProductPath() : name);
  expect(await measureScripts(guest)).toBeLessThanOrEqual(limits.browsing);
});

test('the scripts of the cart, the checkout, the account and its orders meet their budgets', async () => {
  const { shopper } = await signInShopper();
  const [unit] = await findUnitsForSale(1);
  await putIntoCart(shopper, [unit?.id ?? '']);
  for (const [path, limit] of [
    ['/cart', limits.buying],
    ['/checkout', limits.checkout],
    ['/account', limits.buying],
    ['/account/orders', limits.buying],
  ] as const)
    expect([path, Math.max(0, (await measureScripts(await shopper.open(path))) - limit)]).toEqual([path, 0]);
});

test.each(['/', '/faq'])('the scripts that the first touch on %s loads meet their budget', async (path) => {
  const guest = await visit(path);
  const scripts = listScripts(guest);
  const texts = await Promise.all(scripts.map((address) => readText(address, guest)));
  const deferredScript = /assets\/DeferredShell-[\w-]+\.js/.exec(texts.join('\n'))?.[0];
  if (!deferredScript) throw new Error(`none of the scripts of ${path} loads DeferredShell: ${scripts} in ${guest.html}`);
  const importedScripts = new Set<string>();
  await addImports(`/${deferredScript}`, new Set(scripts), importedScripts, guest);
  expect(await sumTransferSizes([...importedScripts], guest)).toBeLessThanOrEqual(limits.firstTouch);
});

test('the HTML of the catalog meets its budget', async () => {
  expect(await measureTransferSize(`${shop().storefront}/catalog`)).toBeLessThanOrEqual(limits.catalogHtml);
});
