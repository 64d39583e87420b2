import type { Page } from 'playwright-core';
import { alive, axe, inBrowser, ready, settled } from '../support/browser.ts';
import { cameBack, openDevice } from '../support/devices.ts';
import { offeredOnce, sql } from '../support/goods.ts';
import { codeTo } from '../support/inbox.ts';
import { buildCode, giveBonuses } from '../support/reductions.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, newEmail, signIn, typeCode, unhurried } from '../support/visitors.ts';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Корзина/ });
const total = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Итого' });
const lineOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^Товары в\sкорзине$/ })
    .getByRole('article')
    .filter({ hasText: name });

async function addFromPage(page: Page, which: number) {
  const goods = await offeredOnce(which);
  await page.goto(`/product/${goods.slug}?size=${goods.size.slug}`);
  await (await ready(main(page).getByRole('button', { name: /^В\sкорзину$/ }))).click();
  await main(page)
    .getByRole('button', { name: /^В\sкорзине$/ })
    .waitFor();
  return goods;
}

/** Ids of the units in the server's cart of an account. */
async function serverCart(email: string) {
  const rows = await sql(
    `SELECT product_item_id AS id FROM cart_line JOIN account_recipient USING (account_id) WHERE address = $1 ORDER BY added_at`,
    [email],
  );
  return rows.map(({ id }) => id);
}

