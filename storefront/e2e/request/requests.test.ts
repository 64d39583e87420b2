import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { lettersTo } from '../support/inbox.ts';
import { main } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, newEmail, newNumber, signIn, unhurried } from '../support/visitors.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const isFocused = (page: Page, name: string | RegExp) => field(page, name).evaluate((input) => input === document.activeElement);
const accepted = (page: Page) => page.getByRole('heading', { name: /^Заявка №\s\d+ принята$/ });
const numberIn = async (page: Page) => Number(/\d+/.exec((await accepted(page).textContent()) ?? '')?.[0]);
const requestOf = async (page: Page) => (await sql('SELECT * FROM shop_request WHERE number = $1', [await numberIn(page)]))[0];

const oneClick = { 'List-Unsubscribe': 'One-Click' };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A product that is for sale in one size and sold out in another. */
async function partlySoldOut() {
  const [found] = await sql(`
    SELECT product.id, product.slug, gone.size_id, gone.id AS unit_id, size.name FROM product
    JOIN product_item AS gone ON gone.product_id = product.id AND gone.active AND gone.deleted_at IS NULL AND gone.sold_at IS NULL
    JOIN size ON size.id = gone.size_id
    WHERE product.active AND product.deleted_at IS NULL AND EXISTS (SELECT FROM product_item AS other
      WHERE other.product_id = product.id AND other.size_id <> gone.size_id AND other.active AND other.sold_at IS NULL AND other.reserved_until IS NULL)
    ORDER BY random() LIMIT 1`);
  if (!found) throw new Error('the demo shop has no such product');
  await sql('UPDATE product_item SET sold_at = now() WHERE product_id = $1 AND size_id = $2 AND sold_at IS NULL', [
    found.id,
    found.size_id,
  ]);
  return { slug: String(found.slug), unitId: String(found.unit_id), sizeName: String(found.name) };
}

const isBack = (unitId: string) => sql('UPDATE product_item SET sold_at = NULL, reserved_until = NULL WHERE id = $1', [unitId]);

