import { findProductPath } from '../support/addresses.ts';
import { readHead } from '../support/page/page-head.ts';
import { Visitor, visit } from '../support/page/visitor.ts';
import { shop } from '../support/shop/harness.ts';

const readText = async (path: string) => (await new Visitor().request(path)).text();
const listLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('robots.txt names the sitemap, whose parts list each page once, and a sample of the listed pages exists', async () => {
  const index = /^Sitemap: (.+)$/m.exec(await readText('/robots.txt'))?.[1] ?? '';
  expect(index).toBe(`${shop().storefront}/sitemap.xml`);
  const xml = await readText(index);
  expect(xml).toMatch(/^<\?xml[^>]+>\n<sitemapindex/);
  const pages: string[] = [];
  for (const part of listLocations(xml)) {
    const body = await readText(part);
    expect(body).toContain('</urlset>');
    expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT/g)?.length ?? 0).toBe(listLocations(body).length);
    pages.push(...listLocations(body));
  }
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain(shop().storefront + (await findProductPath()));
  expect(pages).toContain(`${shop().storefront}/`);
  const sample = pages.filter((_page, index) => index % Math.ceil(pages.length / 25) === 0);
  for (const address of sample) {
    const { status } = await new Visitor().request(address);
    expect({ address, status }).toEqual({ address, status: 200 });
  }
});

test.each(['/search', '/search?query=кеды', '/cart', '/favorites', '/nope', '/busy', '/offline'])('%s is not indexed', async (path) => {
  const { robots, canonical } = readHead((await visit(path)).document);
  expect(robots).toMatch(/^noindex/);
  expect(canonical).toBeUndefined();
});

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/catalog/odezhda', ['BreadcrumbList', 'ItemList']],
  ['a product page', ['Product', 'BreadcrumbList']],
  ['/info/faq', ['FAQPage']],
])('%s has structured data and a preview picture', async (path, kinds) => {
  const { document } = await visit(path === 'a product page' ? await findProductPath() : path);
  const { structuredData, picture } = readHead(document);
  expect(structuredData.map((data) => data['@type'])).toEqual(expect.arrayContaining(kinds));
  expect(picture).toMatch(/^http/);
});

test('the structured data of a product has prices in roubles', async () => {
  const { structuredData } = readHead((await visit(await findProductPath())).document);
  const product = structuredData.find((data) => data['@type'] === 'Product');
  expect(product?.offers).toMatchObject({ priceCurrency: 'RUB' });
});
