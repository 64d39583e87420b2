import type { Page } from 'playwright-core';
import { findProductPath } from '../support/addresses.ts';
import { inBrowser, waitForHydration } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { main, putIntoCart } from '../support/orders.ts';
import { createPromoCode } from '../support/reductions.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';
import { watchAttacks } from './attacks.ts';
import { articlePath, collectionPath, hostileText, removeHostileTexts, storeHostileTexts, undoLater } from './hostile-texts.ts';

/** Names of the parts of a page that display the hostile text as text. */
const listDisplayingParts = (page: Page) =>
  page.evaluate((text) => {
    const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
    const entities = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent));
    const partTexts = {
      page: document.querySelector('main')?.textContent,
      title: document.title,
      description: meta('description'),
      keywords: meta('keywords'),
      data: JSON.stringify(entities).replaceAll('\\"', '"'),
    };
    return Object.entries(partTexts).flatMap(([place, value]) => (value?.includes(text) ? place : []));
  }, hostileText);

inBrowser("operators' texts with code in them", (openPage) => {
  let product = '';
  beforeAll(async () => {
    product = await findProductPath();
    await storeHostileTexts(product.replace('/product/', ''));
    // The storefront may display metadata of a path that are up to ten seconds old.
    await until(async () => /<meta name="keywords" content="&#x27;/.test(await (await fetch(shop().storefront + collectionPath)).text()));
  });
  afterAll(removeHostileTexts);

  test("operators' texts with code in them are rendered as text by the router and in the search popup", async () => {
    const watched = await openPage(shop().storefront, { bypassCSP: true });
    const { page } = watched;
    const attacks = await watchAttacks(watched);
    await page.goto('/sitemap');
    await waitForHydration(page);
    const linkedPages = [
      { path: collectionPath, link: main(page).locator(`a[href="${collectionPath}"]`), partCount: 5 },
      { path: '/blog', link: page.getByRole('contentinfo').getByRole('link', { name: 'Блог' }), partCount: 2 },
      { path: articlePath, link: main(page).locator(`a[href="${articlePath}"]`), partCount: 5 },
    ];
    for (const { path, link, partCount } of linkedPages) {
      await link.first().click();
      await page.waitForURL(`**${path}`);
      await until(async () => (await listDisplayingParts(page)).length === partCount);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
    await page.getByRole('combobox', { name: 'Поиск товаров' }).fill('onerror');
    await page.getByRole('dialog').getByRole('row').getByText(hostileText).first().waitFor();
    expect(attacks.listHarm()).toEqual([]);
    expect(attacks.documents).toEqual(['/sitemap']);
  });

  test("operators' texts with code in them are rendered as text to a shopper with a promo code and a cart", async () => {
    const watched = await openPage(shop().storefront, { ...fromNewAddress(), bypassCSP: true });
    const { page } = watched;
    const attacks = await watchAttacks(watched);
    const email = await signIn(page);
    const [account] = await sql('SELECT account_id AS id FROM account_recipient WHERE address = $1', [email]);
    await createPromoCode({ code: hostileText, accountId: String(account?.id) });
    undoLater(() => sql('DELETE FROM promo_code WHERE code = $1', [hostileText]));
    const [unit] = await sql(
      `SELECT product_item.id FROM product_item JOIN product ON product.id = product_item.product_id
       WHERE '/product/' || product.slug = $1 AND product_item.active AND product_item.deleted_at IS NULL AND sold_at IS NULL LIMIT 1`,
      [product],
    );
    await putIntoCart(page, [String(unit?.id)]);
    await page.goto('/account/promo');
    await waitForHydration(page);
    const code = main(page).getByRole('listitem').filter({ hasText: hostileText });
    await code.getByRole('button', { name: /^Применить/ }).click();
    await page.waitForURL('**/cart');
    await waitForHydration(page);
    await main(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
    await main(page).getByRole('article').getByText(hostileText).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(attacks.listHarm()).toEqual([]);
  });
});
