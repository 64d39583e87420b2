import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { readCode, readMessages } from '../support/inbox.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { createEmail, createMobileNumber, fromNewAddress, requestCodeByForm, typeCode, waitForMinFormAge } from '../support/visitors.ts';
import { addNotice, findNoticesPath, restock, sellOutSize } from './sold-out-size.ts';

/** Returns the database row of the request whose number the page names. */
async function findAcceptedRequest(page: Page) {
  const confirmation = page.getByRole('heading', { name: /^Заявка №\s\d+ принята$/ });
  const number = Number(/\d+/.exec((await confirmation.textContent()) ?? '')?.[0]);
  const [row] = await sql('SELECT * FROM shop_request WHERE number = $1', [number]);
  return row;
}

const priceMatch = (page: Page) => page.getByRole('form', { name: 'Нашли дешевле?' });
const comment = (page: Page) => priceMatch(page).getByRole('textbox', { name: /^Комментарий/ });

/** Types into the price match form, signs in by the link in the form, and expects that the form keeps the input. */
async function signInFromPriceMatch(page: Page) {
  const link = await whenHydrated(priceMatch(page).getByRole('link', { name: /^войти в\sаккаунт$/ }));
  const [phone, email] = [createMobileNumber(), createEmail()];
  await priceMatch(page).getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await comment(page).fill('Размер 42, чёрные');
  await link.click();
  await page.getByRole('dialog', { name: 'Авторизация' }).waitFor();
  await requestCodeByForm(page, email);
  await typeCode(page, await readCode(email));
  await priceMatch(page)
    .getByLabel(/^Или фото/)
    .waitFor({ state: 'attached' });
  expect(await comment(page).inputValue()).toBe('Размер 42, чёрные');
  expect((await priceMatch(page).getByRole('textbox', { name: 'Телефон' }).inputValue()).replaceAll(/\D/g, '')).toContain(phone);
}

/**
 * Sends the price match form, which is refused without a link or a photo. Adds a photo, sends the form again, and expects the photo in the
 * stored request.
 */
async function sendPriceMatch(page: Page) {
  const send = priceMatch(page).getByRole('button', { name: 'Отправить' });
  await waitForMinFormAge(page);
  await send.click();
  await priceMatch(page)
    .getByText(/^Дайте ссылку или приложите фото/)
    .waitFor();
  const photo = {
    name: 'price.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
  };
  await priceMatch(page)
    .getByLabel(/^Или фото/)
    .setInputFiles(photo);
  await until(async () => (await priceMatch(page).locator('input[name=uploadId]').count()) === 1);
  await send.click();
  const { id, text } = (await findAcceptedRequest(page)) ?? {};
  expect([text, await sql('SELECT FROM request_photo WHERE request_id = $1', [id])]).toEqual(['Размер 42, чёрные', [{}]]);
}

inBrowser('requests', (openPage) => {
  test('a guest requests a notice of a size, gets a mail when it is back, and cancels the notice of another size from the mail', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const [firstSize, secondSize] = [await sellOutSize(), await sellOutSize()];
    const email = createEmail();
    const noticeLink = page.getByRole('link', { name: /^Сообщить, когда появится/ });
    // Guests share a page for up to a second, and an earlier journey may have just visited this one.
    await until(async () => {
      await page.goto(`/product/${firstSize.slug}`);
      return (await noticeLink.count()) > 0;
    });
    await waitForHydration(page);
    await waitForMinFormAge(page);
    await noticeLink.click();
    const dialog = page.getByRole('dialog', { name: 'Сообщить, когда появится' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    const size = dialog.getByRole('radio', { name: firstSize.sizeName, exact: true });
    if (await size.count()) await size.check();
    await dialog.getByRole('button', { name: 'Сообщить' }).click();
    await dialog.getByRole('heading', { name: new RegExp(email) }).waitFor();
    await addNotice(secondSize.unitId, email);
    await restock(firstSize.unitId);
    await page.goto(await findNoticesPath(email));
    await waitForHydration(page);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: /^Не.присылать писем$/ }).click();
    await page.getByText(/^Готово/).waitFor();
    expect(await sql('SELECT FROM arrival_notice WHERE email = $1', [email])).toEqual([]);
    expect(await readMessages(email)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('a guest who reports a lower price can sign in first and keep the input, on the page of the form and in its dialog, and sends a photo', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const { slug } = await findProductAtOneSpeed(10);
    await page.goto(`/product/${slug}`);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Нашли дешевле?' }).click();
    await signInFromPriceMatch(page);
    await sendPriceMatch(page);

    await page.context().clearCookies();
    await page.goto(`/product/${slug}/price-match`);
    await signInFromPriceMatch(page);
    expect(complaints).toEqual([]);
  });
});
