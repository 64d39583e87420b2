import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { readStoredOrders } from '../support/order/order-record.ts';
import {
  chooseAtPayment,
  fillInPatiently,
  PATIENCE_MS,
  placeOrderPatiently,
  putOneIntoCart,
  repeatUntilDone,
  signInPatiently,
} from '../support/order/patient-shopper.ts';
import { findUnitsForSale, getSandboxButton, main } from '../support/orders.ts';
import { addBonuses, createPromoCode, spendBonuses } from '../support/reductions.ts';
import { shop } from '../support/shop/harness.ts';
import { startUnsteadyProxy, type UnsteadyProxy } from '../support/unsteady-proxy.ts';
import { until } from '../support/until.ts';
import { createEmail, fromNewAddress } from '../support/visitors.ts';

const FAILING_SHARE = 0.1;
/** Seeds of the proxy's random numbers, for journeys without a promo code. */
const PLAIN_SEEDS = [1, 2, 3, 4, 5, 6];
/** Seeds of the proxy's random numbers, for journeys with a promo code and bonuses. */
const REDUCTION_SEEDS = [7, 8, 9];
const JOURNEY_MS = 400_000;

async function countCartLines(email: string): Promise<number> {
  const rows = await sql('SELECT 1 FROM cart_line JOIN account_recipient USING (account_id) WHERE address = $1', [email]);
  return rows.length;
}

async function removeFromCart(page: Page, email: string): Promise<void> {
  const removeButton = main(page).getByRole('button', { name: /^Удалить: / });
  await repeatUntilDone(page, {
    act: async () => {
      await page.goto('/cart');
      await waitForHydration(page);
      if ((await countCartLines(email)) === 2) await removeButton.last().click();
    },
    done: () => until(async () => (await countCartLines(email)) === 1),
    otherwise: async () => undefined,
  });
}

/** Applies the promo code and all the bonuses that may be spent, unless that is done already. */
async function applyReductions(page: Page, code: string): Promise<void> {
  const appliedCode = main(page).getByText(/^Скидка\s\d/);
  const spentBonuses = main(page).getByRole('button', { name: /^Meet-бонусы.*−\d/ });
  if (new URL(page.url()).pathname !== '/checkout') return;
  await repeatUntilDone(page, {
    act: async () => {
      await waitForHydration(page);
      await main(page).getByText('Итого').first().waitFor();
      if (await appliedCode.isHidden()) {
        await main(page).getByRole('textbox', { name: 'Промокод' }).fill(code);
        await main(page).getByRole('button', { name: 'Применить' }).click();
        await appliedCode.waitFor();
      }
      if (await spentBonuses.isVisible()) return;
      await spendBonuses(page);
    },
    done: () => spentBonuses.waitFor(),
  });
}

/** Begins a new payment on the page of the order, whose previous payment was declined. */
const payAgain = (page: Page) =>
  repeatUntilDone(page, {
    act: () =>
      main(page)
        .getByRole('button', { name: /^Оплатить/ })
        .click(),
    done: async () => {
      await page.waitForURL('**/pay/*');
      await getSandboxButton(page).waitFor();
    },
    // The response that opens the payment may be lost.
    otherwise: () => page.reload(),
  });

inBrowser('with a tenth of the requests failing or slow, a shopper', (openPage) => {
  let proxy: UnsteadyProxy;
  afterEach(() => proxy.close());

  /** Opens a page behind the proxy, and signs in a new shopper. */
  async function openUnsteadily(seed: number) {
    proxy = await startUnsteadyProxy(shop().storefront, { failingShare: FAILING_SHARE, seed });
    const { page } = await openPage(proxy.url, fromNewAddress());
    page.setDefaultTimeout(PATIENCE_MS);
    const email = createEmail();
    proxy.begin();
    await signInPatiently(page, email);
    return { page, email };
  }

  /** Expects one order, paid once, and at least one failure caused by the proxy. */
  async function expectPaidOnce(email: string) {
    const orders = await readStoredOrders(email);
    expect(orders).toHaveLength(1);
    const payments = await sql(
      `SELECT payment.state FROM payment JOIN shop_order ON shop_order.id = payment.order_id WHERE shop_order.email = $1`,
      [email],
    );
    expect(payments.filter(({ state }) => state === 'SUCCEEDED')).toHaveLength(1);
    expect(orders[0]?.paid).toBe(orders[0]?.total);
    expect(Object.values(proxy.failureCounts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    return orders[0];
  }

  const placeOneOrder = async (seed: number) => {
    const { page, email } = await openUnsteadily(seed);
    const [unit] = await findUnitsForSale(1);
    await putOneIntoCart(page, unit?.slug ?? '');
    await fillInPatiently(page);
    await placeOrderPatiently(page);
    await chooseAtPayment(page, /^Оплатить.*₽$/, 'Спасибо, заказ оплачен');
    await expectPaidOnce(email);
  };
  test.each(PLAIN_SEEDS)(
    'a shopper with a tenth of the requests failing signs in and pays for one order, and no page loses the input (seed %i)',
    placeOneOrder,
    JOURNEY_MS,
  );

  const placeReducedOrder = async (seed: number) => {
    const { page, email } = await openUnsteadily(seed);
    await addBonuses(email);
    const code = await createPromoCode();
    const slugs = new Set((await findUnitsForSale(20)).map(({ slug }) => slug));
    for (const slug of [...slugs].slice(0, 2)) await putOneIntoCart(page, slug);
    await until(async () => (await countCartLines(email)) === 2);
    await removeFromCart(page, email);
    await fillInPatiently(page);
    await applyReductions(page, code);
    await placeOrderPatiently(page, () => applyReductions(page, code));
    await chooseAtPayment(page, 'Показать отказ банка', /^Оплата не\sпрошла$/);
    await payAgain(page);
    await chooseAtPayment(page, /^Оплатить.*₽$/, 'Спасибо, заказ оплачен');
    const order = await expectPaidOnce(email);
    expect(order).toMatchObject({ code, uses: 1, isCodeReturned: false });
    expect([Number(order?.promo) > 0, Number(order?.bonuses) > 0]).toEqual([true, true]);
    // Held bonuses are spent once, whichever requests were repeated.
    const entries = (order?.entries as string[]).map((entry) => Number(entry.split(' ')[1]));
    expect(entries.reduce((sum, amount) => sum + amount, 0)).toBe(5000 - Number(order?.bonuses));
    expect(await countCartLines(email)).toBe(0);
    expect(await sql('SELECT 1 FROM order_item WHERE order_id = $1', [order?.id])).toHaveLength(1);
  };
  test.each(REDUCTION_SEEDS)(
    'a shopper with a tenth of the requests failing completes an order with a code, bonuses, a removal and a declined payment (seed %i)',
    placeReducedOrder,
    JOURNEY_MS,
  );

  test('the unsteady proxy causes every kind of failure', async () => {
    proxy = await startUnsteadyProxy(shop().storefront, { failingShare: 1, seed: 1 });
    proxy.begin();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () =>
        fetch(`${proxy.url}/catalog`).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([0, 200, 502]));
    expect(Math.min(...Object.values(proxy.failureCounts))).toBeGreaterThan(0);
  });
});
