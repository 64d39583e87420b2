import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntilBlocked } from '../../../test/races.harness.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { setCodeLimits, UNHURRIED, Visitor } from '../../auth/code/codes.harness.js';
import { bearer, type SignedIn, signIn } from '../../auth/session/sessions.harness.js';
import { buildOrder, buildProductItem } from '../../exports/testing.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { Metrics } from '../../platform/process/metrics.js';
import { Orders } from '../orders.harness.js';
import { buildOrderInput, type PlacingResult, placeEventually } from '../placing/placing.harness.js';
import type { BlockingOrder } from './blocking-order.service.js';

const LIST = '{ ordersKeepingAccount { id number isPaid until } }';
const DELETE = 'mutation ($dto: DeleteAccountInput!) { answer: deleteAccount(dto: $dto) }';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  setCodeLimits(api, { cooldownsMs: [1] });
});
afterAll(() => api.close());

async function listBlockingOrders({ tokens }: SignedIn): Promise<BlockingOrder[] | undefined> {
  const response = await api.post({ query: LIST }, bearer(tokens));
  return ((await response.json()) as GraphqlResponse<{ ordersKeepingAccount: BlockingOrder[] }>).data?.ordersKeepingAccount;
}

describe('the orders that prevent deleting an account', () => {
  it('are the active orders, with the time by which they should end', async () => {
    const anna = await signIn(api);
    const { accountId } = anna;
    const createdAt = new Date(Date.now() - MINUTE_MS);
    const day = new Date(`${new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10)}T00:00:00.000Z`);
    const earlier = new Date(day.getTime() - 2 * DAY_MS);
    const units = [
      { status: 'PURCHASED_FROM_SELLER', deliveryTo: earlier },
      { status: 'PURCHASED_FROM_SELLER', deliveryTo: day },
      // Cancelled and delivered units do not count.
      { status: 'CANCEL_PURCHASE', cancelReason: 'SUPPLIER_REFUSED', deliveryTo: new Date(day.getTime() + DAY_MS) },
    ] as const;
    const called = await buildOrder(api.db, { accountId, createdAt, status: 'AWAITING_CALL' });
    const paid = await buildOrder(api.db, { accountId, createdAt, status: 'PURCHASED_FROM_SELLER' }, units);
    const late = await buildOrder(api.db, { accountId, createdAt: new Date(Date.now() - 9 * DAY_MS), status: 'HANDED_OVER_FOR_DELIVERY' });
    await buildOrder(api.db, { accountId, status: 'DELIVERED' });
    await buildOrder(api.db, { accountId, status: 'CANCEL_PURCHASE' });
    expect(await listBlockingOrders(anna)).toEqual([
      { id: called.id, number: called.number, isPaid: false, until: called.heldUntil?.toISOString() },
      { id: paid.id, number: paid.number, isPaid: true, until: new Date(day.getTime() + DAY_MS - 3 * HOUR_MS).toISOString() },
      { id: late.id, number: late.number, isPaid: true, until: null },
    ]);
  });

  it('are listed for their owner only', async () => {
    const [anna, stranger] = [await signIn(api), await signIn(api)];
    await buildOrder(api.db, { accountId: anna.accountId });
    expect(await listBlockingOrders(stranger)).toEqual([]);
    const guest = (await (await api.post({ query: LIST })).json()) as GraphqlResponse<unknown>;
    expect(guest.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

interface Owner {
  accountId: string;
  headers: Record<string, string>;
  /** Requests the deletion of the account. Returns whether it was deleted, or the refusal. */
  remove: () => Promise<unknown>;
}

let createdCount = 0;

/** Signs up an account, and requests the code that confirms its deletion. */
async function signUpOwner(): Promise<Owner> {
  const own = `keeping-${++createdCount}@example.com`;
  const address = `203.0.113.${createdCount}`;
  const visitor = new Visitor(api, { address });
  const entered = await visitor.authenticate(own, await visitor.requestCode(own), { consent: true });
  if (entered.refused !== undefined) throw new Error(entered.message);
  const headers = { authorization: `Bearer ${entered.data.authData?.accessToken}` };
  const code = await visitor.requestCode(own);
  return { accountId: entered.data.user.id, headers, remove: () => visitor.ask(DELETE, { emailOrPhone: own, code }, headers) };
}

const deleted = { data: true };
const buildRefusal = (number: number | undefined) => ({
  refused: 'CONFLICT',
  details: { orderNumbers: [number], until: expect.any(String) },
});

/** Returns whether the account was deleted, and the number of its orders. */
async function readState({ accountId }: Owner): Promise<[isDeleted: boolean, orders: number]> {
  const { deletedAt } = await api.db.account.findUniqueOrThrow({ where: { id: accountId } });
  return [deletedAt !== null, await api.db.order.count({ where: { accountId } })];
}

/** Starts `first` and then `second` while another transaction locks the account. */
async function runInSequence<First, Second>(
  { accountId }: Owner,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const { both } = await api.app.get(PrismaService).inTransaction('holds the account', async (transaction) => {
    await transaction.$executeRaw`SELECT FROM account WHERE id = ${accountId}::uuid FOR UPDATE`;
    const one = first();
    await waitUntilBlocked(api, 1);
    const other = second();
    await waitUntilBlocked(api, 2);
    return { both: Promise.all([one, other]) };
  });
  return both;
}

describe('an order placed during the deletion of its account', () => {
  it('prevents the deletion if it is first', async () => {
    const owner = await signUpOwner();
    const unit = await buildProductItem(api.db);
    const [placing, removal] = await runInSequence(owner, () => placeEventually(api, owner, buildOrderInput([unit])), owner.remove);
    expect(placing.refused).toBeUndefined();
    expect(removal).toMatchObject(buildRefusal(placing.order?.number));
    expect(await readState(owner)).toEqual([false, 1]);
  });

  it('is refused if the deletion is first, and writes nothing', async () => {
    const owner = await signUpOwner();
    const unit = await buildProductItem(api.db);
    const [removal, placing] = await runInSequence(owner, owner.remove, () => placeEventually(api, owner, buildOrderInput([unit])));
    expect(removal).toEqual(deleted);
    expect(placing.refused?.code).toBe('UNAUTHENTICATED');
    expect(await readState(owner)).toEqual([true, 0]);
    expect(await api.db.productItem.findUniqueOrThrow({ where: { id: unit.id } })).toMatchObject({ reservedUntil: null });
  });

  it('is placed only if the deletion fails when both happen at the same time', async () => {
    const owners = await Promise.all(Array.from({ length: 12 }, signUpOwner));
    const units = await Promise.all(owners.map(() => buildProductItem(api.db)));
    const race = async (owner: Owner, index: number): Promise<[PlacingResult, unknown]> => {
      const place = () => placeEventually(api, owner, buildOrderInput(units.slice(index, index + 1)), { address: `10.2.${index}.1` });
      if (index % 2 === 0) return Promise.all([place(), owner.remove()]);
      const removal = owner.remove();
      return Promise.all([place(), removal]);
    };
    const outcomes = await Promise.all(owners.map(race));
    const states = await Promise.all(owners.map(readState));
    for (const [index, [{ order, refused }, removal]] of outcomes.entries()) {
      if (order) expect(removal).toMatchObject(buildRefusal(order.number));
      else expect([refused?.code, removal]).toEqual(['UNAUTHENTICATED', deleted]);
      expect(states[index]).toEqual(order ? [false, 1] : [true, 0]);
    }
  });
});

/** Deletions of accounts that the metrics have counted. */
async function countDeletions(): Promise<number> {
  const { values } = await api.app.get(Metrics).securityEvents.get();
  return values.find(({ labels }) => labels.event === 'ACCOUNT_DELETED')?.value ?? 0;
}

describe('a refund during the deletion of the account', () => {
  it('makes the deletion start again after a deadlock', async () => {
    const owner = await signUpOwner();
    const orders = new Orders(api);
    await orders.grantBonuses(owner.accountId);
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE'], bonusShare: 10, cashback: 5, order: { accountId: owner.accountId } });
    await orders.pay(order);
    await orders.deliver(order);
    const before = await countDeletions();
    const { both } = await api.app.get(PrismaService).inTransaction('holds the line', async (transaction) => {
      await transaction.$executeRaw`SELECT FROM order_item WHERE order_id = ${order.id}::uuid FOR UPDATE`;
      // The return holds the order and waits for the account. The deletion holds the account and waits for the order. The deletion has
      // waited longer, so PostgreSQL cancels it.
      const returned = orders.move(order, 'ISSUED_REFUND');
      await waitUntilBlocked(api, 1);
      const removal = owner.remove();
      await waitUntilBlocked(api, 2);
      return { both: Promise.all([returned, removal]) };
    });
    const [{ status }, removal] = await both;
    expect([status, removal]).toEqual(['ISSUED_REFUND', deleted]);
    expect(await readState(owner)).toEqual([true, 1]);
    expect(await api.db.order.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({ name: '', email: '' });
    expect(await countDeletions()).toBe(before + 1);
  });
});
