import { readHead } from '../support/page/page-head.ts';
import { Visitor, visit } from '../support/page/visitor.ts';
import { contentPaths } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';

const pages = new Map<string, Visitor>();
beforeAll(async () => {
  for (const path of contentPaths) pages.set(path, await visit(path));
});

const findPage = (path: string): Visitor => {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} is no content page`);
  return page;
};

test.each(['/index.html', '/index.php'])('%s redirects permanently to the home page and keeps the query', async (path) => {
  const response = await new Visitor().request(`${path}?utm_source=mail`);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toMatch(/^(?:https?:\/\/[^/]+)?\/\?utm_source=mail$/);
});

test.each(['/blog?page=77', '/blog?page=x', '/blog/nope', '/info/nope', '/info'])('%s responds with 404', async (path) => {
  expect((await new Visitor().request(path)).status).toBe(404);
});

test('every content page has its own title', () => {
  const titles = contentPaths.map((path) => readHead(findPage(path).document).title);
  expect(titles).toEqual(titles.map(() => expect.stringMatching(/\S/)));
  expect(new Set(titles).size).toBe(contentPaths.length);
});

/** Lists that the shop writes by itself. */
const generatedPaths = ['/blog', '/sitemap'];

/** Replaces the end of the address of an article, a brand or a subcategory, so that one of them stands for its list. */
const findKind = (path: string) => path.replace(/^(\/blog\/|\/catalog\/[^/]+\/|\/catalog\?brand=).+/, '$1…');

async function isFound(path: string) {
  const { ok, body } = await fetch(shop().storefront + path, { headers: { 'accept-encoding': 'identity' } });
  await body?.cancel();
  return ok;
}

test('every link in a text, and one link of each kind in the lists of articles and of all pages, leads to an existing page', async () => {
  const pathsByKind = new Map<string, string>();
  for (const page of contentPaths) {
    for (const { pathname, search } of findPage(page).document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
      const path = pathname + search;
      pathsByKind.set(generatedPaths.includes(page) ? findKind(path) : path, path);
    }
  }
  const paths = [...new Set(pathsByKind.values())];
  // One after the other, because the storefront refuses visits if more than 54 arrive at once.
  const missingPaths: string[] = [];
  for (const path of paths) if (!(await isFound(path))) missingPaths.push(path);
  expect(missingPaths).toEqual([]);
  expect(paths.length).toBeGreaterThan(contentPaths.length);
});

test.each(contentPaths)('%s has one main heading, a description, a canonical address and breadcrumbs', (path) => {
  const { status, document } = findPage(path);
  const { canonical, description, structuredData } = readHead(document);
  expect({
    status,
    headings: document.querySelectorAll('h1').length,
    canonical,
    crumbs: structuredData.filter((data) => data['@type'] === 'BreadcrumbList').length,
  }).toEqual({ status: 200, headings: 1, canonical: shop().storefront + path, crumbs: 1 });
  expect(description).toMatch(/\S/);
});

test('an FAQ answer has an anchor and is inside a details element, and all details elements of the page are closed', () => {
  const { document } = findPage('/info/faq');
  const answer = document.getElementById('kogda-vernutsya-dengi');
  expect(answer?.textContent).toMatch(/^Мы\sотправляем их\sсразу после проверки вещи/);
  expect(answer?.closest('details')?.querySelector('summary')?.contains(answer)).toBe(false);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test('an article has structured data and a link to the blog', async () => {
  const visitor = await visit('/blog?page=2');
  const current = visitor.main.getByRole('navigation', { name: 'Страницы блога' }).querySelector('[aria-current=page]');
  expect(current?.textContent).toBe('2');
  const [card] = visitor.main.getAllByRole('article');
  const link = card?.querySelector('a');
  if (!link) throw new Error('the blog has no article');
  await visitor.follow(link);
  const article = readHead(visitor.document).structuredData.find((data) => data['@type'] === 'Article');
  expect(article).toMatchObject({ headline: expect.any(String), datePublished: expect.stringMatching(/^2026-/) });
  expect(visitor.main.getByRole('link', { name: 'Весь блог' }).getAttribute('href')).toBe('/blog');
});
