import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { type BuiltOrder, buildOrder, buildProduct, buildProductItem } from '../../exports/testing.js';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { formatMoscowDay } from '../status/moscow-day.rules.js';

const UNIT = 'productItem { name size { name } product { slug } }';
const OWN = `query ($uuid: ID!) { order: getOrderByUUID(dto: { uuid: $uuid }) {
  id uuid number status payUntil canPay canCancel canAskCall name surname lastname phone email paidByBonuses cashback totalPrice deliveryPrice
  goods discount promoDiscount isOwn remainder { units goods totalPrice cashbackToCome } due { money bonuses } paid payment { state declinedReason } refunded refundedAt paymentType comment createdAt addressDelivery { country city street house building apartment index }
  orderProductItems { id status cancelReason price before soldPrice bonuses cashback estimatedDeliveryDate trackCode cdekWaybillId canCancel
    statusHistory { status previousStatus reason createdAt } ${UNIT} } } }`;
const PUBLIC = `query ($id: ID!) { order: publicOrder(dto: { id: $id }) {
  id uuid number status city createdAt payUntil canPay totalPrice payment { state }
  orderProductItems { id status estimatedDeliveryDate statusHistory { status previousStatus createdAt } ${UNIT} } } }`;

const STEPS = 'orderProductItems { expectedSteps { status date } }';

type Headers = Record<string, string>;
type Line = { status: string; canCancel: boolean; productItem: { name: string } | null };
type DisplayedOrder = {
  uuid: string;
  number: number;
  status: string;
  canPay: boolean;
  canCancel: boolean;
  canAskCall: boolean;
  orderProductItems: Line[];
};

let api: TestApi;
let order: BuiltOrder;
let owner: Headers;
let stranger: Headers;

beforeAll(async () => {
  api = await startTestApi();
  const { accountId, tokens } = await signIn(api);
  owner = bearer(tokens);
  stranger = bearer((await signIn(api)).tokens);
  const product = await buildProduct(api.db, { name: 'Кеды «Брод»' });
  const expensiveUnit = await buildProductItem(api.db, { productId: product.id, price: 9_000_00n });
  order = await buildOrder(api.db, { accountId, comment: 'Позвоните' }, [
    { productItemId: expensiveUnit.id, before: 12_000_00n, promoShare: 500_00n, bonusShare: 300, cashback: 246 },
    {},
  ]);
});
afterAll(() => api.close());

async function sendRequest(query: string, variables: object, headers: Headers = {}): Promise<DisplayedOrder | null> {
  const { data, errors } = (await (await api.post({ query, variables }, headers)).json()) as GraphqlResponse<{
    order: DisplayedOrder | null;
  }>;
  expect(errors).toBeUndefined();
  return data?.order ?? null;
}
const readOwn = (uuid: string, headers: Headers) => sendRequest(OWN, { uuid }, headers);
const readPublic = (id: string) => sendRequest(PUBLIC, { id });

async function listSteps(order: string, headers: Headers) {
  const response = await api.post({ query: `{ order: ${order} { ${STEPS} } }` }, headers);
  type Steps = { orderProductItems: { expectedSteps: { status: string; date: string | null }[] }[] };
  const { data } = (await response.json()) as GraphqlResponse<{ order: Steps }>;
  return data?.order.orderProductItems.map(({ expectedSteps }) => expectedSteps) ?? [];
}

