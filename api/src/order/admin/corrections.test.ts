import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { MessageService } from '../../message/message.service.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { AccessLevel, OrderStatus } from '../../platform/prisma/generated/enums.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { Orders } from '../orders.harness.js';

const FIELDS = `status updatedAt canPay
  orderProductItems { id status trackCode markingCode estimatedDeliveryDate statusHistory { status previousStatus reason } }`;
const TAKE_BACK = `mutation ($dto: TakeBackOrderStepInput!) { order: takeBackOrderStep(dto: $dto) { ${FIELDS} } }`;
const CORRECT = `mutation ($dto: CorrectOrderUnitsInput!) { order: correctOrderUnits(dto: $dto) { ${FIELDS} } }`;

interface DisplayedOrder {
  status: string;
  updatedAt: string;
  canPay: boolean;
  orderProductItems: { status: string; statusHistory: { status: string; previousStatus: string; reason: string }[] }[];
}

let api: TestApi;
let orders: Orders;
let manager: Record<string, string>;
let managerId: string;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
  [manager, managerId] = await signInStaffMember('MANAGER');
});
afterAll(() => api.close());
afterEach(async () => {
  await orders.waitForRefunds();
  expect(await orders.findLedgerViolations()).toEqual([]);
});

async function signInStaffMember(accessLevel: AccessLevel): Promise<[Record<string, string>, string]> {
  const { accountId, sessionId, tokens } = await signIn(api, { accessLevel });
  await api.db.session.update({ where: { id: sessionId }, data: { secondFactorAt: new Date(), secondFactorGeneration: 0 } });
  return [bearer(tokens), accountId];
}

const send = async (query: string, dto: object, headers = manager) =>
  (await (await api.post({ query, variables: { dto } }, headers)).json()) as GraphqlResponse<{ order: DisplayedOrder }>;
const takeBack = (dto: object) => send(TAKE_BACK, { reason: 'Не тот заказ', ...dto });
const correct = (dto: object) => send(CORRECT, dto);
const readRefusal = ({ errors }: GraphqlResponse<unknown>) => errors?.[0]?.extensions;
const read = ({ id }: BuiltOrder) =>
  api.db.order.findUniqueOrThrow({
    where: { id },
    include: {
      items: { orderBy: { position: 'asc' }, include: { changes: { orderBy: [{ createdAt: 'asc' }], omit: { notifiedAt: true } } } },
    },
  });
const listStatuses = async (order: BuiltOrder) => (await read(order)).items.map(({ status }) => status);

async function placePaid(...suppliers: ('MEET_WAREHOUSE' | 'CONTRACTOR')[]): Promise<BuiltOrder> {
  const order = await orders.place({ suppliers, cashback: 20, bonusShare: 10 });
  await orders.pay(order);
  return order;
}
async function moveAlong(order: BuiltOrder, ...statuses: OrderStatus[]): Promise<BuiltOrder> {
  for (const status of statuses) await orders.move(order, status);
  return order;
}

