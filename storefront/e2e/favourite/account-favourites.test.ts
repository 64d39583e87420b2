import type { Page } from 'playwright-core';
import { axe, inBrowser, ready, settled } from '../support/browser.ts';
import { cameBack, openDevice } from '../support/devices.ts';
import { ask, sql } from '../support/goods.ts';
import { codeTo } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { askForCode, fromElsewhere, newEmail, signIn, signInWithoutScript, typeCode } from '../support/visitors.ts';

const main = (page: Page) => page.getByRole('main');
const counter = (page: Page, words: RegExp | string) => page.getByRole('banner').getByRole('link', { name: words });
const list = (page: Page) => main(page).getByRole('list', { name: 'Избранное' });
const cardOf = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const heart = (page: Page) => main(page).getByRole('button', { name: /^В\sизбранное$/ });

interface Liked {
  id: string;
  slug: string;
  name: string;
  offers: { size: { slug: string } }[];
}

/** Products with distinct names, from the place `from` on. */
async function goods(count: number, from = 0): Promise<Liked[]> {
  const { filteredProducts } = await ask<{ filteredProducts: { items: Liked[] } }>(
    '{ filteredProducts(dto: { pagination: { limit: 60 } }) { items { id slug name offers { size { slug } } } } }',
  );
  const byName = new Map(filteredProducts.items.map((product) => [product.name, product]));
  return [...byName.values()].slice(from, from + count);
}

/** Ids of the account's favourites, newest first. */
async function kept(email: string) {
  const rows = await sql(
    `SELECT product_id AS id FROM favourite JOIN account_recipient USING (account_id) WHERE address = $1 AND removed_at IS NULL
     ORDER BY number DESC`,
    [email],
  );
  return rows.map(({ id }) => id);
}

const like = (email: string, ids: readonly string[], addedPrice: number | null = null) =>
  sql(
    `INSERT INTO favourite (account_id, product_id, added_price, added_at)
     SELECT account_id, asked.id, $3::bigint, now() FROM account_recipient, unnest($2::uuid[]) WITH ORDINALITY AS asked (id, place)
     WHERE address = $1 ORDER BY place DESC`,
    [email, ids, addedPrice],
  );

async function likeOnPage(page: Page, { slug }: Liked) {
  await page.goto(`/product/${slug}`);
  await (await ready(heart(page))).click();
}

/** The HTML that the server sends in the session of a page, before any script. */
async function served(page: Page, path: string) {
  return (await page.context().request.get(shop().storefront + path)).text();
}

