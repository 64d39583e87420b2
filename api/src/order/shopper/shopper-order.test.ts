import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { buildRecipient } from '../../exports/testing.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { Orders } from '../orders.harness.js';

const FIELDS = 'status payUntil canPay canCancel canAskCall paymentType orderProductItems { id status cancelReason canCancel }';
const CANCEL = `mutation ($dto: CancelOrderInput!) { order: cancelOrder(dto: $dto) { ${FIELDS} } }`;
const CALL = `mutation ($id: ID!) { order: requestOrderCall(dto: { id: $id }) { ${FIELDS} } }`;

interface DisplayedOrder {
  status: string;
  payUntil: string | null;
  canAskCall: boolean;
  orderProductItems: { status: string; cancelReason: string | null; canCancel: boolean }[];
}

let api: TestApi;
let orders: Orders;

beforeAll(async () => {
  api = await startTestApi();
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
});
afterAll(() => api.close());

async function signInShopper() {
  const { accountId, tokens } = await signIn(api);
  const headers = bearer(tokens);
  const send = async (query: string, variables: object, as: Record<string, string> = headers) =>
    (await (await api.post({ query, variables }, as)).json()) as GraphqlResponse<{ order: DisplayedOrder }>;
  return { accountId, send, headers };
}

/** A paid order of two units, of which the supplier has refused the first unit. */
async function placeWithRefusedUnit(accountId: string): Promise<BuiltOrder> {
  const order = await orders.place({ order: { accountId } });
  await orders.pay(order);
  await orders.move(order, 'CANCEL_PURCHASE', order.items.slice(0, 1), { cancelReason: 'SUPPLIER_REFUSED' });
  return order;
}

const readEffects = async ({ id }: BuiltOrder) => ({
  order: await api.db.order.findUniqueOrThrow({ where: { id }, include: { items: { orderBy: { position: 'asc' } } } }),
  history: await api.db.orderStatusChange.findMany({ where: { orderItem: { orderId: id } }, orderBy: { id: 'asc' } }),
  refunds: await api.db.paymentRefund.findMany({ where: { payment: { orderId: id } }, orderBy: { id: 'asc' } }),
});

const readCode = ({ errors }: GraphqlResponse<unknown>) => errors?.[0]?.extensions.code;