describe('takeBackOrderStep', () => {
  it('moves units back, stores the reason and author, and changes nothing when repeated', async () => {
    const order = await moveAlong(await placePaid('CONTRACTOR', 'CONTRACTOR'), 'PURCHASED_FROM_SELLER');
    const [first] = order.items;
    await orders.move(order, 'TRANSFERRED_TO_LOGISTICS_CENTER', [{ id: first?.id ?? '' }]);
    for (const _time of ['once', 'again']) {
      const { data } = await takeBack({ orderId: order.id, status: 'TRANSFERRED_TO_LOGISTICS_CENTER' });
      expect(data?.order.orderProductItems.map(({ status }) => status)).toEqual(['PURCHASED_FROM_SELLER', 'PURCHASED_FROM_SELLER']);
      expect(data?.order.orderProductItems[0]?.statusHistory.at(-1)).toEqual({
        status: 'PURCHASED_FROM_SELLER',
        previousStatus: 'TRANSFERRED_TO_LOGISTICS_CENTER',
        reason: 'Не тот заказ',
      });
    }
    expect((await read(order)).items[0]?.changes.at(-1)?.authorId).toBe(managerId);
    expect((await takeBack({ orderId: order.id, status: 'PURCHASED_FROM_SELLER' })).data?.order.status).toBe(
      'AWAITING_RESPONSE_FROM_SUPPLIER',
    );
    expect(readRefusal(await takeBack({ orderId: order.id, status: 'AWAITING_RESPONSE_FROM_SUPPLIER' }))).toMatchObject({
      code: 'CONFLICT',
    });
    await moveAlong(order, 'PURCHASED_FROM_SELLER', 'TRANSFERRED_TO_LOGISTICS_CENTER');
    expect(await listStatuses(order)).toEqual(['TRANSFERRED_TO_LOGISTICS_CENTER', 'TRANSFERRED_TO_LOGISTICS_CENTER']);
  });

  it('takes back a purchase, so that a later cancellation puts the unit on sale again', async () => {
    const order = await moveAlong(await placePaid('CONTRACTOR'), 'PURCHASED_FROM_SELLER');
    await takeBack({ orderId: order.id, status: 'PURCHASED_FROM_SELLER' });
    await orders.cancel(order);
    const unit = await api.db.productItem.findUniqueOrThrow({ where: { id: order.items[0]?.productItemId ?? '' } });
    expect(unit.soldAt).toBeNull();
  });

  it('takes back the arrival at a pickup point, after which a courier may deliver the unit', async () => {
    const order = await moveAlong(await placePaid('MEET_WAREHOUSE'), 'HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');
    await takeBack({ orderId: order.id, status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' });
    await moveAlong(order, 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'DELIVERED');
    expect(await listStatuses(order)).toEqual(['DELIVERED']);
  });

  it('takes a confirmation back: the order awaits a call for another day, and the shopper is notified', async () => {
    const order = await orders.place({ order: { status: 'AWAITING_CALL' } });
    await orders.move(order, 'ACCEPT_MEET_WAIT_PAID');
    const page = await orders.openPayment(order);
    expect(
      readRefusal(await takeBack({ orderId: order.id, status: 'ACCEPT_MEET_WAIT_PAID', itemIds: [order.items[0]?.id] })),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    const { data } = await takeBack({ orderId: order.id, status: 'ACCEPT_MEET_WAIT_PAID' });
    expect(data?.order).toMatchObject({ status: 'AWAITING_CALL', canPay: false });
    expect(((await read(order)).heldUntil?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * HOUR_MS);
    await until('the shopper is mailed', () => orders.listMailSubjects(order).some((subject) => subject.startsWith('Позвоним')));
    expect(await orders.completePayment(page)).toBe('REFUND');
  });

  it('does not take a confirmation back after the payment deadline', async () => {
    const order = await orders.place({ order: { status: 'AWAITING_CALL' } });
    await orders.move(order, 'ACCEPT_MEET_WAIT_PAID');
    await orders.expire(order);
    expect(readRefusal(await takeBack({ orderId: order.id, status: 'ACCEPT_MEET_WAIT_PAID' }))).toMatchObject({ code: 'CONFLICT' });
    expect(await orders.endExpired(order.items)).toEqual([order.id]);
  });

  it.each([
    ['was caused by a payment', 'PAID_READY_TO_SEND', []],
    ['has caused a handover receipt', 'HANDED_OVER_FOR_DELIVERY', ['HANDED_OVER_FOR_DELIVERY']],
    ['has caused cashback', 'DELIVERED', ['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED']],
    ['has caused a refund', 'ISSUED_REFUND', ['HANDED_OVER_FOR_DELIVERY', 'ISSUED_REFUND']],
  ] as const)('is refused for a step that %s (%s)', async (_what, status, route) => {
    const order = await moveAlong(await placePaid('MEET_WAREHOUSE'), ...route);
    await orders.waitForRefunds();
    const before = await read(order);
    expect(readRefusal(await takeBack({ orderId: order.id, status, itemIds: [order.items[0]?.id] }))).toMatchObject({ code: 'CONFLICT' });
    expect(await read(order)).toEqual(before);
  });

  it('refuses a status that the units do not have, an empty reason, an outdated `updatedAt`, an unknown order, and SUPPORT', async () => {
    const order = await moveAlong(await placePaid('CONTRACTOR'), 'PURCHASED_FROM_SELLER');
    const dto = { orderId: order.id, status: 'PURCHASED_FROM_SELLER' };
    expect(readRefusal(await takeBack({ ...dto, status: 'TRANSFERRED_TO_LOGISTICS_CENTER' }))).toMatchObject({ code: 'CONFLICT' });
    expect(readRefusal(await takeBack({ ...dto, reason: ' ' }))).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'reason' } });
    expect(readRefusal(await takeBack({ ...dto, updatedAt: '2026-01-01T00:00:00Z' }))).toMatchObject({ code: 'CONFLICT' });
    expect(readRefusal(await takeBack({ ...dto, orderId: 'nonsense' }))).toMatchObject({ code: 'NOT_FOUND' });
    for (const query of [TAKE_BACK, CORRECT]) {
      const input = query === TAKE_BACK ? { ...dto, reason: 'Ошибка' } : { orderId: order.id, trackCode: 'RA-1' };
      expect(readRefusal(await send(query, input, (await signInStaffMember('SUPPORT'))[0]))).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await listStatuses(order)).toEqual(['PURCHASED_FROM_SELLER']);
  });

  it('either fails or makes the next step fail, if both are requested at the same time', async () => {
    const order = await moveAlong(await placePaid('CONTRACTOR'), 'PURCHASED_FROM_SELLER');
    const [forward] = await Promise.allSettled([
      orders.move(order, 'TRANSFERRED_TO_LOGISTICS_CENTER'),
      takeBack({ orderId: order.id, status: 'PURCHASED_FROM_SELLER' }),
    ]);
    const expected = forward.status === 'fulfilled' ? 'TRANSFERRED_TO_LOGISTICS_CENTER' : 'AWAITING_RESPONSE_FROM_SUPPLIER';
    expect(await listStatuses(order)).toEqual([expected]);
  });

  it('prevents the mail about a step that is taken back before the mail is composed', async () => {
    const order = await moveAlong(await placePaid('CONTRACTOR'), 'PURCHASED_FROM_SELLER');
    const mail = { kind: 'order-moved', id: (await read(order)).items[0]?.changes.at(-1)?.id ?? '' };
    expect(await api.app.get(MessageService).compose(mail)).toMatchObject({ type: 'EMAIL' });
    await takeBack({ orderId: order.id, status: 'PURCHASED_FROM_SELLER' });
    expect(await api.app.get(MessageService).compose(mail)).toBe('UNWANTED');
  });

  it('causes no second mail about a step that is repeated afterwards', async () => {
    const order = await moveAlong(await placePaid('CONTRACTOR', 'CONTRACTOR'), 'PURCHASED_FROM_SELLER');
    const [first] = order.items;
    const bought = { orderItem: { orderId: order.id }, status: 'PURCHASED_FROM_SELLER' } as const;
    const countNotified = () => api.db.orderStatusChange.count({ where: { ...bought, notifiedAt: { not: null } } });
    await until('the mail is remembered', async () => (await countNotified()) === 2);
    const composeMail = async () =>
      api.app.get(MessageService).compose({ kind: 'order-moved', id: (await read(order)).items[0]?.changes.at(-1)?.id ?? '' });
    await takeBack({ orderId: order.id, status: 'PURCHASED_FROM_SELLER', itemIds: [first?.id] });
    await orders.move(order, 'PURCHASED_FROM_SELLER', [{ id: first?.id ?? '' }]);
    expect(await composeMail()).toBe('UNWANTED');
    await moveAlong(order, 'TRANSFERRED_TO_LOGISTICS_CENTER', 'SHIPPED_TO_RUSSIA_STOCK_MEET', 'ACCEPTED_IN_RUSSIA_STOCK_MEET');
    expect(await composeMail()).toMatchObject({ type: 'EMAIL', subject: expect.stringContaining('уже в\u00a0России') });
  });
});

describe('correctOrderUnits', () => {
  it('corrects track code and delivery day without a new step, writes a journal entry, and changes nothing when repeated', async () => {
    const order = await placePaid('MEET_WAREHOUSE', 'MEET_WAREHOUSE');
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY', order.items, { trackCode: 'RA-1' });
    const before = await read(order);
    const [first, second] = order.items;
    const dto = { orderId: order.id, itemIds: [first?.id], trackCode: 'RA-2', estimatedDeliveryDate: '2040-01-31', reason: 'Опечатка' };
    for (const _time of ['once', 'again']) {
      expect((await correct(dto)).data?.order.orderProductItems).toMatchObject([
        { id: first?.id, status: 'HANDED_OVER_FOR_DELIVERY', trackCode: 'RA-2', estimatedDeliveryDate: '2040-01-31' },
        { id: second?.id, trackCode: 'RA-1' },
      ]);
    }
    expect((await read(order)).items.map(({ changes }) => changes)).toEqual(before.items.map(({ changes }) => changes));
    const deliveryTo = first?.deliveryTo.toISOString().slice(0, 10);
    expect(await api.db.orderItemCorrection.findMany({ where: { orderItem: { orderId: order.id } } })).toMatchObject([
      {
        ...{ orderItemId: first?.id, authorId: managerId, reason: 'Опечатка' },
        before: { trackCode: 'RA-1', markingCode: null, deliveryTo },
        after: { trackCode: 'RA-2', markingCode: null, deliveryTo: '2040-01-31' },
      },
    ]);
    expect(await api.db.journalEntry.findMany({ where: { subjectId: order.id, action: 'correctOrderUnits' } })).toMatchObject([
      { after: { [first?.id ?? '']: { trackCode: 'RA-2', deliveryTo: '2040-01-31' }, reason: 'Опечатка' } },
    ]);
    const staleDto = { ...dto, trackCode: 'RA-3', updatedAt: before.updatedAt };
    expect(readRefusal(await correct(staleDto))).toMatchObject({ code: 'CONFLICT', details: { updatedAt: expect.any(String) } });
  });

  it('sets `updatedAt` to a later time than the stored time, even if the clock of another process is ahead', async () => {
    const order = await placePaid('MEET_WAREHOUSE');
    const futureTime = new Date(Date.now() + HOUR_MS);
    await api.db.order.update({ where: { id: order.id }, data: { updatedAt: futureTime } });
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY', order.items, { trackCode: 'RA-1' });
    const { updatedAt: moved } = await read(order);
    await correct({ orderId: order.id, itemIds: [order.items[0]?.id], trackCode: 'RA-2', reason: 'Опечатка' });
    const { updatedAt: corrected } = await read(order);
    expect([moved > futureTime, corrected > moved]).toEqual([true, true]);
  });

  it('corrects a marking code until the handover, whose receipt contains it', async () => {
    const order = await placePaid('MEET_WAREHOUSE');
    const itemId = order.items[0]?.id;
    const dto = (markingCode: string) => ({ orderId: order.id, markingCodes: [{ itemId, markingCode }] });
    await correct(dto('010460406000590021N4N57RTCBUZTQ'));
    await correct(dto('010460406000590021CORRECTED'));
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY');
    const { lines } = await api.db.paymentReceipt.findFirstOrThrow({ where: { payment: { orderId: order.id } } });
    expect(lines).toContainEqual(expect.objectContaining({ markingCode: '010460406000590021CORRECTED' }));
    expect(readRefusal(await correct(dto('010460406000590021TOOLATE')))).toMatchObject({ code: 'CONFLICT' });
  });

  it('refuses a request without a valid field, and fields that do not apply to the status of the unit', async () => {
    const order = await placePaid('MEET_WAREHOUSE');
    const { id: orderId } = order;
    const readCode = async (dto: object) => readRefusal(await correct({ orderId, ...dto }))?.code;
    expect(await readCode({})).toBe('BAD_USER_INPUT');
    expect(await readCode({ trackCode: 'two words' })).toBe('BAD_USER_INPUT');
    expect(await readCode({ trackCode: 'RA-1', itemIds: ['00000000-0000-4000-8000-000000000000'] })).toBe('BAD_USER_INPUT');
    expect(await readCode({ trackCode: 'RA-1' })).toBe('CONFLICT');
    await orders.deliver(order);
    expect(await readCode({ estimatedDeliveryDate: '2040-01-31' })).toBe('CONFLICT');
    await orders.move(order, 'ISSUED_REFUND');
    expect(await readCode({ trackCode: 'RA-1' })).toBe('CONFLICT');
    expect(await api.db.orderItemCorrection.count({ where: { orderItem: { orderId } } })).toBe(0);
  });

  it('stores corrections that cannot be changed or deleted afterwards', async () => {
    const before = await api.db.orderItemCorrection.findMany();
    expect(before.length).toBeGreaterThan(0);
    await expect(api.db.orderItemCorrection.deleteMany()).rejects.toThrow();
    await expect(api.db.orderItemCorrection.updateMany({ data: { reason: 'Другая' } })).rejects.toThrow();
    expect(await api.db.orderItemCorrection.findMany()).toEqual(before);
  });
});