describe('an order', () => {
  it('is visible to its owner with all sums, lines and steps', async () => {
    expect(await readOwn(order.id, owner)).toMatchObject({
      id: order.id,
      uuid: order.id,
      number: order.number,
      status: 'AWAITING_PAY',
      payUntil: order.payUntil?.toISOString(),
      canPay: true,
      canCancel: true,
      canAskCall: true,
      name: 'Анна',
      email: 'anna@example.com',
      goods: 24_490_00,
      discount: 3_000_00,
      promoDiscount: 500_00,
      paidByBonuses: 300,
      deliveryPrice: 590_00,
      totalPrice: 21_280_00,
      cashback: 246,
      isOwn: true,
      remainder: { units: 2, goods: 24_490_00, totalPrice: 21_280_00, cashbackToCome: 246 },
      due: { money: 0, bonuses: 0 },
      paid: false,
      payment: { state: 'NONE', declinedReason: null },
      refunded: 0,
      refundedAt: null,
      paymentType: 'ONLINE',
      comment: 'Позвоните',
      addressDelivery: { country: 'Россия', city: 'Москва', street: 'Тверская', house: '1', building: '', apartment: '', index: '' },
      orderProductItems: [
        {
          status: 'AWAITING_PAY',
          cancelReason: null,
          price: 9_000_00,
          before: 12_000_00,
          soldPrice: 8_200_00,
          bonuses: 300,
          cashback: 246,
          estimatedDeliveryDate: order.items[0]?.deliveryTo.toISOString().slice(0, 10),
          canCancel: true,
          statusHistory: [{ status: 'AWAITING_PAY', previousStatus: null, reason: '', createdAt: order.createdAt.toISOString() }],
          productItem: { name: 'Кеды «Брод»' },
        },
        { price: 12_490_00, before: null, soldPrice: 12_490_00 },
      ],
    });
  });

  it('is not found by guests or other shoppers, nor by an unknown or invalid id', async () => {
    expect(await readOwn(order.id, stranger)).toBeNull();
    expect(await readOwn(order.id, {})).toBeNull();
    for (const id of ['01a1f861-b930-77a5-9ae7-77c0dd5aa755', 'not an id', order.items[0]?.id ?? '']) {
      expect(await readOwn(id, owner)).toBeNull();
      expect(await readPublic(id)).toBeNull();
    }
  });

  it('is visible to SUPPORT once the session has passed the second factor', async () => {
    const before = await signIn(api, { accessLevel: 'SUPPORT' });
    expect(await readOwn(order.id, bearer(before.tokens))).toBeNull();
    const { sessionId, tokens } = await signIn(api, { accessLevel: 'SUPPORT' });
    await api.db.session.update({ where: { id: sessionId }, data: { secondFactorAt: new Date(), secondFactorGeneration: 0 } });
    expect(await readOwn(order.id, bearer(tokens))).toMatchObject({ uuid: order.id, isOwn: false });
  });

  it('is visible to everyone with the link, without personal data', async () => {
    const publicOrder = await readPublic(order.id);
    expect(publicOrder).toMatchObject({
      id: order.id,
      number: order.number,
      status: 'AWAITING_PAY',
      city: 'Москва',
      totalPrice: 21_280_00,
    });
    expect(publicOrder?.canPay).toBe(true);
    expect(publicOrder?.orderProductItems).toHaveLength(2);
    const text = JSON.stringify(publicOrder);
    for (const personal of ['Анна', 'Ким', 'anna@', '+79', 'Тверская', 'Позвоните']) expect(text).not.toContain(personal);
  });

  it('lists the expected steps and their dates for the owner and for others', async () => {
    const { id: fromAbroad } = await buildProductItem(api.db, { supplier: 'CONTRACTOR', deliveryIsoCode: 'TR' });
    const { accountId, tokens } = await signIn(api);
    const headers = bearer(tokens);
    const today = formatMoscowDay(new Date());
    const promised = new Date(Date.parse(today) + 10 * DAY_MS);
    const paid = await buildOrder(api.db, { accountId, status: 'AWAITING_RESPONSE_FROM_SUPPLIER' }, [
      { productItemId: fromAbroad, deliveryTo: promised },
      { deliveryTo: promised },
    ]);
    const [abroad, home] = await listSteps(`getOrderByUUID(dto: { uuid: "${paid.id}" })`, headers);
    expect(abroad).toContainEqual({
      status: 'CUSTOMS_CLEARANCE_IN_TURKEY',
      date: formatMoscowDay(new Date(Date.parse(today) + 3 * DAY_MS)),
    });
    expect(abroad?.at(-1)).toEqual({ status: 'DELIVERED', date: formatMoscowDay(promised) });
    expect(home?.map(({ status }) => status)).not.toContain('CUSTOMS_CLEARANCE_IN_TURKEY');
    expect(await listSteps(`publicOrder(dto: { id: "${paid.id}" })`, {})).toEqual([abroad, home]);
  });

  it('can be paid until its deadline, and only while it awaits payment', async () => {
    const late = await buildOrder(api.db, { createdAt: new Date(Date.now() - 31 * MINUTE_MS) });
    const waiting = await buildOrder(api.db, { status: 'AWAITING_CALL' });
    const confirmed = await buildOrder(api.db, { status: 'ACCEPT_MEET_WAIT_PAID' });
    const paid = await buildOrder(api.db, { status: 'PAID_READY_TO_SEND' });
    const ended = await buildOrder(api.db, { status: 'CANCEL_PURCHASE' });
    const canPay = await Promise.all([late, waiting, confirmed, paid, ended].map(async ({ id }) => (await readPublic(id))?.canPay));
    expect(canPay).toEqual([false, false, true, false, false]);
  });

  it.each([
    ['AWAITING_PAY', 'may cancel it and request a call', { canCancel: true, canAskCall: true }],
    ['AWAITING_CALL', 'may only cancel it', { canCancel: true, canAskCall: false }],
    ['AWAITING_RESPONSE_FROM_SUPPLIER', 'may only cancel it', { canCancel: true, canAskCall: false }],
    ['PURCHASED_FROM_SELLER', 'may neither cancel it nor request a call', { canCancel: false, canAskCall: false }],
    ['DELIVERED', 'may neither cancel it nor request a call', { canCancel: false, canAskCall: false }],
    ['CANCEL_PURCHASE', 'may neither cancel it nor request a call', { canCancel: false, canAskCall: false }],
  ] as const)('in the status %s says that its owner %s', async (status, _rights, allowed) => {
    const { accountId, tokens } = await signIn(api);
    const { id } = await buildOrder(api.db, { accountId, status });
    expect(await readOwn(id, bearer(tokens))).toMatchObject(allowed);
  });

  it('does not offer a call after a call was requested', async () => {
    const { accountId, tokens } = await signIn(api);
    const { id } = await buildOrder(api.db, { accountId, callAskedAt: new Date(Date.now() - HOUR_MS) });
    expect(await readOwn(id, bearer(tokens))).toMatchObject({ canAskCall: false });
  });

  it('keeps its line when the shop deletes the unit', async () => {
    const built = await buildOrder(api.db, { status: 'DELIVERED' });
    await api.db.productItem.updateMany({ where: { id: built.items[0]?.productItemId ?? '' }, data: { deletedAt: new Date() } });
    expect((await readPublic(built.id))?.orderProductItems).toMatchObject([{ status: 'DELIVERED', productItem: null }]);
  });

  it('is read with five SQL statements, whether it has one unit or twenty', async () => {
    const countStatements = async (count: number) => {
      const { id } = await buildOrder(
        api.db,
        {},
        Array.from({ length: count }, () => ({})),
      );
      const requestId = `order-of-${count}`;
      expect((await api.post({ query: PUBLIC, variables: { id } }, { 'x-request-id': requestId })).status).toBe(200);
      return (await api.findRequestLog(requestId)).statements;
    };
    // The five statements read the order, its lines, their steps, the payment, and the units with their products.
    expect([await countStatements(1), await countStatements(20)]).toEqual([5, 5]);
  });
});

