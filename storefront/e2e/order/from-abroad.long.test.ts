import type { Page } from 'playwright-core';
import { getStatusTitle } from '../../app/order/order-status.rules.ts';
import type { OrderStatus } from '../../app/platform/graphql/generated/graphql.ts';
import { inBrowser } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { readMessages } from '../support/inbox.ts';
import { findUnitsForSale, getHeadline, getSandboxButton, main } from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { queryAs } from '../support/query-api.ts';
import { type ConnectedShop, startConnectedShop } from '../support/shop/connected-shop.ts';
import { shop } from '../support/shop/harness.ts';
import { run } from '../support/shop/processes.ts';
import { signInManager } from '../support/staff.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

const trackCode = '1048213077';

interface Line {
  id: string;
  status: OrderStatus;
  allowedSteps: { status: OrderStatus; requires: string[] }[];
  cashback: number;
  productItem: { id: string };
}

const selectLines = async (page: Page, uuid: string): Promise<Line[]> => {
  const query =
    'query ($uuid: ID!) { order: getOrderByUUID(dto: { uuid: $uuid }) { orderProductItems { id status allowedSteps { status requires } cashback productItem { id } } } }';
  return (await queryAs<{ order: { orderProductItems: Line[] } }>(page, query, { uuid })).order.orderProductItems;
};

/** Returns the step that moves a unit forward: the only allowed step that requires no further information. */
async function findNextStep(page: Page, uuid: string, ids: readonly string[]): Promise<OrderStatus> {
  const line = (await selectLines(page, uuid)).find(({ id }) => ids.includes(id));
  const [nextStep] = line?.allowedSteps.filter(({ requires }) => requires.length === 0) ?? [];
  if (!nextStep) throw new Error(`nothing follows ${line?.status}`);
  return nextStep.status;
}

interface LoyaltyState {
  user: { loyaltyLevel: { name: string } };
  userOrderStatistics: { bonuses: number; comingBonuses: number };
}

const readLoyaltyState = (page: Page) =>
  queryAs<LoyaltyState>(page, '{ user { loyaltyLevel { name } } userOrderStatistics { bonuses comingBonuses } }', {});

const waitForMail = async (email: string, subject: RegExp) =>
  until(async () => (await readMessages(email)).some((mail) => subject.test(mail.subject ?? '')));

/** Makes CDEK report a status, and waits until the shop has received it. */
async function reportStatus(cdek: ConnectedShop['cdek'], codes: readonly string[], isReceived: () => Promise<boolean>) {
  cdek.setStatuses(trackCode, codes);
  expect((await cdek.notify(`${shop().api}/api/delivery/cdek`, trackCode, codes.at(-1) ?? '')).status).toBe(200);
  await until(isReceived);
}

/** The ledger check of the shop's database, which fails if it finds anything. */
const checkLedger = () => {
  const { database, secret } = shop();
  return run('api/dist/src/order/ledger/ledger-check.js', [], {
    MODE: 'test',
    DATABASE_URL: database,
    AUTH_SECRET: secret,
  });
};

inBrowser('an order with a unit from abroad', (openPage) => {
  let connectedShop: ConnectedShop;
  beforeAll(async () => {
    connectedShop = await startConnectedShop();
  }, 180_000);
  afterAll(() => connectedShop.stop());

  test('an order with a unit from abroad is moved by the operator and the courier until it is delivered, and one of its three units is returned', async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), viewport: { width: 360, height: 740 } });
    const email = await signIn(page);
    const units = (await findUnitsForSale(3)).map(({ id }) => id);
    await sql("UPDATE product_item SET supplier = 'CONTRACTOR', delivery_iso_code = 'TR' WHERE id = $1", [units[0]]);
    const loyaltyBefore = await readLoyaltyState(page);
    const orderId = await placeOrder(page, email, units);
    await page.goto(`/orders/${orderId}/pay`);
    await getSandboxButton(page).click();
    await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
    await waitForMail(email, /оплачен/);

    const lines = await selectLines(page, orderId);
    const linesFromAbroad = lines.filter(({ productItem }) => productItem.id === units[0]).map(({ id }) => id);
    const moveOrder = await signInManager();
    for (let status = await findNextStep(page, orderId, linesFromAbroad); status !== 'HANDED_OVER_FOR_DELIVERY'; ) {
      await moveOrder({ orderId, itemIds: linesFromAbroad, status });
      await page.goto(`/orders/${orderId}`);
      await main(page).getByRole('list', { name: 'Этапы' }).getByText(getStatusTitle(status)).first().waitFor();
      status = await findNextStep(page, orderId, linesFromAbroad);
    }
    await waitForMail(email, /^Часть заказа .* выкуплена у\sпродавца$/);
    await waitForMail(email, /^Часть заказа .* уже в\sРоссии$/);
    await moveOrder({ orderId, status: 'HANDED_OVER_FOR_DELIVERY', trackCode });
    await waitForMail(email, /^Заказ .* передан в\sдоставку$/);
    expect((await readMessages(email))[0]?.text).toContain(trackCode);

    const areAll = (status: string) => async () => (await selectLines(page, orderId)).every((line) => line.status === status);
    await reportStatus(connectedShop.cdek, ['TAKEN_BY_COURIER'], areAll('DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'));
    await page.goto(`/orders/${orderId}`);
    await getHeadline(page, /^Едет с\sкурьером$/).waitFor();
    await reportStatus(connectedShop.cdek, ['TAKEN_BY_COURIER', 'DELIVERED'], areAll('DELIVERED'));
    await page.goto(`/orders/${orderId}`);
    await getHeadline(page, 'Доставлен').waitFor();
    await waitForMail(email, /^Заказ .* доставлен$/);

    const cashback = lines.reduce((sum, line) => sum + line.cashback, 0);
    const loyaltyAfter = await readLoyaltyState(page);
    expect(cashback).toBeGreaterThan(0);
    expect(loyaltyAfter.userOrderStatistics).toEqual({ bonuses: loyaltyBefore.userOrderStatistics.bonuses + cashback, comingBonuses: 0 });
    expect(loyaltyAfter.user.loyaltyLevel.name).not.toBe(loyaltyBefore.user.loyaltyLevel.name);
    await page.goto('/account/bonus');
    await main(page).getByText(loyaltyAfter.user.loyaltyLevel.name).first().waitFor();

    const [returnedLine, ...keptLines] = lines;
    await page.goto(`/orders/${orderId}`);
    await main(page)
      .getByText(/^Вернуть вещь/)
      .first()
      .click();
    await main(page)
      .getByRole('radio', { name: /^Не\sподошёл размер$/ })
      .first()
      .check();
    await main(page)
      .getByRole('button', { name: /^Подать заявку/ })
      .first()
      .click();
    await main(page)
      .getByText(/^Заявку на\sвозврат получили/)
      .first()
      .waitFor();
    await moveOrder({ orderId, itemIds: [returnedLine?.id ?? ''], status: 'ISSUED_REFUND' });
    await waitForMail(email, /^Вернули .* за\sзаказ/);
    await page.goto(`/orders/${orderId}`);
    await main(page)
      .getByText(/^Вернули .* на\sкарту или счёт/)
      .waitFor();
    await getHeadline(page, 'Доставлен').waitFor();
    const remainingCashback = keptLines.reduce((sum, line) => sum + line.cashback, 0);
    expect((await readLoyaltyState(page)).userOrderStatistics.bonuses).toBe(loyaltyBefore.userOrderStatistics.bonuses + remainingCashback);
    await checkLedger();
    expect(complaints).toEqual([]);
  }, 180_000);
});
