import type { Page } from 'playwright-core';
import { axe, inBrowser, settled } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { factsOfOrders, inRoubles, shownSums } from '../support/order/order-facts.ts';
import { readyToPlace } from '../support/order/ready-to-place.ts';
import {
  chooseCity,
  fillInCheckout,
  headline,
  main,
  ordersOf,
  payButton,
  putIntoCart,
  sumIsSettled,
  unitsForSale,
} from '../support/orders.ts';
import { buildCode, giveBonuses, spendBonuses } from '../support/reductions.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

/** After an order, the cart is empty, and the next goods in it cost what they cost. */
async function expectCartWithoutReductions(page: Page) {
  await page.goto('/cart');
  await main(page).getByRole('heading', { name: 'Корзина пуста' }).waitFor();
  const [next] = await unitsForSale(1);
  await putIntoCart(page, [next?.id ?? '']);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await main(page).getByRole('textbox', { name: 'Промокод' }).inputValue()).toBe('');
  const sums = await shownSums(page, 'Сумма');
  expect([sums.Промокод, sums['Meet-бонусы']]).toEqual([undefined, undefined]);
  await main(page)
    .getByRole('button', { name: /^Meet-бонусы/ })
    .getByText(/−/)
    .waitFor({ state: 'detached' });
}

