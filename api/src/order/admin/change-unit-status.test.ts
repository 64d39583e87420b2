import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { LoyaltyService } from '../../loyalty/loyalty.service.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { AccessLevel } from '../../platform/prisma/generated/enums.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { deliverySteps, initialBonuses, Orders } from '../orders.harness.js';

const FIELDS = `uuid status updatedAt payUntil canPay
  orderProductItems { id status cancelReason trackCode markingCode estimatedDeliveryDate statusHistory { status reason } }`;
const MOVE = `mutation ($dto: MoveOrderUnitsInput!) { order: moveOrderUnits(dto: $dto) { ${FIELDS} } }`;

interface DisplayedOrder {
  status: string;
  updatedAt: string;
  payUntil: string | null;
  canPay: boolean;
  orderProductItems: {
    id: string;
    status: string;
    trackCode: string | null;
    estimatedDeliveryDate: string;
    statusHistory: { status: string; reason: string }[];
  }[];
}

let api: TestApi;
let orders: Orders;
let manager: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
  manager = await signInStaffMember('MANAGER');
});
afterAll(() => api.close());
afterEach(async () => {
  await orders.waitForRefunds();
  expect(await orders.findLedgerViolations()).toEqual([]);
});

async function signInStaffMember(accessLevel: AccessLevel, hasSecondFactor = true): Promise<Record<string, string>> {
  const { sessionId, tokens } = await signIn(api, { accessLevel });
  if (hasSecondFactor)
    await api.db.session.update({ where: { id: sessionId }, data: { secondFactorAt: new Date(), secondFactorGeneration: 0 } });
  return bearer(tokens);
}

const send = async (dto: object, headers = manager) =>
  (await (await api.post({ query: MOVE, variables: { dto } }, headers)).json()) as GraphqlResponse<{ order: DisplayedOrder }>;
const readRefusal = async (dto: object, headers = manager) => (await send(dto, headers)).errors?.[0]?.extensions;
const read = ({ id }: { id: string }) =>
  api.db.order.findUniqueOrThrow({
    where: { id },
    include: { account: true, items: { orderBy: { position: 'asc' }, include: { productItem: true } } },
  });
const readBalance = ({ accountId }: BuiltOrder) => api.app.get(BonusService).readBalance(accountId);
const resolveLevel = async ({ accountId }: BuiltOrder) => (await api.app.get(LoyaltyService).findLevels([accountId])).get(accountId)?.name;
const formatNumber = ({ number }: BuiltOrder) => `№\u00a0${number}`;
const replaceSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** A paid order of units in the warehouse. */
async function placePaidOrder(options: Parameters<Orders['place']>[0] = {}): Promise<BuiltOrder> {
  const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'], ...options });
  expect(await orders.pay(order)).toBe('CAPTURED');
  return order;
}

