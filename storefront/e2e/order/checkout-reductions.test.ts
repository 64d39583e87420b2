import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { replaceByDearer } from '../support/goods.ts';
import { formatRoubles, readDisplayedSums, readStoredOrders, readSumLines } from '../support/order/order-record.ts';
import {
  chooseCity,
  fillInCheckout,
  findUnitsForSale,
  getHeadline,
  getPayButton,
  getSandboxButton,
  main,
  putIntoCart,
  waitForSum,
} from '../support/orders.ts';
import { addBonuses, createPromoCode, spendBonuses } from '../support/reductions.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

const getDrawer = (page: Page) => page.getByRole('dialog', { name: /^Корзина/ });
const getSpentBonuses = (page: Page) => main(page).getByRole('button', { name: /^Meet-бонусы.*−\d/ });

async function applyInDrawer(page: Page, code: string, outcome: RegExp) {
  await getDrawer(page).getByRole('textbox', { name: 'Промокод' }).fill(code);
  await getDrawer(page).getByRole('button', { name: 'Применить' }).click();
  await getDrawer(page).getByText(outcome).waitFor();
}

/** Removes the promo code from the checkout, and applies it again by Enter. */
async function applyAgain(page: Page, code: string) {
  await main(page).getByRole('button', { name: 'Убрать' }).click();
  await until(async () => (await readDisplayedSums(page, 'Ваш заказ')).Промокод === undefined);
  const field = main(page).getByRole('textbox', { name: 'Промокод' });
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await main(page)
    .getByText(/^Скидка \d/)
    .waitFor();
}

/** Sells the only unit to another shopper, so that an equal unit that costs more is ordered instead. Returns the visible sums. */
async function orderReplacement(page: Page, unitId: string): Promise<Record<string, string>> {
  await waitForSum(page);
  await replaceByDearer(unitId);
  await getPayButton(page).click();
  const button = main(page).getByRole('button', { name: /^Оплатить замену: \d/ });
  await button.waitFor();
  const sums = Object.fromEntries(await readSumLines(main(page).getByRole('region', { name: /^Заказ с\sзаменой$/ })));
  const total = /\d[\d\s]*₽$/.exec(await button.innerText())?.[0] ?? '';
  await button.click();
  return { ...sums, Итого: total };
}

/** Expects that the cart contains no ordered units, and that the next unit in it has no reductions. */
async function expectCartWithoutReductions(page: Page) {
  const [nextUnit] = await findUnitsForSale(1);
  await putIntoCart(page, [nextUnit?.id ?? '']);
  await page.goto('/cart');
  await main(page).getByRole('heading', { level: 1, name: 'Корзина 1' }).waitFor();
  await main(page).getByRole('status').filter({ hasText: 'Итого' }).waitFor();
  await whenHydrated(main(page).getByRole('button', { name: /^Meet-бонусы/ }));
  expect(await main(page).getByRole('textbox', { name: 'Промокод' }).inputValue()).toBe('');
  const sums = await readDisplayedSums(page, 'Сумма');
  expect([sums.Промокод, sums['Meet-бонусы']]).toEqual([undefined, undefined]);
  await getSpentBonuses(page).waitFor({ state: 'detached' });
}

inBrowser('a promo code and bonuses chosen in the cart', (openPage) => {
  test('apply until the payment, even if a unit is replaced, and are spent once', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const email = await signIn(page);
    await addBonuses(email);
    const code = await createPromoCode();
    const [unit] = await findUnitsForSale(1);
    await putIntoCart(page, [unit?.id ?? '']);
    await page.goto('/delivery');
    await waitForHydration(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Корзина/ })
      .click();
    await applyInDrawer(page, 'НЕТТАКОГО', /^Промокод не\sнайден$/);
    await applyInDrawer(page, ` ${code.toLowerCase()} `, /^Промокод применён: −/);
    await page.goto('/cart');
    await whenHydrated(main(page).getByRole('button', { name: /^Meet-бонусы/ }));
    await spendBonuses(page);
    await getSpentBonuses(page).waitFor();
    await page.goto('/checkout');
    await getSpentBonuses(page).waitFor();
    await applyAgain(page, code);
    await fillInCheckout(page);
    await chooseCity(page);
    const bonusesBefore = (await readDisplayedSums(page, 'Ваш заказ'))['Meet-бонусы'];
    const sums = await orderReplacement(page, unit?.id ?? '');
    const { [`Промокод ${code}`]: promo, 'Meet-бонусы': bonuses, Доставка: delivery, Итого: total } = sums;
    expect(bonuses).toBe(bonusesBefore);
    await page.waitForURL('**/pay/*');
    await main(page)
      .getByText(total ?? '')
      .first()
      .waitFor();
    await getSandboxButton(page).click();
    await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
    expect(await readDisplayedSums(page, 'Детали заказа')).toMatchObject({
      ...{ Промокод: promo, 'Meet-бонусы': bonuses, Доставка: delivery, Итого: total },
    });
    const [order] = await readStoredOrders(email);
    expect(order).toMatchObject({ status: 'PAID_READY_TO_SEND', paid: order?.total, code, uses: 1, isCodeReturned: false });
    expect([promo, bonuses, total]).toEqual([
      `−${formatRoubles(order?.promo)}`,
      `−${formatRoubles(Number(order?.bonuses) * 100)}`,
      formatRoubles(order?.total),
    ]);
    expect(order?.entries).toEqual(['ACCRUE 5000', `HOLD -${order?.bonuses}`, `RELEASE ${order?.bonuses}`, `SPEND -${order?.bonuses}`]);
    await expectCartWithoutReductions(page);
    // The browser reports the status 422 of the forms that placed no order as an error.
    expect(complaints.filter((complaint) => !complaint.includes('status of 422'))).toEqual([]);
  });
});