const LIST = `query ($pagination: PaginationInput, $state: OrderListState) { list: userOrderList(dto: { pagination: $pagination, state: $state }) {
  items { uuid number status payUntil canPay addressDelivery { city cityId } payment { state }
    orderProductItems { id statusHistory { status } ${UNIT} } }
  pagination { page totalPages totalItems } } }`;

interface Listed {
  items: DisplayedOrder[];
  pagination: { page: number; totalPages: number; totalItems: number };
}

async function listOrders(headers: Headers, pagination: object = {}, state?: string): Promise<GraphqlResponse<{ list: Listed }>> {
  return (await (await api.post({ query: LIST, variables: { pagination, state } }, headers)).json()) as GraphqlResponse<{ list: Listed }>;
}

/** A shopper with orders, the oldest first. */
async function buildShopperWithOrders(count: number) {
  const { accountId, tokens } = await signIn(api);
  const ids: string[] = [];
  for (let age = count; age > 0; age -= 1) {
    ids.push((await buildOrder(api.db, { accountId, createdAt: new Date(Date.now() - age * MINUTE_MS) })).id);
  }
  return { ids, headers: bearer(tokens) };
}

describe("the list of the viewer's orders", () => {
  it('has no orders of others, and lists the newest first, in pages', async () => {
    const { ids, headers } = await buildShopperWithOrders(3);
    const [oldest, middle, newest] = ids;
    const first = (await listOrders(headers, { limit: 2 })).data?.list;
    expect(first?.items.map(({ uuid }) => uuid)).toEqual([newest, middle]);
    expect(first?.pagination).toEqual({ page: 1, totalPages: 2, totalItems: 3 });
    expect(first?.items[0]).toMatchObject({
      canPay: true,
      addressDelivery: { city: 'Москва', cityId: 'moskva' },
      payment: { state: 'NONE' },
    });
    const last = (await listOrders(headers, { limit: 2, page: 2 })).data?.list;
    expect(last?.items.map(({ uuid }) => uuid)).toEqual([oldest]);
  });

  it('can be limited to active or completed orders', async () => {
    const { accountId, tokens } = await signIn(api);
    for (const status of Object.values(OrderStatus)) await buildOrder(api.db, { accountId, status });
    const listStatuses = async (state: string) => {
      const list = (await listOrders(bearer(tokens), { limit: 30 }, state)).data?.list;
      expect(list?.pagination.totalItems).toBe(list?.items.length);
      return list?.items.map(({ status }) => status) ?? [];
    };
    const completed = await listStatuses('COMPLETED');
    expect(completed.toSorted()).toEqual(['ARRANGED_EXCHANGE', 'CANCEL_PURCHASE', 'DELIVERED', 'ISSUED_REFUND']);
    expect([...(await listStatuses('UNDERWAY')), ...completed].toSorted()).toEqual(Object.values(OrderStatus).toSorted());
  });

  it('is empty for a shopper without orders, and refused to a guest', async () => {
    expect((await listOrders(stranger)).data?.list).toEqual({ items: [], pagination: { page: 1, totalPages: 0, totalItems: 0 } });
    expect((await listOrders({})).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('has no orders of others even for SUPPORT', async () => {
    const { sessionId, tokens } = await signIn(api, { accessLevel: 'SUPPORT' });
    await api.db.session.update({ where: { id: sessionId }, data: { secondFactorAt: new Date(), secondFactorGeneration: 0 } });
    expect((await listOrders(bearer(tokens))).data?.list.items).toEqual([]);
  });

  it('is read with six SQL statements, whether it has one order or ten', async () => {
    const { headers } = await buildShopperWithOrders(10);
    const countStatements = async (limit: number) => {
      const requestId = `orders-of-${limit}`;
      const response = await api.post({ query: LIST, variables: { pagination: { limit } } }, { ...headers, 'x-request-id': requestId });
      expect(((await response.json()) as GraphqlResponse<{ list: Listed }>).data?.list.items).toHaveLength(limit);
      return (await api.findRequestLog(requestId)).statements;
    };
    // Makes the API cache the session, so that reading the session is not counted.
    await countStatements(2);
    // The six statements read the orders, their number, lines, steps and payments, and the units with their products.
    expect([await countStatements(1), await countStatements(10)]).toEqual([6, 6]);
  });
});