inBrowser('promo code and bonuses in the checkout', (openPage) => {
  test('change the sum beside the form, and what is paid', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    await giveBonuses(email);
    const code = await buildCode();
    const [unit] = await unitsForSale(1);
    await putIntoCart(page, [unit?.id ?? '']);
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    const field = main(page).getByRole('textbox', { name: 'Промокод' });
    await field.fill('НЕТТАКОГО');
    await field.press('Enter');
    await main(page)
      .getByText(/^Промокод не\sнайден$/)
      .waitFor();
    await field.fill(code.toLowerCase());
    await main(page).getByRole('button', { name: 'Применить' }).click();
    await main(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
    await main(page)
      .getByRole('button', { name: /^Meet-бонусы/ })
      .click();
    const bonuses = page.getByRole('dialog', { name: 'Meet-бонусы' });
    await bonuses.getByText('К оплате').waitFor();
    await bonuses.getByRole('button', { name: /^Списать \d/ }).click();
    await main(page)
      .getByRole('button', { name: /^Meet-бонусы.*−\d/ })
      .waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await fillInCheckout(page);
    await chooseCity(page);
    const { 'Доставка курьером': delivery, Итого: total, ...shown } = await shownSums(page, 'Ваш заказ');
    expect(await payButton(page).innerText()).toContain(`Оплатить ${total}`);
    await payButton(page).click();
    await page.waitForURL('**/pay/*');
    await main(page).getByText(String(total)).first().waitFor();
    await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    expect(await shownSums(page, /^Заказ/)).toMatchObject({ ...shown, Доставка: delivery, Итого: total });
    const [order] = await factsOfOrders(email);
    expect(order).toMatchObject({ status: 'PAID_READY_TO_SEND', paid: order?.total, code, uses: 1, isCodeReturned: false });
    expect([shown.Промокод, shown['Meet-бонусы'], total]).toEqual([
      `−${inRoubles(order?.promo)}`,
      `−${inRoubles(Number(order?.bonuses) * 100)}`,
      inRoubles(order?.total),
    ]);
    expect(order?.entries).toEqual(['ACCRUE 5000', `HOLD -${order?.bonuses}`, `RELEASE ${order?.bonuses}`, `SPEND -${order?.bonuses}`]);
    await expectCartWithoutReductions(page);
    expect(complaints).toEqual([]);
  });

  test('a code that was only typed is applied before anything is placed, and can be removed again', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    const code = await buildCode();
    const [unit] = await unitsForSale(1);
    await putIntoCart(page, [unit?.id ?? '']);
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await main(page).getByRole('textbox', { name: 'Промокод' }).fill(code);
    await payButton(page).click();
    await main(page).getByText('Посчитали заново').waitFor();
    await main(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
    expect(await ordersOf(email)).toBe(0);
    await settled(page);
    await main(page).getByRole('button', { name: 'Убрать' }).click();
    await until(async () => (await shownSums(page, 'Ваш заказ')).Промокод === undefined);
  });

  test('the bonuses stay when a unit that is gone is replaced by an equal one that costs more', async () => {
    const { page, email, units } = await readyToPlace(openPage, 1);
    await giveBonuses(email);
    const id = units[0]?.id;
    await page.reload({ waitUntil: 'networkidle' });
    await spendBonuses(page);
    const spent = main(page).getByRole('button', { name: /^Meet-бонусы.*−\d/ });
    const spending = async () => Number(/−(\d+)/.exec((await spent.innerText()).replaceAll(/\s/g, ''))?.[1]);
    const before = await spending();
    await sql(
      `INSERT INTO product_item (external_id, product_id, size_id, supplier, price, delivery_iso_code, bonus_calc_state)
       SELECT external_id || '-dearer', product_id, size_id, supplier, price + 100000, delivery_iso_code, bonus_calc_state
       FROM product_item WHERE id = $1`,
      [id],
    );
    await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [id]);
    await sumIsSettled(page);
    await settled(page);
    await payButton(page).click();
    await main(page)
      .getByRole('button', { name: /^Взять такую.же за/ })
      .click();
    await main(page)
      .getByText(/Заменили/)
      .waitFor();
    await sumIsSettled(page);
    expect(await spending()).toBe(before);
    await payButton(page).click();
    await page.waitForURL('**/pay/*');
    expect(await factsOfOrders(email)).toMatchObject([{ bonuses: before }]);
  });

  test('what was chosen while the sum is on its way is not left out of the order', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    await giveBonuses(email);
    const code = await buildCode();
    const [unit] = await unitsForSale(1);
    await putIntoCart(page, [unit?.id ?? '']);
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await fillInCheckout(page);
    await chooseCity(page);
    let answers = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await answers.promise;
      await route.continue().catch(() => undefined);
    });
    const field = main(page).getByRole('textbox', { name: 'Промокод' });
    await field.fill(code);
    await field.press('Enter');
    await payButton(page).click();
    await main(page).getByText('Посчитали заново').waitFor();
    answers.resolve();
    await main(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
    await main(page).getByRole('button', { name: 'Убрать' }).waitFor();
    await main(page)
      .getByRole('button', { name: /^Meet-бонусы/ })
      .click();
    const spend = page.getByRole('dialog', { name: 'Meet-бонусы' }).getByRole('button', { name: /^Списать \d/ });
    await spend.waitFor();
    answers = Promise.withResolvers<void>();
    await spend.click();
    await payButton(page).click();
    await main(page).getByText('Цена изменилась').waitFor();
    answers.resolve();
    await main(page)
      .getByRole('button', { name: /^Meet-бонусы.*−\d/ })
      .waitFor();
    expect(await ordersOf(email)).toBe(0);
  });

  test('without JavaScript they are sent with the form, and nothing typed is lost', async () => {
    const options = fromElsewhere();
    const signed = await openPage(shop().storefront, options);
    const email = await signIn(signed.page);
    await giveBonuses(email);
    const code = await buildCode();
    const [unit] = await unitsForSale(1);
    await putIntoCart(signed.page, [unit?.id ?? '']);
    const cookies = await signed.page.context().cookies();
    const { page } = await openPage(shop().storefront, { ...options, javaScriptEnabled: false });
    await page.context().addCookies(cookies);
    await page.goto('/checkout');
    await fillInCheckout(page);
    const field = main(page).getByRole('textbox', { name: 'Промокод' });
    await field.fill('НЕТТАКОГО');
    await main(page).getByRole('button', { name: 'Применить' }).click();
    await main(page)
      .getByText(/^Промокод не\sнайден$/)
      .waitFor();
    await field.fill(code);
    await main(page).getByRole('button', { name: 'Применить' }).click();
    await main(page)
      .getByText(/^Промокод применён: −/)
      .waitFor();
    const bonuses = main(page).getByRole('textbox', { name: 'Списать Meet-бонусы' });
    await bonuses.fill('сто');
    await main(page).getByRole('button', { name: 'Пересчитать' }).click();
    await main(page)
      .getByText(/^Напишите целое число/)
      .waitFor();
    expect(await bonuses.inputValue()).toBe('сто');
    await bonuses.fill('1 00');
    // Whatever button is pressed, what was typed is counted first.
    await payButton(page).click();
    await main(page).getByText('Посчитали заново').waitFor();
    const sums = main(page).getByRole('region', { name: 'Ваш заказ' });
    await sums.locator('dd').getByText(/^−100/).waitFor();
    await sums.getByText(/^Промокод применён: −/).waitFor();
    expect(await main(page).getByRole('combobox', { name: 'Улица' }).inputValue()).toBe('ул. Щапова');
    expect(
      await main(page)
        .getByRole('button', { name: /^Meet-бонусы/ })
        .isVisible(),
    ).toBe(false);
    await main(page).getByRole('button', { name: 'Убрать' }).click();
    await main(page).getByRole('button', { name: 'Применить' }).waitFor();
    expect(await ordersOf(email)).toBe(0);
  });
});
