import type { Page } from 'playwright-core';
import { inBrowser, whenHydrated } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { openDevice } from '../support/devices.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { readCode } from '../support/inbox.ts';
import { addFromCard } from '../support/listing.ts';
import { putIntoCart } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { watchSockets } from '../support/sockets.ts';
import { until } from '../support/until.ts';
import { createEmail, fromNewAddress, signIn, typeCode, waitForMinFormAge } from '../support/visitors.ts';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const findLine = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^Товары в\sкорзине$/ })
    .getByRole('article')
    .filter({ hasText: name });

const getCheckbox = (page: Page, name: string) => main(page).getByRole('checkbox', { name: `Купить сейчас: ${name}` });

/** Ids of the units in the cart of a guest. */
const readGuestCart = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]').map(({ id }: { id: string }) => id));

async function addFromProductPage(page: Page, productIndex: number) {
  const goods = await findProductAtOneSpeed(productIndex);
  await page.goto(`/product/${goods.slug}?size=${goods.size.slug}`);
  await (await whenHydrated(main(page).getByRole('button', { name: /^В\sкорзину$/ }))).click();
  await main(page)
    .getByRole('button', { name: /^В\sкорзине$/ })
    .waitFor();
  return goods;
}

const removeLine = async (page: Page, name: string) => (await whenHydrated(page.getByRole('button', { name: `Удалить: ${name}` }))).click();

/** Ids of the units in an account's cart on the server, or of those saved for later. */
async function readServerCart(email: string, table: 'cart_line' | 'saved_line' = 'cart_line') {
  const rows = await sql(
    `SELECT product_item_id AS id FROM ${table} JOIN account_recipient USING (account_id) WHERE address = $1 ORDER BY added_at`,
    [email],
  );
  return rows.map(({ id }) => id);
}

/** Returns a function that says how often the page has read the cart since this call. */
function countCartRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.startsWith('{"query":"\\n    query AccountCart')) count += 1;
  });
  return () => count;
}

inBrowser('the cart of a signed-in shopper', (openPage) => {
  test("a shopper's cart gets the guest's lines once at sign-in, and is not visible after a sign-out", async () => {
    const { page } = await openPage(shop().storefront, fromNewAddress());
    await page.goto('/catalog/odezhda');
    const [firstProduct, productForLater] = [await addFromCard(page, 0), await addFromCard(page, 1)];
    const [firstUnitId] = await readGuestCart(page);
    await page.goto('/cart');
    await (await whenHydrated(getCheckbox(page, productForLater.name))).uncheck();
    const email = createEmail();
    await main(page).getByRole('link', { name: 'Войти или зарегистрироваться' }).click();
    const form = page.getByRole('form', { name: 'Авторизация' });
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await waitForMinFormAge(page);
    await form.getByRole('button', { name: 'Получить код' }).click();
    await typeCode(page, await readCode(email));
    await banner(page).getByRole('link', { name: 'Аккаунт' }).waitFor();
    await until(async () => (await readServerCart(email)).length === 1);
    expect(await readServerCart(email)).toEqual([firstUnitId]);
    await until(async () => (await readServerCart(email, 'saved_line')).length === 1);
    await main(page).getByRole('textbox', { name: 'Промокод' }).waitFor();
    await main(page).getByRole('heading', { level: 1, name: 'Корзина 2' }).waitFor();
    expect(await getCheckbox(page, productForLater.name).isChecked()).toBe(false);
    await removeLine(page, firstProduct.name);
    await until(async () => (await readServerCart(email)).length === 0);
    await page.reload();
    await main(page).getByRole('heading', { level: 1, name: 'Корзина 1' }).waitFor();
    expect(await readServerCart(email)).toEqual([]);
    await banner(page).getByRole('link', { name: 'Аккаунт' }).click();
    await (await whenHydrated(page.getByRole('button', { name: 'Выйти', exact: true }))).click();
    await banner(page).getByRole('link', { name: 'Войти' }).waitFor();
    await page.goto('/cart');
    await main(page).getByRole('heading', { name: 'Корзина пуста' }).waitFor();
  });

  test("a shopper's cart is the same in two tabs and on two devices, and a device does not request it after its own change", async () => {
    const { page: phone, complaints } = await openPage(shop().storefront, fromNewAddress());
    const email = await signIn(phone);
    const firstProduct = await findProductAtOneSpeed(2);
    await putIntoCart(phone, [firstProduct.unitId]);
    const tab = await phone.context().newPage();
    await tab.goto('/cart');
    await (await whenHydrated(getCheckbox(tab, firstProduct.name))).uncheck();
    await until(async () => (await readServerCart(email, 'saved_line')).length === 1);
    const laptop = await openDevice(openPage, phone);
    const { waitUntilSubscribed } = watchSockets(laptop);
    await laptop.goto('/cart');
    await findLine(laptop, firstProduct.name).waitFor();
    expect(await getCheckbox(laptop, firstProduct.name).isChecked()).toBe(false);
    await waitUntilSubscribed();

    const secondProduct = await addFromProductPage(phone, 3);
    for (const page of [tab, laptop]) {
      await findLine(page, secondProduct.name).waitFor();
      await banner(page)
        .getByRole('link', { name: /^Корзина, 2/ })
        .waitFor();
    }
    await removeLine(tab, firstProduct.name);
    await banner(phone)
      .getByRole('link', { name: /^Корзина, 1/ })
      .waitFor();
    await findLine(laptop, firstProduct.name).waitFor({ state: 'detached' });

    const countRequests = countCartRequests(laptop);
    await removeLine(laptop, secondProduct.name);
    await until(async () => (await readServerCart(email)).length === 0);
    for (const page of [phone, tab]) await banner(page).getByRole('link', { name: 'Корзина', exact: true }).waitFor();
    expect(countRequests()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
