import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { buildProductItem } from '../../exports/testing.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { AccessLevel } from '../../platform/prisma/generated/enums.js';
import { initialBonuses, Orders } from '../orders.harness.js';

const EXCHANGE = `mutation ($dto: ArrangeExchangeInput!) { order: arrangeExchange(dto: $dto) {
  status totalPrice remainder { units goods totalPrice cashback cashbackToCome } due { money bonuses }
  orderProductItems { id status replacesId price soldPrice bonuses cashback productItem { id } statusHistory { status previousStatus reason } } } }`;

interface DisplayedOrder {
  status: string;
  orderProductItems: { id: string; status: string; replacesId: string | null }[];
}

let api: TestApi;
let orders: Orders;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000', DATABASE_POOL: '12' });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
});
afterAll(() => api.close());
afterEach(async () => {
  await orders.waitForRefunds();
  expect(await orders.findLedgerViolations()).toEqual([]);
});

async function signInStaffMember(accessLevel: AccessLevel): Promise<Record<string, string>> {
  const { sessionId, tokens } = await signIn(api, { accessLevel });
  await api.db.session.update({ where: { id: sessionId }, data: { secondFactorAt: new Date(), secondFactorGeneration: 0 } });
  return bearer(tokens);
}

const send = async (dto: object, headers: Record<string, string>) =>
  (await (await api.post({ query: EXCHANGE, variables: { dto } }, headers)).json()) as GraphqlResponse<{ order: DisplayedOrder }>;
const read = ({ id }: { id: string }) =>
  api.db.order.findUniqueOrThrow({
    where: { id },
    include: { account: true, items: { orderBy: { position: 'asc' }, include: { productItem: { include: { product: true } } } } },
  });
const readBalance = ({ accountId }: BuiltOrder) => api.app.get(BonusService).readBalance(accountId);
const listStatuses = async (order: BuiltOrder) => (await read(order)).items.map(({ status }) => status);

/** A delivered order of units that cost 4,960 ₽ and 40 bonuses each, and have each earned 30 bonuses. */
async function placeDelivered(units = 1): Promise<BuiltOrder> {
  const suppliers = Array.from({ length: units }, () => 'MEET_WAREHOUSE' as const);
  const order = await orders.place({ suppliers, bonusShare: 40, cashback: 30 });
  await orders.pay(order);
  await orders.deliver(order);
  return order;
}

/** The shopper's bonuses and total spending in roubles. */
async function readAssets(order: BuiltOrder) {
  const { account } = await read(order);
  return { bonuses: (await readBalance(order)) - initialBonuses, spent: Number(account.spentAmount / 100n) };
}
const assetsAfterDelivery = { bonuses: -40 + 30, spent: 4_960 };

const listRefusals = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason instanceof DomainError ? outcome.reason.code : outcome.reason] : [],
  );

