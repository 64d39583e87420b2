import type { Page } from 'playwright-core';
import { alive, inBrowser, ready } from '../support/browser.ts';
import { offeredOnce, sql } from '../support/goods.ts';
import { codeTo } from '../support/inbox.ts';
import { main } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { askForCode, fromElsewhere, newEmail, newNumber, typeCode, unhurried } from '../support/visitors.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Нашли дешевле?' });
const link = (page: Page) => form(page).getByRole('link', { name: /^войти в\sаккаунт$/ });
const comment = (page: Page) => form(page).getByRole('textbox', { name: /^Комментарий/ });

/** Types into the form, and goes to the sign-in and back. */
async function typeAndSignIn(page: Page, phone: string) {
  await ready(link(page));
  await form(page).getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await comment(page).fill('Размер 42, чёрные');
  await link(page).click();
  await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
  const email = newEmail();
  await askForCode(page, email);
  await typeCode(page, await codeTo(email));
}

/** Adds a photo, sends the form, and expects the photo in the request. */
async function sendWithPhoto(page: Page, phone: string) {
  const photo = form(page).getByLabel(/^Или фото/);
  await photo.waitFor({ state: 'attached' });
  expect(await comment(page).inputValue()).toBe('Размер 42, чёрные');
  expect((await form(page).getByRole('textbox', { name: 'Телефон' }).inputValue()).replaceAll(/\D/g, '')).toContain(phone);
  await photo.setInputFiles({ name: 'price.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await until(async () => (await form(page).locator('input[name=uploadId]').count()) === 1);
  await unhurried(page);
  await form(page).getByRole('button', { name: 'Отправить' }).click();
  const accepted = page.getByRole('heading', { name: /^Заявка №\s\d+ принята$/ });
  const number = Number(/\d+/.exec((await accepted.textContent()) ?? '')?.[0]);
  expect(await sql('SELECT text FROM request_photo JOIN shop_request ON shop_request.id = request_id WHERE number = $1', [number])).toEqual(
    [{ text: 'Размер 42, чёрные' }],
  );
}

inBrowser('a guest who wants to show a lower price by a photo', (openPage) => {
  test('is told that it needs an account, signs in, and goes on with what was typed, in the dialog', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const { slug } = await offeredOnce(10);
    await page.goto(`/product/${slug}`);
    await alive(page);
    await page.getByRole('link', { name: 'Нашли дешевле?' }).click();
    const phone = newNumber();
    await typeAndSignIn(page, phone);
    await sendWithPhoto(page, phone);
    expect(complaints).toEqual([]);
  });

  test('does the same on the page of the form', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const { slug } = await offeredOnce(11);
    await page.goto(`/product/${slug}/price-match`);
    const phone = newNumber();
    await typeAndSignIn(page, phone);
    await sendWithPhoto(page, phone);
    expect(complaints).toEqual([]);
  });

  test('finds no promise of photos without JavaScript', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    const { slug } = await offeredOnce(11);
    await page.goto(`/product/${slug}/price-match`);
    await main(page).getByRole('button', { name: 'Отправить', exact: true }).waitFor();
    expect([await link(page).isVisible(), await form(page).locator('input[type=file]').count()]).toEqual([false, 0]);
  });
});