describe('moveOrderUnits', () => {
  it('is refused to guests, shoppers, SUPPORT, and a manager before the second factor', async () => {
    const order = await placePaidOrder();
    const dto = { orderId: order.id, status: 'HANDED_OVER_FOR_DELIVERY' };
    expect(await readRefusal(dto, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const level of ['CUSTOMER', 'SUPPORT'] as const)
      expect(await readRefusal(dto, await signInStaffMember(level))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await readRefusal(dto, await signInStaffMember('MANAGER', false))).toMatchObject({
      code: 'FORBIDDEN',
      details: { secondFactor: true },
    });
    expect((await read(order)).status).toBe('PAID_READY_TO_SEND');
  });

  it('moves the listed units, records the author in the history, and changes nothing when repeated', async () => {
    const order = await placePaidOrder();
    const [first, second] = order.items;
    const dto = {
      orderId: order.id,
      itemIds: [first?.id],
      status: 'HANDED_OVER_FOR_DELIVERY',
      reason: 'Первая коробка',
      trackCode: 'RA-1',
    };
    for (const _time of ['once', 'again']) {
      expect((await send(dto)).data?.order).toMatchObject({
        status: 'PAID_READY_TO_SEND',
        orderProductItems: [
          { id: first?.id, status: 'HANDED_OVER_FOR_DELIVERY', trackCode: 'RA-1' },
          { id: second?.id, status: 'PAID_READY_TO_SEND', trackCode: null },
        ],
      });
    }
    const steps = await api.db.orderStatusChange.findMany({ where: { orderItemId: first?.id ?? '', status: 'HANDED_OVER_FOR_DELIVERY' } });
    expect(steps).toMatchObject([{ previousStatus: 'PAID_READY_TO_SEND', reason: 'Первая коробка', authorId: expect.any(String) }]);
  });

  it('moves no unit if one of the units may not make the step, and lists the permitted steps of each', async () => {
    const order = await placePaidOrder({ suppliers: ['MEET_WAREHOUSE', 'CONTRACTOR'] });
    expect(await readRefusal({ orderId: order.id, status: 'HANDED_OVER_FOR_DELIVERY' })).toMatchObject({
      code: 'CONFLICT',
      details: {
        status: 'AWAITING_RESPONSE_FROM_SUPPLIER',
        units: [
          { id: order.items[0]?.id, status: 'PAID_READY_TO_SEND', allowed: ['HANDED_OVER_FOR_DELIVERY', 'CANCEL_PURCHASE'] },
          {
            id: order.items[1]?.id,
            status: 'AWAITING_RESPONSE_FROM_SUPPLIER',
            allowed: ['PURCHASED_FROM_SELLER', 'CANCEL_PURCHASE'],
          },
        ],
      },
    });
    expect((await read(order)).items.map(({ status }) => status)).toEqual(['PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER']);
  });

  it('names the field of an invalid value', async () => {
    const order = await placePaidOrder();
    const unknownId = '00000000-0000-4000-8000-000000000000';
    const invalidSteps: [field: string, step: object][] = [
      ['itemIds', { itemIds: [] }],
      ['itemIds', { itemIds: [unknownId] }],
      ['trackCode', { trackCode: 'two words' }],
      ['markingCodes', { markingCodes: [{ itemId: unknownId, markingCode: '010460406000590021' }] }],
      ['markingCodes', { markingCodes: [{ itemId: 'x', markingCode: 'ёлка' }] }],
      ['estimatedDeliveryDate', { estimatedDeliveryDate: '2001-01-01' }],
      ['cancelReason', { cancelReason: 'BY_SHOP' }],
      ['cancelReason', { status: 'CANCEL_PURCHASE' }],
      ['cancelReason', { status: 'CANCEL_PURCHASE', cancelReason: 'TERM' }],
      ['trackCode', { status: 'CANCEL_PURCHASE', cancelReason: 'BY_SHOP', trackCode: 'RA-1' }],
      ['reason', { reason: 'а'.repeat(501) }],
    ];
    for (const [field, step] of invalidSteps) {
      const refusal = await readRefusal({ orderId: order.id, status: 'HANDED_OVER_FOR_DELIVERY', ...step });
      expect({ step, refusal }).toMatchObject({ step, refusal: { code: 'BAD_USER_INPUT', details: { field } } });
    }
    expect((await read(order)).status).toBe('PAID_READY_TO_SEND');
  });

  it('records the reason of a refund in the journal and in the status history of the unit', async () => {
    const order = await placePaidOrder();
    await orders.deliver(order);
    const [first] = order.items;
    const { data } = await send({
      orderId: order.id,
      itemIds: [first?.id],
      status: 'ISSUED_REFUND',
      reason: ' Брак: расклеилась подошва ',
    });
    const reason = 'Брак: расклеилась подошва';
    expect(data?.order.orderProductItems[0]?.statusHistory.at(-1)).toEqual({ status: 'ISSUED_REFUND', reason });
    const query = `{ list: journalEntryList(dto: { subjectKind: "order", subjectId: "${order.id}" }) { items { action before after } } }`;
    const journal = (await (await api.post({ query }, await signInStaffMember('ADMIN'))).json()) as GraphqlResponse<{
      list: { items: object[] };
    }>;
    const id = first?.id ?? '';
    expect(journal.data?.list.items[0]).toEqual({
      action: 'moveOrderUnits',
      before: { [id]: 'DELIVERED' },
      after: { [id]: 'ISSUED_REFUND', reason },
    });
  });

  it('returns NOT_FOUND for an unknown order, and CONFLICT if the order has changed since `updatedAt`', async () => {
    for (const orderId of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect(await readRefusal({ orderId, status: 'DELIVERED' })).toMatchObject({ code: 'NOT_FOUND' });
    }
    const order = await placePaidOrder();
    const { updatedAt } = await read(order);
    await orders.cancel(order, order.items.slice(0, 1));
    await orders.waitForRefunds();
    const dto = { orderId: order.id, status: 'HANDED_OVER_FOR_DELIVERY', updatedAt };
    const refusal = await readRefusal(dto);
    expect(refusal).toMatchObject({ code: 'CONFLICT', details: { updatedAt: expect.any(String) } });
    expect((await send({ ...dto, updatedAt: refusal?.details?.updatedAt })).data?.order.status).toBe('HANDED_OVER_FOR_DELIVERY');
  });

  it('makes a step once when several requests for it arrive at the same time', async () => {
    const order = await placePaidOrder({ cashback: 10 });
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY');
    await orders.move(order, 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');
    const responses = await Promise.all(Array.from({ length: 6 }, () => send({ orderId: order.id, status: 'DELIVERED' })));
    expect(new Set(responses.map(({ data }) => data?.order.status))).toEqual(new Set(['DELIVERED']));
    expect(await readBalance(order)).toBe(initialBonuses + 20);
  });

  it('sends no more SQL statements for eight units than for two', async () => {
    const countStatements = async (units: number, status: string, order: BuiltOrder) => {
      const requestId = `${status}-${units}`;
      // Makes the API cache the session, so that reading the session is not counted.
      await send({ orderId: 'nonsense', status });
      await (
        await api.post({ query: MOVE, variables: { dto: { orderId: order.id, status } } }, { ...manager, 'x-request-id': requestId })
      ).json();
      return Number((await api.findRequestLog(requestId)).statements);
    };
    const statuses = ['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED', 'ISSUED_REFUND'];
    const countsByOrderSize: number[][] = [];
    for (const units of [2, 8]) {
      const order = await placePaidOrder({
        suppliers: Array.from({ length: units }, () => 'MEET_WAREHOUSE' as const),
        bonusShare: 10,
        cashback: 5,
      });
      const counts: number[] = [];
      for (const status of statuses) counts.push(await countStatements(units, status, order));
      expect((await read(order)).status).toBe('ISSUED_REFUND');
      countsByOrderSize.push(counts);
    }
    const [few = [], many = []] = countsByOrderSize;
    // A difference of one statement is permitted, because the API re-reads a session periodically.
    for (const [index, status] of statuses.entries())
      expect({ status, more: (many[index] ?? 0) - (few[index] ?? 0) > 1 }).toEqual({ status, more: false });
  });
});

describe('an order that awaits a call', () => {
  it('can be paid for a day after a manager confirms it, and the shopper is notified', async () => {
    const order = await orders.place({ order: { status: 'AWAITING_CALL' } });
    const before = Date.now();
    const { data } = await send({ orderId: order.id, status: 'ACCEPT_MEET_WAIT_PAID' });
    expect(data?.order).toMatchObject({ status: 'ACCEPT_MEET_WAIT_PAID', canPay: true });
    const { payUntil, heldUntil } = await read(order);
    expect((payUntil?.getTime() ?? 0) - before).toBeGreaterThanOrEqual(24 * HOUR_MS);
    expect(heldUntil?.getTime()).toBeGreaterThan(payUntil?.getTime() ?? 0);
    await orders.waitForMails(order, 1);
    expect(orders.listMailSubjects(order)).toEqual([`Заказ ${formatNumber(order)} подтверждён`]);
    expect(await orders.pay(order)).toBe('CAPTURED');
  });

  it('can be confirmed only as a whole and before its deadline', async () => {
    const order = await orders.place({ order: { status: 'AWAITING_CALL' } });
    const dto = { orderId: order.id, status: 'ACCEPT_MEET_WAIT_PAID' };
    expect(await readRefusal({ ...dto, itemIds: [order.items[0]?.id] })).toMatchObject({ code: 'BAD_USER_INPUT' });
    await orders.expire(order);
    expect(await readRefusal(dto)).toMatchObject({ code: 'CONFLICT' });
    expect(await orders.endExpired(order.items)).toEqual([order.id]);
  });
});

describe('the handover of units', () => {
  it('requests a receipt with the marking codes of those units, notifies the shopper, and hides the track code from others', async () => {
    const order = await placePaidOrder();
    const [first, second] = order.items;
    const codes = ['010460406000590021N4N57RTCBUZTQ', '010460406000590021N4N57\u001d93dGVz'];
    const markingCodes = order.items.map(({ id }, index) => ({ itemId: id, markingCode: codes[index] }));
    await send({
      orderId: order.id,
      itemIds: [first?.id],
      status: 'HANDED_OVER_FOR_DELIVERY',
      trackCode: 'RA-1',
      markingCodes: [markingCodes[0]],
    });
    await send({ orderId: order.id, itemIds: [second?.id], status: 'HANDED_OVER_FOR_DELIVERY', markingCodes: [markingCodes[1]] });
    const receipts = await api.db.paymentReceipt.findMany({ where: { payment: { orderId: order.id } }, orderBy: { createdAt: 'asc' } });
    expect(receipts.map(({ lines }) => lines)).toEqual([
      [expect.objectContaining({ reference: first?.id, markingCode: codes[0] }), expect.objectContaining({ reference: 'delivery' })],
      [expect.objectContaining({ reference: second?.id, markingCode: codes[1] })],
    ]);
    const query = '{ order: publicOrder(dto: { id: "ID" }) { orderProductItems { id } } }'.replace('ID', order.id);
    expect(JSON.stringify(await api.query(query))).not.toContain('RA-1');
    await until('the mail is sent', () => orders.listMailSubjects(order).filter((subject) => subject.includes('доставку')).length === 2);
    expect(orders.listMailSubjects(order)).toContain(`Часть заказа ${formatNumber(order)} передана в\u00a0доставку`);
  });
});

it('an order causes one mail each about its payment, every step of its delivery, and its refund', async () => {
  const order = await placePaidOrder({ bonusShare: 40, cashback: 21 });
  await orders.waitForMails(order, 1);
  for (const [step, status] of deliverySteps.entries()) {
    await orders.move(order, status);
    await orders.waitForMails(order, step + 2);
  }
  await orders.move(order, 'ISSUED_REFUND');
  expect((await read(order)).endedAt).toEqual(expect.any(Date));
  await orders.waitForRefunds();
  await orders.waitForMails(order, 5);
  expect(orders.listMailSubjects(order).toReversed().map(replaceSpaces)).toEqual(
    [
      `Заказ ${formatNumber(order)} оплачен`,
      `Заказ ${formatNumber(order)} передан в доставку`,
      `Заказ ${formatNumber(order)} ждёт вас`,
      `Заказ ${formatNumber(order)} доставлен`,
      `Вернули 9 920 ₽ за заказ ${formatNumber(order)}`,
    ].map(replaceSpaces),
  );
});

describe('a delivered unit', () => {
  it('credits its cashback and counts towards the loyalty level until it is refunded', async () => {
    const order = await placePaidOrder({ suppliers: Array.from({ length: 11 }, () => 'MEET_WAREHOUSE' as const), cashback: 150 });
    await orders.deliver(order, order.items.slice(0, 1));
    expect([await readBalance(order), (await read(order)).account.spentAmount, await resolveLevel(order)]).toEqual([
      initialBonuses + 150,
      5_000_00n,
      'Start',
    ]);
    await orders.deliver(order, order.items.slice(1));
    expect([await readBalance(order), (await read(order)).account.spentAmount, await resolveLevel(order)]).toEqual([
      initialBonuses + 11 * 150,
      55_000_00n,
      'Silver',
    ]);
    await orders.move(order, 'ISSUED_REFUND', order.items.slice(0, 2));
    expect([await readBalance(order), (await read(order)).account.spentAmount, await resolveLevel(order)]).toEqual([
      initialBonuses + 9 * 150,
      45_000_00n,
      'Start',
    ]);
  });

  it('leaves a bonus debt if it is refunded after its cashback was spent', async () => {
    const order = await placePaidOrder({ cashback: 100 });
    await orders.deliver(order);
    const { accountId } = order;
    const changes = [{ amount: initialBonuses + 150, reference: 'spent elsewhere' }];
    await orders.inTransaction((transaction) => api.app.get(BonusService).revokeBonuses(transaction, { accountId, changes }));
    await orders.move(order, 'ISSUED_REFUND');
    expect(await readBalance(order)).toBe(0);
    expect(await api.db.bonusEntry.findFirst({ where: { accountId }, orderBy: { number: 'desc' } })).toMatchObject({ debt: 150n });
  });
});

describe('a unit that nobody collected', () => {
  it('is refunded in money and bonuses without the delivery fee, and stays off sale', async () => {
    const order = await placePaidOrder({ bonusShare: 40, cashback: 30 });
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY');
    await orders.move(order, 'ISSUED_REFUND');
    const after = await read(order);
    expect([await readBalance(order), after.account.spentAmount, after.status]).toEqual([initialBonuses, 0n, 'ISSUED_REFUND']);
    expect(after.items.map(({ productItem }) => productItem.soldAt)).toEqual([expect.any(Date), expect.any(Date)]);
    const refunds = await api.db.paymentRefund.findMany({ where: { payment: { orderId: order.id } } });
    expect(refunds.map(({ amount }) => amount)).toEqual(order.items.map(({ soldPrice }) => soldPrice));
  });
});

describe('a cancellation by a manager', () => {
  it('takes a unit off sale for the reason SUPPLIER_REFUSED, and may be repeated only for the same reason', async () => {
    const order = await placePaidOrder({ suppliers: ['CONTRACTOR'] });
    const dto = { orderId: order.id, itemIds: [order.items[0]?.id], status: 'CANCEL_PURCHASE', cancelReason: 'SUPPLIER_REFUSED' };
    for (const _time of ['once', 'again']) expect((await send(dto)).errors).toBeUndefined();
    expect((await read(order)).items).toMatchObject([{ cancelReason: 'SUPPLIER_REFUSED', productItem: { active: false, soldAt: null } }]);
    expect(await readRefusal({ ...dto, cancelReason: 'BY_SHOP' })).toMatchObject({ code: 'CONFLICT' });
  });

  it('can be followed by ISSUED_REFUND, which requests the refund again if the provider has refused it', async () => {
    const order = await placePaidOrder();
    await orders.cancel(order);
    await orders.waitForRefunds();
    const [line] = order.items;
    const [refused] = await api.db.paymentRefund.updateManyAndReturn({
      where: { reference: `unit:${line?.id}` },
      data: { state: 'REFUSED', succeededAt: null },
    });
    await api.db.sandboxRefund.delete({ where: { id: refused?.id ?? '' } });
    await api.db.orderStatusChange.deleteMany({ where: { orderItemId: line?.id ?? '', status: 'ISSUED_REFUND' } });
    await api.db.orderItem.update({ where: { id: line?.id ?? '' }, data: { status: 'CANCEL_PURCHASE' } });
    await orders.move(order, 'ISSUED_REFUND', order.items.slice(0, 1));
    const attempts = await api.db.paymentRefund.findMany({ where: { reference: `unit:${line?.id}` }, orderBy: { attempt: 'asc' } });
    expect(attempts.map(({ attempt, amount }) => [attempt, amount])).toEqual([
      [1, line?.soldPrice],
      [2, line?.soldPrice],
    ]);
  });
});