inBrowser('the favourites of a signed-in shopper', (openPage) => {
  test('what was liked before signing in stays liked, and leaves with the session', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const [one, two] = await goods(2);
    if (!one || !two) throw new Error('the shop has too few products');
    await likeOnPage(page, one);
    await likeOnPage(page, two);
    const email = newEmail();
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
    await askForCode(page, email);
    await typeCode(page, await codeTo(email));
    await counter(page, 'Аккаунт').waitFor();
    await until(async () => (await kept(email)).length === 2);
    expect(await kept(email)).toEqual([two.id, one.id]);
    await until(() => page.evaluate(() => localStorage.getItem('favourites') === '[]'));
    await counter(page, /^Избранное, 2/).click();
    await page.waitForURL('**/favorites');
    await list(page).getByRole('article').nth(1).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await cardOf(page, one.name)
      .getByRole('button', { name: /^В\sизбранное/ })
      .click();
    await until(async () => (await kept(email)).length === 1);
    await list(page)
      .getByRole('button', { name: /^Вернуть/ })
      .click();
    await until(async () => (await kept(email)).length === 2);
    expect(await kept(email)).toEqual([two.id, one.id]);
    await page.goto('/account');
    await (await ready(page.getByRole('button', { name: 'Выйти', exact: true }))).click();
    await counter(page, 'Войти').waitFor();
    await counter(page, 'Избранное').waitFor();
    await page.goto('/favorites');
    await main(page)
      .getByRole('heading', { name: /^В\sизбранном пока пусто$/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test('hearts and the counter are right before any script, and guests share a page without them', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const [one, two] = await goods(2, 2);
    if (!one || !two) throw new Error('the shop has too few products');
    await like(email, [one.id]);
    const pressed = (html: string) =>
      [...html.matchAll(/<button[^>]*aria-pressed="true"[^>]*>/g)].filter(([tag]) => /aria-label="В\sизбранное"/.test(tag)).length;
    const counted = (html: string) => /aria-label="(Избранное[^"]*)"/.exec(html)?.[1];
    const html = await served(page, `/product/${one.slug}`);
    expect({ counted: counted(html), pressed: pressed(html) }).toEqual({ counted: 'Избранное, 1\u00a0товар', pressed: 1 });
    expect(pressed(await served(page, `/product/${two.slug}`))).toBe(0);
    const guest = await fetch(`${shop().storefront}/product/${one.slug}`);
    const shared = await guest.text();
    expect({ counted: counted(shared), pressed: pressed(shared) }).toEqual({ counted: 'Избранное', pressed: 0 });
    expect(guest.headers.get('set-cookie')).toBeNull();
  });

  test('two tabs and two devices follow each other', async () => {
    const { page: one } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(one);
    const [first, second] = await goods(2, 4);
    if (!first || !second) throw new Error('the shop has too few products');
    await likeOnPage(one, first);
    await until(async () => (await kept(email)).length === 1);
    const device = await openDevice(openPage, one);
    await device.goto(`/product/${first.slug}`);
    expect(await (await ready(heart(device))).getAttribute('aria-pressed')).toBe('true');
    await likeOnPage(device, second);
    await until(async () => (await kept(email)).length === 2);
    await cameBack(one);
    await counter(one, /^Избранное, 2/).waitFor();
    const tab = await one.context().newPage();
    await tab.goto(`/product/${first.slug}`);
    await (await ready(heart(tab))).click();
    await counter(one, /^Избранное, 1/).waitFor();
    await until(async () => (await kept(email)).length === 1);
    expect(await kept(email)).toEqual([second.id]);
  });

  test('the list tells what has become cheaper and what is sold out, and shows more of a long one', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const all = await goods(26);
    const [cheap, sold] = all;
    if (!cheap || !sold) throw new Error('the shop has too few products');
    await like(
      email,
      all.slice(2).map(({ id }) => id),
    );
    await like(email, [sold.id]);
    const payable = async ({ slug }: Liked) => {
      const { product } = await ask<{ product: { priceDetails: { loyaltyPrice: number | null; price: number } } }>(
        `{ product(dto: { slug: "${slug}" }) { priceDetails { loyaltyPrice price } } }`,
      );
      return product.priceDetails.loyaltyPrice ?? product.priceDetails.price;
    };
    await like(email, [cheap.id], (await payable(cheap)) + 150_000);
    const units = await sql('UPDATE product_item SET sold_at = now() WHERE product_id = $1 AND sold_at IS NULL RETURNING id', [sold.id]);
    try {
      await page.goto('/favorites');
      await cardOf(page, cheap.name)
        .getByText(/^Подешевело на\s1\s500\s₽$/)
        .waitFor();
      await cardOf(page, sold.name).getByText('Нет в наличии').waitFor();
      expect(await list(page).getByRole('article').count()).toBe(24);
      await (await ready(main(page).getByRole('link', { name: /^Показать ещё/ }))).click();
      await list(page).getByRole('article').nth(25).waitFor();
      await settled(page);
      expect(await axe(page)).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await sql('UPDATE product_item SET sold_at = NULL WHERE id = ANY ($1::uuid[])', [units.map(({ id }) => id)]);
    }
  });

  test('works without JavaScript', async () => {
    const { page: signedIn } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(signedIn);
    const [one] = await goods(1, 6);
    if (!one) throw new Error('the shop has no products');
    const page = await openDevice(openPage, signedIn, { javaScriptEnabled: false });
    const size = one.offers[0]?.size.slug;
    await page.goto(`/product/${one.slug}?size=${size}`);
    await main(page)
      .getByRole('button', { name: /^В\sизбранное$/ })
      .click();
    await main(page)
      .getByRole('button', { name: /^Убрать из\sизбранного$/ })
      .waitFor();
    // The chosen size stays chosen.
    expect(new URL(page.url()).search).toBe(`?size=${size}`);
    expect(await kept(email)).toEqual([one.id]);
    await counter(page, /^Избранное, 1/).click();
    const sizes = list(page).getByRole('list', { name: /^Размеры/ });
    expect(await sizes.getByRole('link').first().getAttribute('href')).toMatch(new RegExp(`^/product/${one.slug}\\?size=`));
    await list(page)
      .getByRole('button', { name: /^Убрать/ })
      .click();
    await main(page)
      .getByRole('heading', { name: /^В\sизбранном пока пусто$/ })
      .waitFor();
    expect(await kept(email)).toEqual([]);
    await main(page)
      .getByRole('button', { name: /^Вернуть/ })
      .click();
    await list(page).getByRole('article').waitFor();
    expect(await kept(email)).toEqual([one.id]);
  });

  test('without JavaScript, what a guest likes is there once they have signed in, and only what they liked', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    const [one] = await goods(1, 7);
    await page.goto(`/product/${one?.slug}`);
    await heart(page).click();
    await page.waitForURL('**/auth?*');
    const email = await signInWithoutScript(page);
    await page.waitForURL('**/favorites');
    await list(page).getByRole('article').waitFor();
    expect(await kept(email)).toEqual([one?.id]);
    // It is added once: what is removed then stays removed.
    await list(page)
      .getByRole('button', { name: /^Убрать/ })
      .click();
    await main(page)
      .getByRole('heading', { name: /^В\sизбранном пока пусто$/ })
      .waitFor();
    await page.goto('/favorites');
    expect(await kept(email)).toEqual([]);
  });

  test('accepts no form of a foreign page', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const [one] = await goods(1);
    const answer = await page
      .context()
      .request.post('/favorites', { form: { add: one?.id ?? '' }, headers: { origin: 'https://evil.example' } });
    expect(answer.status()).toBe(400);
    expect(await kept(email)).toEqual([]);
  });
});
