import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { fetchServed } from '../support/fetch-served.ts';
import { contentPaths } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

/** The page's JSON-LD. */
const things = (page: Page): Promise<Thing[]> =>
  page.$$eval('script[type="application/ld+json"]', (scripts) => scripts.map(({ textContent }) => JSON.parse(textContent)));

test.each(['/index.html', '/index.php'])('%s redirects permanently to the home page and keeps the query', async (path) => {
  const answer = await fetch(`${shop().storefront}${path}?utm_source=mail`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toMatch(/^(?:https?:\/\/[^/]+)?\/\?utm_source=mail$/);
});

test.each(['/blog?page=77', '/blog?page=x', '/blog/nope', '/info/nope', '/info'])('%s is not found', async (path) => {
  expect((await fetch(`${shop().storefront}${path}`)).status).toBe(404);
});

const textOf = async (path: string) => (await fetchServed(shop().storefront + path)).text();

test('every content page has its own title', async () => {
  const titles = await Promise.all(contentPaths.map(async (path) => /<title>([^<]+)/.exec(await textOf(path))?.[1]));
  expect(new Set(titles.filter(Boolean)).size).toBe(contentPaths.length);
});

test('no link within a text is broken', async () => {
  const texts = await Promise.all(contentPaths.map(textOf));
  const mains = texts.map((html) => /<main.*<\/main>/s.exec(html)?.[0] ?? '');
  const hrefs = mains.flatMap((main) =>
    Array.from(main.matchAll(/<a [^>]*href="(\/[^"#]*)/g), ([, href = '']) => href.replaceAll('&amp;', '&')),
  );
  const leads = [...new Set(hrefs)];
  const isThere = await Promise.all(leads.map(async (path) => (await fetchServed(shop().storefront + path)).ok));
  expect(leads.filter((_path, place) => !isThere[place])).toEqual([]);
  expect(leads.length).toBeGreaterThan(contentPaths.length);
});

test.each(contentPaths)('%s has one heading, a description, its address and breadcrumbs', async (path) => {
  const answer = await fetch(shop().storefront + path);
  const html = await answer.text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '/nowhere';
  expect({
    status: answer.status,
    headings: html.match(/<h1\b/g)?.length,
    canonical: new URL(canonical, shop().storefront).pathname,
    crumbs: html.match(/"@type":"BreadcrumbList"/g)?.length,
  }).toEqual({ status: 200, headings: 1, canonical: path, crumbs: 1 });
  expect(html).toMatch(/<meta name="description" content="[^"]/);
});

inBrowser('content pages', (openPage) => {
  test('links within a text use the router, and the table of contents scrolls to its section', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/info/offer');
    await alive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Публичная оферта' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Публичная оферта' }).waitFor();
    await page.getByRole('navigation', { name: 'На этой странице' }).getByRole('link', { name: /^4\./ }).click();
    await page.waitForURL('**/info/offer/public-offer#4-*');
    await page.waitForFunction(() => (document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? 999) < 300);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test.each([true, false])('an address with an anchor opens its answer (JavaScript: %s)', async (javaScriptEnabled) => {
    const { page, complaints } = await openPage(shop().storefront, { javaScriptEnabled });
    await page.goto('/info/faq#kogda-vernutsya-dengi');
    const answer = page.getByText('Мы отправляем их сразу после проверки вещи');
    await answer.waitFor({ state: 'visible' });
    expect(await answer.evaluate((text) => text.closest('details')?.open)).toBe(true);
    expect(await page.locator('details[open]').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('navigates from the blog to an article and to the next', async () => {
    const { page, complaints } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 } });
    await page.goto('/blog');
    await alive(page);
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await page.waitForURL('**/blog?page=2');
    await page.getByRole('navigation', { name: 'Страницы блога' }).locator('[aria-current=page]', { hasText: '2' }).waitFor();
    const first = page.getByRole('main').getByRole('article').first();
    const title = await first.getByRole('heading').innerText();
    await first.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const article = (await things(page)).find((thing) => thing['@type'] === 'Article');
    expect(article).toMatchObject({ headline: expect.any(String), datePublished: expect.stringMatching(/^2026-/) });
    await page.getByRole('link', { name: 'Весь блог' }).click();
    await page.waitForURL('**/blog');
    expect(complaints).toEqual([]);
  });

  test('a legal text prints without the shell', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/privacy');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const around of [page.getByRole('navigation', { name: 'Информация' }), page.getByRole('banner'), page.getByRole('contentinfo')]) {
      expect(await around.isVisible()).toBe(false);
    }
  });
});
