import { productPath } from '../support/addresses.ts';
import { shop } from '../support/shop/harness.ts';

const textOf = async (path: string) => (await fetch(shop().storefront + path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('robots.txt names the sitemap, whose parts list every page once, and all pages exist', async () => {
  const index = /^Sitemap: (.+)$/m.exec(await textOf('/robots.txt'))?.[1] ?? '';
  expect(index).toBe(`${shop().storefront}/sitemap.xml`);
  const xml = await (await fetch(index)).text();
  expect(xml).toMatch(/^<\?xml[^>]+>\n<sitemapindex/);
  const pages: string[] = [];
  for (const part of locations(xml)) {
    const body = await (await fetch(part)).text();
    expect(body).toContain('</urlset>');
    expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT/g)?.length ?? 0).toBe(locations(body).length);
    pages.push(...locations(body));
  }
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain(shop().storefront + (await productPath()));
  expect(pages).toContain(`${shop().storefront}/`);
  const sample = pages.filter((_page, index) => index % Math.ceil(pages.length / 25) === 0);
  for (const address of sample) expect({ address, status: (await fetch(address)).status }).toEqual({ address, status: 200 });
});

test.each(['/search', '/search?query=кеды', '/cart', '/favorites', '/nope', '/busy', '/offline'])('%s is not indexed', async (path) => {
  const html = await textOf(path);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toContain('rel="canonical"');
});

const kindsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json)['@type']);

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/catalog/odezhda', ['BreadcrumbList', 'ItemList']],
  ['product', ['Product', 'BreadcrumbList']],
  ['/info/faq', ['FAQPage']],
])('%s has structured data', async (path, kinds) => {
  const html = await textOf(path === 'product' ? await productPath() : path);
  expect(kindsOf(html)).toEqual(expect.arrayContaining(kinds));
});

test("a product's structured data has its price, and every page has a preview picture", async () => {
  const html = await textOf(await productPath());
  expect(html).toMatch(/"priceCurrency":"RUB"/);
  for (const path of ['/', '/catalog', '/blog', '/delivery']) expect(await textOf(path)).toMatch(/<meta property="og:image" content="http/);
});
