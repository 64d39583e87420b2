import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { buildOrder } from '../../exports/testing.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { initialBonuses, Orders } from '../orders.harness.js';
import { buildBonusReference, buildUnitBonusReference } from '../payment/order-references.rules.js';

const ORDER = 'order { uuid number }';
const ENTRIES = `{ list: bonusEntryList { items { kind amount ${ORDER} } } }`;
const HISTORY = `query ($pagination: PaginationInput) { list: bonusHistory(dto: { pagination: $pagination }) {
  items { id amount createdAt ${ORDER} entries { id kind amount ${ORDER} } } pagination { page totalPages totalItems } } }`;
const STATISTICS = '{ list: userOrderStatistics { bonuses heldBonuses comingBonuses moneySpent ordersUnderway } }';

type Headers = Record<string, string>;

let api: TestApi;
let orders: Orders;
let accountId: string;
let owner: Headers;

beforeAll(async () => {
  api = await startTestApi();
  orders = new Orders(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  const signedIn = await signIn(api);
  accountId = signedIn.accountId;
  owner = bearer(signedIn.tokens);
  await runWithBonuses((service, transaction) =>
    service.accrueBonuses(transaction, { accountId, changes: [{ amount: initialBonuses, reference: 'before' }] }),
  );
});

type Transaction = Parameters<Parameters<Orders['inTransaction']>[0]>[0];

const runWithBonuses = (work: (service: BonusService, transaction: Transaction) => Promise<unknown>) =>
  orders.inTransaction((transaction) => work(api.app.get(BonusService), transaction));

async function sendRequest(query: string, variables: object = {}, headers: Headers = owner) {
  const { data, errors } = (await (await api.post({ query, variables }, headers)).json()) as GraphqlResponse<{ list: unknown }>;
  expect(errors).toBeUndefined();
  return data?.list;
}

/** An order that was paid with 200 bonuses and whose only unit has earned 50. */
async function placePaidAndDelivered(ownerId = accountId) {
  const order = await orders.place({ suppliers: ['MEET_WAREHOUSE'], bonusShare: 200, order: { accountId: ownerId } });
  const unit = buildUnitBonusReference(order.id, order.items[0]?.id ?? '');
  await runWithBonuses(async (service, transaction) => {
    await service.spendHold(transaction, { accountId: ownerId, reference: buildBonusReference(order.id) });
    await service.accrueBonuses(transaction, { accountId: ownerId, changes: [{ amount: 50, reference: unit }] });
  });
  return order;
}

describe('a bonus entry', () => {
  it('names its order if it belongs to an order', async () => {
    const { id: uuid, number } = await placePaidAndDelivered();
    const order = { uuid, number };
    expect(await sendRequest(ENTRIES)).toEqual({
      items: [
        { kind: 'ACCRUE', amount: 50, order },
        { kind: 'SPEND', amount: -200, order },
        { kind: 'RELEASE', amount: 200, order },
        { kind: 'HOLD', amount: -200, order },
        { kind: 'ACCRUE', amount: initialBonuses, order: null },
      ],
    });
  });

  it('does not name an order of another person', async () => {
    const { id } = await buildOrder(api.db);
    await runWithBonuses((service, transaction) =>
      service.accrueBonuses(transaction, { accountId, changes: [{ amount: 5, reference: buildBonusReference(id) }] }),
    );
    expect(await sendRequest(ENTRIES)).toMatchObject({ items: [{ amount: 5, order: null }, { order: null }] });
  });
});

describe('the bonus history', () => {
  it('has one item for each order, with all its entries, the latest first', async () => {
    const first = await placePaidAndDelivered();
    const second = await placePaidAndDelivered();
    const reference = buildUnitBonusReference(first.id, first.items[0]?.id ?? '');
    await runWithBonuses((service, transaction) => service.revokeBonuses(transaction, { accountId, changes: [{ amount: 50, reference }] }));
    expect(await sendRequest(HISTORY)).toMatchObject({
      items: [
        {
          amount: -200,
          order: { uuid: first.id, number: first.number },
          entries: [
            { kind: 'REVOKE', amount: -50 },
            { kind: 'ACCRUE', amount: 50 },
            { kind: 'SPEND' },
            { kind: 'RELEASE' },
            { kind: 'HOLD' },
          ],
        },
        { amount: -150, order: { number: second.number }, entries: [{ kind: 'ACCRUE' }, {}, {}, {}] },
        { amount: initialBonuses, order: null, entries: [{ kind: 'ACCRUE' }] },
      ],
      pagination: { page: 1, totalPages: 1, totalItems: 3 },
    });
  });

  it('never splits an order between pages', async () => {
    const { number } = await placePaidAndDelivered();
    const page = (pageNumber: number) => sendRequest(HISTORY, { pagination: { page: pageNumber, limit: 1 } });
    expect(await page(1)).toMatchObject({ items: [{ order: { number }, entries: [{}, {}, {}, {}] }], pagination: { totalPages: 2 } });
    expect(await page(2)).toMatchObject({ items: [{ amount: initialBonuses, order: null }], pagination: { page: 2, totalItems: 2 } });
  });

  it('groups the repayment of a debt with the order whose cashback repaid it', async () => {
    await runWithBonuses((service, transaction) =>
      service.revokeBonuses(transaction, { accountId, changes: [{ amount: initialBonuses + 30, reference: 'back' }] }),
    );
    const { id, number } = await buildOrder(api.db, { accountId });
    const reference = buildUnitBonusReference(id, 'unit');
    await runWithBonuses((service, transaction) => service.accrueBonuses(transaction, { accountId, changes: [{ amount: 50, reference }] }));
    expect(await sendRequest(HISTORY, { pagination: { limit: 1 } })).toMatchObject({
      items: [
        {
          amount: 20,
          order: { number },
          entries: [
            { kind: 'REVOKE', amount: -30 },
            { kind: 'ACCRUE', amount: 50 },
          ],
        },
      ],
    });
  });

  it('is refused to a guest, as are the bonus statistics', async () => {
    for (const query of [HISTORY, STATISTICS]) {
      const { errors } = (await (await api.post({ query })).json()) as GraphqlResponse<unknown>;
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  it('is read with two SQL statements, whether it has one order or four', async () => {
    for (let count = 0; count < 4; count += 1) await placePaidAndDelivered();
    const countStatements = async (limit: number) => {
      const requestId = `history-of-${limit}`;
      await sendRequest(HISTORY, { pagination: { limit } }, { ...owner, 'x-request-id': requestId });
      return (await api.findRequestLog(requestId)).statements;
    };
    // Makes the API cache the session, so that reading the session is not counted.
    await countStatements(2);
    expect([await countStatements(1), await countStatements(4)]).toEqual([2, 2]);
  });
});

describe('the bonus statistics of a shopper', () => {
  it('contain the available and held bonuses, the money spent and the number of active orders', async () => {
    await placePaidAndDelivered();
    await orders.place({ suppliers: ['MEET_WAREHOUSE'], bonusShare: 120, order: { accountId } });
    await api.db.account.update({ where: { id: accountId }, data: { spentAmount: 96_039_00n } });
    await buildOrder(api.db, { status: 'PAID_READY_TO_SEND' }, [{ cashback: 10 }]);
    expect(await sendRequest(STATISTICS)).toEqual({
      bonuses: initialBonuses - 200 + 50 - 120,
      heldBonuses: 120,
      comingBonuses: 0,
      moneySpent: 96_039_00,
      ordersUnderway: 2,
    });
  });

  it('contain the cashback that active units of paid orders will earn when they are delivered', async () => {
    const buildOwnOrder = (status: OrderStatus, units: OrderStatus[] = [status]) =>
      buildOrder(
        api.db,
        { accountId, status },
        units.map((unit) => ({ status: unit, cancelReason: unit === 'CANCEL_PURCHASE' ? 'BY_SHOPPER' : null, cashback: 100 })),
      );
    await buildOwnOrder('AWAITING_PAY');
    await buildOwnOrder('PURCHASED_FROM_SELLER', ['PURCHASED_FROM_SELLER', 'DELIVERED', 'CANCEL_PURCHASE', 'HANDED_OVER_FOR_DELIVERY']);
    await buildOwnOrder('DELIVERED');
    await buildOwnOrder('CANCEL_PURCHASE');
    expect(await sendRequest(STATISTICS)).toMatchObject({ comingBonuses: 200, ordersUnderway: 2 });
  });
});
