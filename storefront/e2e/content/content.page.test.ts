import { fetchWithRetry } from '../support/fetch-served.ts';
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

test('every link from a content page to an address of the shop leads to an existing page', async () => {
  const links = contentPaths.flatMap((path) => [...findPage(path).document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]);
  const paths = [...new Set(links.map(({ pathname, search }) => pathname + search))];
  const areFound = await Promise.all(paths.map(async (path) => (await fetchWithRetry(shop().storefront + path)).ok));
  expect(paths.filter((_path, position) => !areFound[position])).toEqual([]);
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