describe('arrangeExchange', () => {
  it('adds an available unit to the order as a paid line, with the price, bonuses and cashback of the delivered unit', async () => {
    const order = await placeDelivered();
    const manager = await signInStaffMember('MANAGER');
    const [line] = order.items;
    const productItemId = await orders.buildFreeUnit('CONTRACTOR');
    const dto = { orderId: order.id, itemId: line?.id, productItemId, reason: 'Мал размер' };
    for (const _time of ['once', 'again']) {
      const { data } = await send(dto, manager);
      expect(data?.order).toMatchObject({
        status: 'AWAITING_RESPONSE_FROM_SUPPLIER',
        totalPrice: 5_550_00,
        remainder: { units: 1, goods: 5_000_00, totalPrice: 5_550_00, cashback: 30, cashbackToCome: 0 },
        due: { money: 0, bonuses: 0 },
        orderProductItems: [
          { id: line?.id, status: 'ARRANGED_EXCHANGE', replacesId: null },
          {
            ...{ status: 'AWAITING_RESPONSE_FROM_SUPPLIER', replacesId: line?.id, productItem: { id: productItemId } },
            ...{ price: 5_000_00, soldPrice: 4_960_00, bonuses: 40, cashback: 30 },
            statusHistory: [{ status: 'AWAITING_RESPONSE_FROM_SUPPLIER', previousStatus: null, reason: 'Мал размер' }],
          },
        ],
      });
    }
    const { items } = await read(order);
    expect(items.map(({ productItem }) => productItem.soldAt)).toEqual([expect.any(Date), expect.any(Date)]);
    expect(items.map(({ productItem }) => productItem.product.unitSold)).toEqual([0, 1]);
    expect((items[1]?.deliveryTo.getTime() ?? 0) > (items[0]?.deliveryTo.getTime() ?? 0)).toBe(true);
    expect(await readAssets(order)).toEqual(assetsAfterDelivery);
    await until('the shopper is mailed', () => orders.listMailSubjects(order).some((subject) => subject.startsWith('Обмен')));
    expect(orders.listMailSubjects(order).filter((subject) => subject.startsWith('Обмен'))).toHaveLength(1);
  });

  it('is refused to guests, shoppers and SUPPORT', async () => {
    const order = await placeDelivered();
    const dto = { orderId: order.id, itemId: order.items[0]?.id, productItemId: await orders.buildFreeUnit() };
    expect((await send(dto, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    for (const level of ['CUSTOMER', 'SUPPORT'] as const) {
      expect((await send(dto, await signInStaffMember(level))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(await listStatuses(order)).toEqual(['DELIVERED']);
  });

  it('refuses a unit that has another price or is unknown, inactive, deleted, sold or reserved, and changes nothing', async () => {
    const order = await placeDelivered();
    const [line] = order.items;
    const buildUnitId = async (overrides: object) => (await buildProductItem(api.db, { price: 5_000_00n, ...overrides })).id;
    const sold = await placeDelivered();
    const reservedOrder = await orders.place();
    const now = new Date();
    const refused = {
      CONFLICT: [await orders.buildFreeUnit('MEET_WAREHOUSE', 5_000_01n), await orders.buildFreeUnit('MEET_WAREHOUSE', 4_999_99n)],
      BAD_USER_INPUT: ['nonsense', '00000000-0000-4000-8000-000000000000'],
      ITEMS_UNAVAILABLE: [
        await buildUnitId({ active: false }),
        await buildUnitId({ deletedAt: now }),
        sold.items[0]?.productItemId ?? '',
        reservedOrder.items[0]?.productItemId ?? '',
        line?.productItemId ?? '',
      ],
    };
    for (const [code, units] of Object.entries(refused)) {
      for (const productItemId of units) await expect(orders.exchange(order, line, productItemId)).rejects.toMatchObject({ code });
    }
    expect(await listStatuses(order)).toEqual(['DELIVERED']);
    expect(await readAssets(order)).toEqual(assetsAfterDelivery);
  });

  it('takes a unit whose reservation has expired, and ends the order that held it', async () => {
    const [order, expired] = [await placeDelivered(), await orders.place({ suppliers: ['MEET_WAREHOUSE'] })];
    await orders.expire(expired);
    await orders.exchange(order, order.items[0], expired.items[0]?.productItemId);
    expect((await read(expired)).status).toBe('CANCEL_PURCHASE');
    expect((await read(order)).status).toBe('PAID_READY_TO_SEND');
  });
});

describe('the replacement of a unit', () => {
  it('adds no receipt, cashback or spending when it is delivered, because the first unit has added them', async () => {
    const order = await placeDelivered();
    await orders.exchange(order, order.items[0]);
    const [, replacement] = (await read(order)).items;
    await orders.deliver(order, replacement ? [replacement] : []);
    expect(await readAssets(order)).toEqual(assetsAfterDelivery);
    expect(await api.db.paymentReceipt.count({ where: { payment: { orderId: order.id } } })).toBe(1);
    await until(
      'the shopper is mailed',
      () => orders.listMailSubjects(order).filter((subject) => subject.includes('доставлен')).length === 2,
    );
    await until('the exchange is mailed', () => orders.listMailSubjects(order).some((subject) => subject.startsWith('Обмен')));
    await until('all are mailed', () => orders.listMailSubjects(order).filter((subject) => subject.startsWith('Замена')).length === 3);
  });

  it.each([
    'CANCEL_PURCHASE',
    'ISSUED_REFUND',
  ] as const)('causes a refund, and takes back the cashback and spending of the first unit, when it ends with %s', async (to) => {
    const order = await placeDelivered();
    await orders.exchange(order, order.items[0]);
    const replacements = (await read(order)).items.slice(1);
    if (to === 'ISSUED_REFUND') await orders.deliver(order, replacements);
    await orders.move(order, to, replacements);
    await orders.waitForRefunds();
    expect(await readAssets(order)).toEqual({ bonuses: 0, spent: 0 });
    const refunds = await api.db.paymentRefund.findMany({ where: { payment: { orderId: order.id } } });
    expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([[4_960_00n, 'SUCCEEDED']]);
    // The receipt of the refund lists the unit that was paid and settled, not its replacement.
    expect(refunds.map(({ lines }) => lines)).toEqual([[expect.objectContaining({ reference: order.items[0]?.id })]]);
    expect(await listStatuses(order)).toEqual(['ARRANGED_EXCHANGE', 'ISSUED_REFUND']);
  });

  it('may be exchanged again once it is delivered, and the shopper may cancel the next replacement before it is sent', async () => {
    const order = await placeDelivered();
    await orders.exchange(order, order.items[0]);
    const second = (await read(order)).items.slice(1);
    await orders.deliver(order, second);
    await orders.exchange(order, second[0]);
    const third = (await read(order)).items.slice(2);
    expect(third).toMatchObject([{ replacesId: second[0]?.id, soldPrice: 4_960_00n, cashback: 30 }]);
    expect(await readAssets(order)).toEqual(assetsAfterDelivery);
    await orders.cancel(order, third);
    await orders.waitForRefunds();
    expect(await readAssets(order)).toEqual({ bonuses: 0, spent: 0 });
    expect(third[0] && (await api.db.productItem.findUniqueOrThrow({ where: { id: third[0].productItemId } })).soldAt).toBeNull();
  });
});

describe('simultaneous exchanges', () => {
  it.each([1, 2, 3])('give the same available unit to only one order (attempt %i)', async () => {
    const [one, other] = [await placeDelivered(), await placeDelivered()];
    const productItemId = await orders.buildFreeUnit();
    const outcomes = await Promise.allSettled([one, other].map((order) => orders.exchange(order, order.items[0], productItemId)));
    expect(listRefusals(outcomes)).toEqual(['ITEMS_UNAVAILABLE']);
    expect(await api.db.orderItem.count({ where: { productItemId } })).toBe(1);
  });

  it('of one line replace it by one unit only, and a repetition of the successful exchange is accepted', async () => {
    const order = await placeDelivered(2);
    const [line] = order.items;
    const [first, second] = [await orders.buildFreeUnit(), await orders.buildFreeUnit()];
    const replacementIds = [first, first, second, second];
    const outcomes = await Promise.allSettled(replacementIds.map((productItemId) => orders.exchange(order, line, productItemId)));
    expect(listRefusals(outcomes)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await listStatuses(order)).toEqual(['ARRANGED_EXCHANGE', 'DELIVERED', 'PAID_READY_TO_SEND']);
  });

  it('of a line that is being refunded fail if the refund is first, and otherwise prevent the refund', async () => {
    const order = await placeDelivered();
    const outcomes = await Promise.allSettled([orders.exchange(order, order.items[0]), orders.move(order, 'ISSUED_REFUND', order.items)]);
    expect(listRefusals(outcomes)).toEqual(['CONFLICT']);
  });

  it.each([1, 2, 3])('give a unit to one order only, even if the expired order that held it is paid meanwhile (attempt %i)', async () => {
    const [order, rival] = [await placeDelivered(), await orders.place({ suppliers: ['MEET_WAREHOUSE'] })];
    const page = await orders.openPayment(rival);
    await orders.expire(rival);
    const productItemId = rival.items[0]?.productItemId ?? '';
    // A late payment would revive the rival order, which needs the unit, while an exchange ends that order.
    const [exchange] = await Promise.allSettled([orders.exchange(order, order.items[0], productItemId), orders.completePayment(page)]);
    await orders.waitForRefunds();
    const isBought = (await read(rival)).paidAt !== null && (await read(rival)).items[0]?.status === 'PAID_READY_TO_SEND';
    expect(listRefusals([exchange])).toEqual(isBought ? ['ITEMS_UNAVAILABLE'] : []);
    const ownerCount = await api.db.orderItem.count({ where: { productItemId, status: { notIn: ['CANCEL_PURCHASE', 'ISSUED_REFUND'] } } });
    expect(ownerCount).toBe(1);
  });
});
