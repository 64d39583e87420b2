import type { Page } from 'playwright-core';
import { productPath } from '../support/addresses.ts';
import { alive, inBrowser } from '../support/browser.ts';
import { fetchServed } from '../support/fetch-served.ts';
import { sql } from '../support/goods.ts';
import { main, putIntoCart } from '../support/orders.ts';
import { buildCode } from '../support/reductions.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';
import { watchAttacks } from './attacks.ts';

/** Closes an attribute, a title and a script, and runs `attack()` wherever one of them is closed by it. */
const hostile = `'"><script>attack()</script></title></script><script>attack()</script><img src=x onerror=attack()>`;
const collection = '/catalog/gorod-v-dozhd';
const article = '/blog/e2e-texts';

const undo: (() => Promise<unknown>)[] = [];

/** Writes the hostile text into columns of a row, until the end of the file. */
async function spoil(table: string, slug: string, columns: readonly string[]) {
  const [before = {}] = await sql(`SELECT ${columns.join(', ')} FROM ${table} WHERE slug = $1`, [slug]);
  const set = columns.map((column, place) => `${column} = $${place + 2}`);
  const write = (values: unknown[]) => sql(`UPDATE ${table} SET ${set.join(', ')} WHERE slug = $1`, [slug, ...values]);
  undo.push(() => write(columns.map((column) => before[column])));
  await write(columns.map(() => hostile));
}

/** Adds a row, until the end of the file. */
async function add(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const [added] = await sql(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, place) => `$${place + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  undo.push(() => sql(`DELETE FROM ${table} WHERE id = $1`, [added?.id]));
}

async function store(product: string) {
  const [brand] = await sql('SELECT brand.slug FROM brand JOIN product ON product.brand_id = brand.id WHERE product.slug = $1', [product]);
  const seo = ['seo_title', 'seo_description', 'seo_keywords'];
  await spoil('product', product, ['name', 'description', 'model_name', 'ai_name', 'ai_description', 'size_guide', ...seo]);
  await spoil('brand', String(brand?.slug), ['name', 'description']);
  await spoil('collection', 'gorod-v-dozhd', ['title', 'description']);
  await spoil('page', 'licence', ['title']);
  await add('url_metadata', { url: collection, name: hostile, title: hostile, description: hostile, keywords: hostile });
  await add('faq_entry', { question: hostile, answer_html: '', position: 1000 });
  await add('search_synonym', { relation: 'same', name: hostile, others: [hostile, 'кроссовки'] });
  const texts = Object.fromEntries(['title', 'description', ...seo].map((column) => [column, hostile]));
  await add('blog_article', { slug: 'e2e-texts', html: '', published_at: new Date(), ...texts });
}

/** The places of a page that show the hostile text as a text. */
const places = (page: Page) =>
  page.evaluate((text) => {
    const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
    const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => JSON.parse(one.textContent));
    const found = {
      page: document.querySelector('main')?.textContent,
      title: document.title,
      description: meta('description'),
      keywords: meta('keywords'),
      data: JSON.stringify(things).replaceAll('\\"', '"'),
    };
    return Object.entries(found).flatMap(([place, value]) => (value?.includes(text) ? place : []));
  }, hostile);

const head = ['title', 'description', 'keywords'];
const query = new URLSearchParams({ query: hostile });

inBrowser("operators' texts with code in them", (openPage) => {
  let product = '';
  beforeAll(async () => {
    product = await productPath();
    await store(product.replace('/product/', ''));
    // The metadata of a path may be as old as ten seconds.
    await until(async () => /<meta name="keywords" content="&#x27;/.test(await (await fetchServed(shop().storefront + collection)).text()));
  });
  afterAll(async () => {
    for (const one of undo.toReversed()) await one();
  });

  test('are shown as texts, in the page, its head and its data', async () => {
    const watched = await openPage(shop().storefront, { bypassCSP: true });
    const { page } = watched;
    const attacks = await watchAttacks(watched);
    const expected = {
      '/': ['page'],
      '/catalog': ['page', 'data'],
      [collection]: ['page', ...head, 'data'],
      [product]: ['page', ...head, 'data'],
      [`/search?${query}`]: ['page', 'title'],
      '/licence': ['page', 'title', 'data'],
      '/info/faq': ['page', 'data'],
      '/blog': ['page', 'data'],
      [article]: ['page', ...head, 'data'],
      '/sitemap': ['page'],
    };
    const found: Record<string, string[]> = {};
    for (const path of Object.keys(expected)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await alive(page);
      found[path] = await places(page);
      expect(attacks.harm()).toEqual([]);
    }
    expect(found).toEqual(expected);
  });

  test('are shown as texts by the router and in the search popup', async () => {
    const watched = await openPage(shop().storefront, { bypassCSP: true });
    const { page } = watched;
    const attacks = await watchAttacks(watched);
    await page.goto('/sitemap');
    await alive(page);
    const ways = [
      { path: collection, link: main(page).locator(`a[href="${collection}"]`), shown: 5 },
      { path: '/blog', link: page.getByRole('contentinfo').getByRole('link', { name: 'Блог' }), shown: 2 },
      { path: article, link: main(page).locator(`a[href="${article}"]`), shown: 5 },
    ];
    for (const { path, link, shown } of ways) {
      await link.first().click();
      await page.waitForURL(`**${path}`);
      await until(async () => (await places(page)).length === shown);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
    await page.getByRole('combobox', { name: 'Поиск товаров' }).fill('onerror');
    await page.getByRole('dialog').getByRole('row').getByText(hostile).first().waitFor();
    expect(attacks.harm()).toEqual([]);
    expect(attacks.documents).toEqual(['/sitemap']);
  });

  test('are shown as texts to a shopper with a promo code and a cart', async () => {
    const watched = await openPage(shop().storefront, { ...fromElsewhere(), bypassCSP: true });
    const { page } = watched;
    const attacks = await watchAttacks(watched);
    const email = await signIn(page);
    const [account] = await sql('SELECT account_id AS id FROM account_recipient WHERE address = $1', [email]);
    await buildCode({ code: hostile, accountId: String(account?.id) });
    undo.push(() => sql('DELETE FROM promo_code WHERE code = $1', [hostile]));
    const [unit] = await sql(
      `SELECT product_item.id FROM product_item JOIN product ON product.id = product_item.product_id
       WHERE '/product/' || product.slug = $1 AND product_item.active AND product_item.deleted_at IS NULL AND sold_at IS NULL LIMIT 1`,
      [product],
    );
    await putIntoCart(page, [String(unit?.id)]);
    await page.goto('/account/promo');
    await alive(page);
    const code = main(page).getByRole('listitem').filter({ hasText: hostile });
    await code.getByRole('button', { name: /^Применить/ }).click();
    await page.waitForURL('**/cart');
    await alive(page);
    await main(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
    await main(page).getByRole('article').getByText(hostile).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(attacks.harm()).toEqual([]);
  });
});
