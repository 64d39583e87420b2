import type { Page } from 'playwright-core';
import { inBrowser, ready } from '../support/browser.ts';
import { openDevice } from '../support/devices.ts';
import { offeredOnce } from '../support/goods.ts';
import { shop } from '../support/shop/harness.ts';
import { watchSockets } from '../support/sockets.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

const main = (page: Page) => page.getByRole('main');
const lineOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^Товары в\sкорзине$/ })
    .getByRole('article')
    .filter({ hasText: name });

async function add(page: Page, which: number) {
  const goods = await offeredOnce(which);
  await page.goto(`/product/${goods.slug}?size=${goods.size.slug}`);
  await (await ready(main(page).getByRole('button', { name: /^В\sкорзину$/ }))).click();
  await main(page)
    .getByRole('button', { name: /^В\sкорзине$/ })
    .waitFor();
  return goods;
}

/** Counts how often the page reads the cart. */
function readings(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.startsWith('{"query":"\\n    query AccountCart')) count += 1;
  });
  return () => count;
}

inBrowser('an open cart', (openPage) => {
  test('shows what another device changes, as it happens, and reads nothing for its own changes', async () => {
    const { page: phone, complaints } = await openPage(shop().storefront, fromElsewhere());
    await signIn(phone);
    const first = await add(phone, 0);
    const laptop = await openDevice(openPage, phone);
    const { followed } = watchSockets(laptop);
    await laptop.goto('/cart');
    await lineOf(laptop, first.name).waitFor();
    await followed();

    const second = await add(phone, 1);
    await lineOf(laptop, second.name).waitFor();
    await phone.goto('/cart');
    await (await ready(phone.getByRole('button', { name: `Удалить: ${first.name}` }))).click();
    await lineOf(laptop, first.name).waitFor({ state: 'detached' });

    const read = readings(laptop);
    const told = laptop.waitForRequest((request) => request.postData()?.includes('RemoveFromCart') === true);
    await (await ready(laptop.getByRole('button', { name: `Удалить: ${second.name}` }))).click();
    await told;
    await lineOf(phone, second.name).waitFor({ state: 'detached' });
    expect(read()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