describe('cancelOrder', () => {
  it('cancels an order of the viewer, and has the same response when it is repeated', async () => {
    const { accountId, send } = await signInShopper();
    const { id } = await orders.place({ order: { accountId } });
    for (const _time of ['once', 'again']) {
      expect((await send(CANCEL, { dto: { id } })).data?.order).toMatchObject({
        status: 'CANCEL_PURCHASE',
        orderProductItems: [
          { status: 'CANCEL_PURCHASE', cancelReason: 'BY_SHOPPER', canCancel: false },
          { status: 'CANCEL_PURCHASE', cancelReason: 'BY_SHOPPER', canCancel: false },
        ],
      });
    }
  });

  it('cancels lines of a paid order', async () => {
    const { accountId, send } = await signInShopper();
    const order = await orders.place({ order: { accountId } });
    await orders.pay(order);
    const { data } = await send(CANCEL, { dto: { id: order.id, itemIds: [order.items[0]?.id] } });
    expect(data?.order).toMatchObject({
      status: 'AWAITING_RESPONSE_FROM_SUPPLIER',
      orderProductItems: [{ canCancel: false }, { status: 'AWAITING_RESPONSE_FROM_SUPPLIER', canCancel: true }],
    });
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it('changes nothing when it is repeated for an order with a unit that the supplier has refused', async () => {
    const { accountId, send } = await signInShopper();
    const order = await placeWithRefusedUnit(accountId);
    const dto = { id: order.id };
    const first = (await send(CANCEL, { dto })).data?.order;
    expect(first?.orderProductItems.map(({ cancelReason }) => cancelReason)).toEqual(['SUPPLIER_REFUSED', 'BY_SHOPPER']);
    await orders.waitForRefunds();
    const before = await readEffects(order);
    const again = (await send(CANCEL, { dto })).data?.order;
    expect(again?.orderProductItems).toMatchObject([
      { status: 'ISSUED_REFUND', cancelReason: 'SUPPLIER_REFUSED' },
      { status: 'ISSUED_REFUND', cancelReason: 'BY_SHOPPER' },
    ]);
    expect(await readEffects(order)).toEqual(before);
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it('is refused for an order that a manager has cancelled or that has expired', async () => {
    const { accountId, send } = await signInShopper();
    const [byShop, forShopper] = [await placeWithRefusedUnit(accountId), await placeWithRefusedUnit(accountId)];
    const expired = await orders.place({ order: { accountId } });
    await orders.move(byShop, 'CANCEL_PURCHASE');
    await orders.move(forShopper, 'CANCEL_PURCHASE', undefined, { cancelReason: 'BY_SHOPPER' });
    await orders.expire(expired);
    await orders.endExpired(expired.items);
    for (const { id } of [byShop, forShopper, expired]) {
      const [error] = (await send(CANCEL, { dto: { id } })).errors ?? [];
      expect(error).toMatchObject({ message: 'Заказ уже завершён.', extensions: { code: 'CONFLICT', details: { cancellable: [] } } });
    }
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it('sends no more SQL statements for a paid order of twenty units than for an order of two', async () => {
    const { accountId, headers } = await signInShopper();
    const countStatements = async (units: number) => {
      const suppliers = Array.from({ length: units }, (_, index) => (index % 2 === 0 ? 'MEET_WAREHOUSE' : 'CONTRACTOR'));
      const order = await orders.place({ suppliers, order: { accountId }, bonusShare: 10 });
      await orders.pay(order);
      const requestId = `cancel-${units}-units`;
      const response = await api.post({ query: CANCEL, variables: { dto: { id: order.id } } }, { ...headers, 'x-request-id': requestId });
      const { data } = (await response.json()) as GraphqlResponse<{ order: DisplayedOrder }>;
      const statuses = data?.order.orderProductItems.map(({ status }) => status) ?? [];
      expect(statuses).toHaveLength(units);
      // A refund may end before the response is read.
      for (const status of statuses) expect(['CANCEL_PURCHASE', 'ISSUED_REFUND']).toContain(status);
      return Number((await api.findRequestLog(requestId)).statements);
    };
    await orders.grantBonuses(accountId);
    // Makes the API cache the session, so that reading the session is not counted.
    await countStatements(3);
    const [few, many] = [await countStatements(2), await countStatements(20)];
    // A difference of one statement is permitted, because the API re-reads a session periodically.
    expect(Math.abs(many - few)).toBeLessThanOrEqual(1);
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it('refuses an empty list of lines for paid and unpaid orders', async () => {
    const { accountId, send } = await signInShopper();
    const [unpaid, paid] = [await orders.place({ order: { accountId } }), await orders.place({ order: { accountId } })];
    await orders.pay(paid);
    for (const { id } of [unpaid, paid]) {
      const { errors } = await send(CANCEL, { dto: { id, itemIds: [] } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'itemIds' } });
    }
  });

  it('refuses guests, and returns NOT_FOUND for an order of another person', async () => {
    const { send } = await signInShopper();
    const { id } = await orders.place();
    for (const one of [id, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      expect(readCode(await send(CANCEL, { dto: { id: one } }))).toBe('NOT_FOUND');
      expect(readCode(await send(CALL, { id: one }))).toBe('NOT_FOUND');
    }
    expect(readCode(await send(CANCEL, { dto: { id } }, {}))).toBe('UNAUTHENTICATED');
    expect((await api.db.order.findUnique({ where: { id } }))?.status).toBe('AWAITING_PAY');
  });
});

describe('requestOrderCall', () => {
  const signInShopperWithPhone = async () => {
    const person = await signInShopper();
    await buildRecipient(api.db, { accountId: person.accountId, type: 'PHONE' });
    return person;
  };

  it('holds the units for a day, mails the shopper, and changes nothing when repeated', async () => {
    const { accountId, send } = await signInShopperWithPhone();
    const order = await orders.place({ order: { accountId } });
    const { data } = await send(CALL, { id: order.id });
    expect(data?.order).toMatchObject({ status: 'AWAITING_CALL', canPay: false, canAskCall: false, paymentType: 'CALL' });
    const { heldUntil } = await api.db.order.findUniqueOrThrow({ where: { id: order.id } });
    expect((heldUntil?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * HOUR_MS);
    expect((await send(CALL, { id: order.id })).data?.order.status).toBe('AWAITING_CALL');
    await orders.waitForMails(order, 1);
    expect(orders.listMailSubjects(order)).toEqual([`Позвоним по\u00a0заказу №\u00a0${order.number}`]);
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it('is refused without a confirmed phone', async () => {
    const { accountId, send } = await signInShopper();
    const { id } = await orders.place({ order: { accountId } });
    expect((await send(CALL, { id })).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', details: { confirmPhone: true } });
  });

  it('is refused for paid, ended and expired orders', async () => {
    const { accountId, send } = await signInShopperWithPhone();
    const place = () => orders.place({ order: { accountId } });
    const [paid, ended, expired] = [await place(), await place(), await place()];
    await orders.pay(paid);
    await orders.cancel(ended);
    await orders.expire(expired);
    for (const { id } of [paid, ended, expired]) expect(readCode(await send(CALL, { id }))).toBe('CONFLICT');
  });

  it('lets only two orders await a call, even with simultaneous requests', async () => {
    const { accountId, send } = await signInShopperWithPhone();
    const placed = await Promise.all(Array.from({ length: 4 }, () => orders.place({ order: { accountId }, suppliers: ['CONTRACTOR'] })));
    const responses = await Promise.all(placed.map(({ id }) => send(CALL, { id })));
    expect(responses.filter(({ data }) => data?.order)).toHaveLength(2);
    expect(responses.map(readCode).filter((code) => code === 'ORDER_LIMIT')).toHaveLength(2);
  });

  it('lets only five units await a call', async () => {
    const { accountId, send } = await signInShopperWithPhone();
    const many = await orders.place({ order: { accountId }, suppliers: Array.from({ length: 6 }, () => 'CONTRACTOR' as const) });
    expect((await send(CALL, { id: many.id })).errors?.[0]?.extensions).toMatchObject({
      code: 'ORDER_LIMIT',
      details: { limit: 'callUnits', most: 5 },
    });
  });
});
