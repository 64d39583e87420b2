import { shop } from './harness.ts';

/** Address of a product that the catalogue shows. */
export async function productPath() {
  const html = await (await fetch(`${shop().storefront}/catalog`)).text();
  const path = /href="(\/product\/[^"]+)"/.exec(html)?.[1];
  if (!path) throw new Error('the catalogue shows no product');
  return path;
}
