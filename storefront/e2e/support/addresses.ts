import { shop } from './shop/harness.ts';

/** Returns the path of the product at a position in the catalog. */
export async function findProductPath(position = 0) {
  const html = await (await fetch(`${shop().storefront}/catalog`)).text();
  const paths = new Set(Array.from(html.matchAll(/href="(\/product\/[^"]+)"/g), ([, path]) => path));
  const path = [...paths][position];
  if (!path) throw new Error('the catalog shows too few products');
  return path;
}
