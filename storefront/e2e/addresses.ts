import { shop } from './harness.ts';

/** Address of a product that the catalogue shows: its first, or one further down. */
export async function productPath(place = 0) {
  const html = await (await fetch(`${shop().storefront}/catalog`)).text();
  const paths = new Set(Array.from(html.matchAll(/href="(\/product\/[^"]+)"/g), ([, path]) => path));
  const path = [...paths][place];
  if (!path) throw new Error('the catalogue shows too few products');
  return path;
}