inBrowser('the cart of a signed-in shopper', (openPage) => {
  test("takes over the guest's checked lines at sign-in, once, and leaves with the session", async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const [first, later] = [await addFromPage(page, 0), await addFromPage(page, 1)];
    await page.goto('/cart');
    await (await ready(main(page).getByRole('checkbox', { name: `Купить сейчас: ${later.name}` }))).uncheck();
    const email = newEmail();
    await main(page).getByRole('link', { name: 'Войти или зарегистрироваться' }).click();
    const form = page.getByRole('form', { name: 'Авторизация' });
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await unhurried(page);
    await form.getByRole('button', { name: 'Получить код' }).click();
    await typeCode(page, await codeTo(email));
    await banner(page).getByRole('link', { name: 'Аккаунт' }).waitFor();
    await until(async () => (await serverCart(email)).length === 1);
    expect(await serverCart(email)).toEqual([first.unitId]);
    await main(page).getByRole('textbox', { name: 'Промокод' }).waitFor();
    await main(page).getByRole('heading', { level: 1, name: 'Корзина 2' }).waitFor();
    expect(
      await main(page)
        .getByRole('checkbox', { name: `Купить сейчас: ${later.name}` })
        .isChecked(),
    ).toBe(false);
    await main(page)
      .getByRole('button', { name: `Удалить: ${first.name}` })
      .click();
    await until(async () => (await serverCart(email)).length === 0);
    await page.reload();
    await main(page).getByRole('heading', { level: 1, name: 'Корзина 1' }).waitFor();
    expect(await serverCart(email)).toEqual([]);
    await page.goto('/account');
    await (await ready(page.getByRole('button', { name: 'Выйти', exact: true }))).click();
    await banner(page).getByRole('link', { name: 'Войти' }).waitFor();
    await page.goto('/cart');
    await main(page).getByRole('heading', { name: 'Корзина пуста' }).waitFor();
  });

  test('is the same in two tabs and on two devices', async () => {
    const { page: one } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(one);
    const [first, second] = [await addFromPage(one, 2), await addFromPage(one, 3)];
    await until(async () => (await serverCart(email)).length === 2);
    const tab = await one.context().newPage();
    await tab.goto('/cart');
    const device = await openDevice(openPage, one);
    await device.goto('/cart');
    for (const page of [tab, device]) {
      await ready(main(page).getByRole('button', { name: `Удалить: ${second.name}` }));
      await banner(page)
        .getByRole('link', { name: /^Корзина, 2/ })
        .waitFor();
    }
    await tab.getByRole('button', { name: `Удалить: ${first.name}` }).click();
    await banner(one)
      .getByRole('link', { name: /^Корзина, 1/ })
      .waitFor();
    await until(async () => (await serverCart(email)).length === 1);
    await cameBack(device);
    await lineOf(device, first.name).waitFor({ state: 'detached' });
    await device.getByRole('button', { name: `Удалить: ${second.name}` }).click();
    await until(async () => (await serverCart(email)).length === 0);
    await cameBack(one);
    await banner(one).getByRole('link', { name: 'Корзина', exact: true }).waitFor();
    await tab.reload();
    await tab.getByRole('heading', { name: 'Корзина пуста' }).waitFor();
  });

  test('applies, refuses and forgets promo codes, and spends bonuses', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    await giveBonuses(email);
    const code = await buildCode();
    const dear = await buildCode({ leastSum: 100_000_000n });
    const { name } = await addFromPage(page, 0);
    await banner(page)
      .getByRole('link', { name: /^Корзина/ })
      .click();
    await drawer(page).getByText('Итого').waitFor();
    const field = drawer(page).getByRole('textbox', { name: 'Промокод' });
    const apply = drawer(page).getByRole('button', { name: 'Применить' });
    await field.fill('НЕТТАКОГО');
    await apply.click();
    await drawer(page)
      .getByText(/^Промокод не\sнайден$/)
      .waitFor();
    await field.fill(dear);
    await apply.click();
    await drawer(page)
      .getByText(/^Промокод действует от\s1\s000\s000\s₽$/)
      .waitFor();
    await field.fill(` ${code.toLowerCase()} `);
    await apply.click();
    await drawer(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
    await drawer(page).getByText('Промокод', { exact: true }).nth(1).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);

    await page.goto('/cart');
    await main(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
    await (await ready(main(page).getByRole('button', { name: /^Meet-бонусы/ }))).click();
    const bonuses = page.getByRole('dialog', { name: 'Meet-бонусы' });
    await bonuses.getByText('К оплате').waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await bonuses.getByRole('button', { name: /^Списать \d/ }).click();
    await main(page)
      .getByRole('button', { name: /^Meet-бонусы.*−\d/ })
      .waitFor();
    await page.reload();
    await main(page)
      .getByRole('button', { name: /^Meet-бонусы.*−\d/ })
      .waitFor();
    await (await ready(main(page).getByRole('button', { name: 'Убрать' }))).click();
    await main(page).getByRole('button', { name: 'Применить' }).waitFor();
    await until(
      async () =>
        (await sql('SELECT promo_code_id FROM cart JOIN account_recipient USING (account_id) WHERE address = $1', [email]))[0]
          ?.promo_code_id === null,
    );
    await addFromPage(page, 1);
    await until(async () => (await serverCart(email)).length === 2);
    await page.goto('/cart');
    await total(page).waitFor();
    await ready(main(page).getByRole('button', { name: `Удалить: ${name}` }));
    expect(
      await main(page)
        .getByRole('button', { name: /^Meet-бонусы.*−\d/ })
        .count(),
    ).toBe(0);
    expect(await main(page).getByRole('link', { name: 'Оформить заказ' }).first().getAttribute('href')).toBe('/checkout');
    expect(complaints).toEqual([]);
  });

  test('a sold unit is replaced by an equal one, silently if it costs no more, after a question if it does', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const goods = await addFromPage(page, 4);
    await until(async () => (await serverCart(email)).length === 1);
    const clone = async (priceChange: number) => {
      const [{ id } = {}] = await sql(
        `INSERT INTO product_item (product_id, size_id, supplier, price, external_id, active)
         SELECT product_id, size_id, supplier, price + $2::bigint, 'e2e-' || gen_random_uuid(), true FROM product_item WHERE id = $1 RETURNING id`,
        [goods.unitId, priceChange],
      );
      return id;
    };
    const sell = (id: unknown) => sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [id]);
    const equal = await clone(0);
    try {
      await sell(goods.unitId);
      await page.goto('/cart');
      await until(async () => (await serverCart(email))[0] === equal);
      await lineOf(page, goods.name).getByRole('checkbox').waitFor({ state: 'attached' });
      expect(
        await main(page)
          .getByText(/уже купили/)
          .count(),
      ).toBe(0);
      const dearer = await clone(100_000);
      await sell(equal);
      await cameBack(page);
      await main(page)
        .getByText(/Есть такой же за/)
        .waitFor();
      await main(page)
        .getByRole('button', { name: /^Взять за/ })
        .click();
      await until(async () => (await serverCart(email))[0] === dearer);
      await lineOf(page, goods.name)
        .getByText(/Стало дороже на/)
        .waitFor();
      await sell(dearer);
      await cameBack(page);
      await lineOf(page, goods.name).getByRole('link', { name: 'Другие размеры' }).waitFor();
      await lineOf(page, goods.name).getByRole('link', { name: 'Похожие' }).waitFor();
    } finally {
      await sql("DELETE FROM product_item WHERE external_id LIKE 'e2e-%'");
      await sql('UPDATE product_item SET sold_at = NULL WHERE id = $1', [goods.unitId]);
    }
  });

  test('works without JavaScript', async () => {
    const { page: signedIn } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(signedIn);
    const [first, second] = [await addFromPage(signedIn, 0), await addFromPage(signedIn, 1)];
    await until(async () => (await serverCart(email)).length === 2);
    const code = await buildCode();
    const page = await openDevice(openPage, signedIn, { javaScriptEnabled: false });
    await page.goto('/cart');
    await main(page).getByRole('heading', { level: 1, name: 'Корзина 2' }).waitFor();
    await total(page).waitFor();
    await main(page).getByRole('textbox', { name: 'Промокод' }).fill('НЕТТАКОГО');
    await main(page).getByRole('button', { name: 'Применить' }).click();
    await main(page)
      .getByText(/^Промокод не\sнайден$/)
      .waitFor();
    expect(await main(page).getByRole('textbox', { name: 'Промокод' }).inputValue()).toBe('НЕТТАКОГО');
    await main(page).getByRole('textbox', { name: 'Промокод' }).fill(code);
    await main(page).getByRole('button', { name: 'Применить' }).click();
    await main(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
    await main(page).getByRole('button', { name: 'Убрать' }).click();
    await main(page).getByRole('button', { name: 'Применить' }).waitFor();
    await main(page)
      .getByRole('button', { name: `Удалить: ${first.name}` })
      .click();
    await main(page).getByRole('heading', { level: 1, name: 'Корзина 1' }).waitFor();
    expect(await serverCart(email)).toEqual([second.unitId]);
    await main(page).getByRole('link', { name: 'Оформить заказ' }).click();
    await page.waitForURL('**/checkout');
  });

  test('accepts no form of a foreign page', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const { unitId } = await addFromPage(page, 0);
    await until(async () => (await serverCart(email)).length === 1);
    const answer = await page.context().request.post('/cart', { form: { remove: unitId }, headers: { origin: 'https://evil.example' } });
    expect(answer.status()).toBe(400);
    expect(await serverCart(email)).toEqual([unitId]);
    await alive(page);
  });
});