async function linkIn(email: string): Promise<string> {
  await until(async () => (await lettersTo(email)).length > 0);
  const [letter] = await lettersTo(email);
  return /\/notices\/[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
}

inBrowser('requests', (openPage) => {
  test('a partner mends what is wrong, sends the offer and gets a number and a mail', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await page.goto('/info/partners');
    await alive(page);
    const email = newEmail();
    await field(page, 'Компания').fill('Мастерская <b>Полдень</b>');
    await page.getByRole('radio', { name: 'ООО' }).check();
    await field(page, 'ИНН').fill('7707083894');
    await field(page, /^Имя/).fill('Тимур Сафин');
    await field(page, 'Телефон').fill(newNumber());
    await field(page, 'Email').fill(email);
    await unhurried(page);
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await page.getByText(/^Проверьте ИНН/).waitFor();
    await until(() => isFocused(page, 'ИНН'));
    expect(await field(page, 'Компания').inputValue()).toBe('Мастерская <b>Полдень</b>');
    await field(page, 'ИНН').fill('7707083893');
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await accepted(page).waitFor();
    expect(await requestOf(page)).toMatchObject({ kind: 'COOPERATION', company_name: 'Мастерская <b>Полдень</b>', email });
    await until(async () => (await lettersTo(email)).length > 0);
    expect(complaints).toEqual([]);
  });

  test('without JavaScript a partner mends what is wrong, and the offer comes through', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    await page.goto('/info/partners');
    const email = newEmail();
    await field(page, 'Компания').fill('Мастерская «Полдень»');
    await page.getByRole('radio', { name: 'ООО' }).check();
    await field(page, 'ИНН').fill('7707083894');
    await field(page, /^Имя/).fill('Тимур Сафин');
    await field(page, 'Телефон').fill(`+7${newNumber()}`);
    await field(page, 'Email').fill(email);
    await unhurried(page);
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await page.getByText(/^Проверьте ИНН/).waitFor();
    expect([await field(page, 'Компания').inputValue(), await page.getByRole('radio', { name: 'ООО' }).isChecked()]).toEqual([
      'Мастерская «Полдень»',
      true,
    ]);
    await field(page, 'ИНН').fill('7707083893');
    await unhurried(page);
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await accepted(page).waitFor();
    expect(await requestOf(page)).toMatchObject({ kind: 'COOPERATION', company_name: 'Мастерская «Полдень»', email });
  });

  test('without JavaScript a guest asks to be told of a size, and is', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    const { slug, sizeName, unitId } = await partlySoldOut();
    await page.goto(`/product/${slug}/notice`);
    const email = newEmail();
    await field(page, 'Email').fill('нет');
    await unhurried(page);
    await page.getByRole('button', { name: 'Сообщить' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await field(page, 'Email').fill(email);
    const size = page.getByRole('radio', { name: sizeName, exact: true });
    if (await size.count()) await size.check();
    await unhurried(page);
    await page.getByRole('button', { name: 'Сообщить' }).click();
    await page.getByRole('heading', { name: new RegExp(email) }).waitFor();
    await isBack(unitId);
    expect(await linkIn(email)).toMatch(/^\/notices\//);
  });

  test('without JavaScript an order of something else keeps what was typed and comes through', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    await page.goto('/tovar-pod-zakaz');
    await field(page, 'Что ищете').fill('Кеды «Плотина»');
    await field(page, /^До\s*какой цены/).fill('дорого');
    await page.waitForTimeout(2_200);
    await page.getByRole('button', { name: 'Отправить', exact: true }).click();
    await page.getByText(/^Напишите цену числом/).waitFor();
    expect(await field(page, 'Что ищете').inputValue()).toBe('Кеды «Плотина»');
    await field(page, /^До\s*какой цены/).fill('20 000 ₽');
    await field(page, 'Телефон').fill(`+7${newNumber()}`);
    await page.waitForTimeout(2_200);
    await page.getByRole('button', { name: 'Отправить', exact: true }).click();
    await accepted(page).waitFor();
    await page.getByText(/Запишите номер/).waitFor();
    expect(Number((await requestOf(page))?.price_up_to)).toBe(2_000_000);
  });

  test('a signed-in shopper shows a lower price by a photo, from the product page', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const { slug } = await partlySoldOut();
    await page.goto(`/product/${slug}`);
    await alive(page);
    await unhurried(page);
    await page.getByRole('link', { name: 'Нашли дешевле?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Нашли дешевле?' });
    await dialog.getByRole('textbox', { name: 'Телефон' }).fill(newNumber());
    expect(await dialog.getByRole('textbox', { name: /^Email/ }).inputValue()).toBe(email);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await dialog.getByText(/^Дайте ссылку или приложите фото/).waitFor();
    await dialog.getByLabel(/^Или фото/).setInputFiles({ name: 'price.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await until(async () => (await dialog.locator('input[name=uploadId]').count()) === 1);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await accepted(page).waitFor();
    const { id } = (await requestOf(page)) ?? {};
    expect(await sql('SELECT FROM request_photo WHERE request_id = $1', [id])).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('without JavaScript a link leads to the page of the lower price', async () => {
    const { page } = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    const { slug } = await partlySoldOut();
    await page.goto(`/product/${slug}`);
    await page.getByRole('link', { name: 'Нашли дешевле?' }).click();
    await page.waitForURL(`**/product/${slug}/price-match`);
    await field(page, /^Ссылка/).fill('shop.example/kedy');
    await field(page, 'Телефон').fill(`+7${newNumber()}`);
    await page.waitForTimeout(2_200);
    await page.getByRole('button', { name: 'Отправить', exact: true }).click();
    await accepted(page).waitFor();
    expect(await requestOf(page)).toMatchObject({ kind: 'PRICE_MATCH', link: 'https://shop.example/kedy' });
  });

  test('a guest waits for a size, is told once when it is back, and ends the rest from the mail without JavaScript', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const [first, second] = [await partlySoldOut(), await partlySoldOut()];
    const email = newEmail();
    for (const { slug, sizeName } of [first, second]) {
      await page.goto(`/product/${slug}`);
      await alive(page);
      await unhurried(page);
      await page.getByRole('link', { name: /^Сообщить, когда появится/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Сообщить, когда появится' });
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
      const size = dialog.getByRole('radio', { name: sizeName, exact: true });
      if (await size.count()) await size.check();
      await dialog.getByRole('button', { name: 'Сообщить' }).click();
      await dialog.getByRole('heading', { name: new RegExp(email) }).waitFor();
    }
    await isBack(first.unitId);
    const link = await linkIn(email);
    const plain = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    await plain.page.goto(link);
    await main(plain.page).getByRole('listitem').waitFor();
    expect(await main(plain.page).getByRole('listitem').count()).toBe(1);
    await plain.page.getByRole('button', { name: /^Не.присылать писем$/ }).click();
    await plain.page.getByText(/^Готово/).waitFor();
    await isBack(second.unitId);
    await page.waitForTimeout(7_000);
    expect(await lettersTo(email)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['URL-encoded', new URLSearchParams(oneClick)],
    ['multipart', formOf(oneClick)],
  ])('a mail program ends the notices by its own %s post, without cookies', async (_type, body) => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const [first, second] = [await partlySoldOut(), await partlySoldOut()];
    const email = newEmail();
    for (const { slug, sizeName } of [first, second]) {
      await page.goto(`/product/${slug}/notice`);
      await alive(page);
      await field(page, 'Email').fill(email);
      const size = page.getByRole('radio', { name: sizeName, exact: true });
      if (await size.count()) await size.check();
      await unhurried(page);
      await page.getByRole('button', { name: 'Сообщить' }).click();
      await page.getByRole('heading', { name: new RegExp(email) }).waitFor();
    }
    await isBack(first.unitId);
    const answer = await fetch(`${shop().storefront}${await linkIn(email)}`, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(await sql('SELECT FROM arrival_notice WHERE email = $1', [email])).toEqual([]);
  });
});
