import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn, startReplica } from '../../auth/session/sessions.harness.js';
import { buildProductItem } from '../../exports/testing.js';
import { Orders } from '../../order/orders.harness.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { ALL_ORDERS, CART, ONE_ORDER, Subscriber } from './subscriber.harness.js';

let api: TestApi;
/** Another process on the same database. */
let other: TestApi;
let orders: Orders;
const openSubscribers: Subscriber[] = [];

async function connect(to: TestApi, token: string): Promise<Subscriber> {
  const subscriber = await Subscriber.connect(to.url, { token });
  openSubscribers.push(subscriber);
  return subscriber;
}

const addToCart = (ids: string[]) => ({
  query: 'mutation ($ids: [ID!]!) { addToProductCart(dto: { ids: $ids }) { version } }',
  variables: { ids },
});
const readVersion = async (response: Response): Promise<string> =>
  ((await response.json()) as { data: { addToProductCart: { version: string } } }).data.addToProductCart.version;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '1000' });
  other = await startReplica(api);
  orders = new Orders(other);
});
afterAll(async () => {
  await other.close();
  await api.close();
});
afterEach(() => {
  for (const subscriber of openSubscribers.splice(0)) subscriber.end();
});

describe('orderChanged', () => {
  it('reports a change by another process once per transaction', async () => {
    const { accountId, tokens } = await signIn(api);
    const order = await orders.place({ order: { accountId } });
    const subscriber = await connect(api, tokens.accessToken);
    const one = await subscriber.follow(ONE_ORDER, { id: order.id });
    const all = await subscriber.follow(ALL_ORDERS);
    expect(subscriber.readResults(one)).toEqual([{ data: { orderChanged: { uuid: order.id, status: 'AWAITING_PAY' } } }]);
    expect(subscriber.readResults(all)).toEqual([{ data: { orderChanged: null } }]);
    // The cancellation changes both units, the order, the payment and their history, and is reported once.
    await orders.cancel(order);
    await subscriber.waitForResults(one, 2);
    await subscriber.waitForResults(all, 2);
    expect(subscriber.readResults(one)[1]).toEqual({ data: { orderChanged: { uuid: order.id, status: 'CANCEL_PURCHASE' } } });
    expect(subscriber.readResults(all)[1]?.data?.orderChanged).toMatchObject({
      uuid: order.id,
      number: order.number,
      status: 'CANCEL_PURCHASE',
    });
    // A second report of the cancellation would arrive before the report of this change.
    await api.db.$executeRaw`UPDATE shop_order SET comment = 'Позвоните' WHERE id = ${order.id}::uuid`;
    await subscriber.waitForResults(one, 3);
    expect(subscriber.readResults(one)).toHaveLength(3);
  });

  it('reports that an order is placed, that its payment is opened, and that it is paid', async () => {
    const { accountId, tokens } = await signIn(api);
    const subscriber = await connect(api, tokens.accessToken);
    const all = await subscriber.follow(ALL_ORDERS);
    const order = await orders.place({ order: { accountId } });
    await subscriber.waitForResults(all, 2);
    const one = await subscriber.follow(ONE_ORDER, { id: order.id });
    await orders.openPayment(order);
    await subscriber.waitForResults(one, 2);
    expect(subscriber.readResults(one)[1]?.data?.orderChanged).toMatchObject({ status: 'AWAITING_PAY' });
    await orders.pay(order);
    await until('a result with the payment', () =>
      subscriber.readResults(one).some(({ data }) => !JSON.stringify(data).includes('AWAITING_PAY')),
    );
  });

  it('treats an order of another person like an order that does not exist', async () => {
    const { tokens } = await signIn(api);
    const strangersOrder = await orders.place();
    const subscriber = await connect(api, tokens.accessToken);
    for (const id of [strangersOrder.id, '018f0000-0000-7000-8000-000000000000', 'no id', '']) {
      const subscription = await subscriber.follow(ONE_ORDER, { id });
      await until('the subscription ends', () => subscriber.hasCompleted(subscription));
      expect(subscriber.readResults(subscription)).toEqual([{ data: { orderChanged: null } }]);
    }
    const all = await subscriber.follow(ALL_ORDERS);
    await orders.cancel(strangersOrder);
    const own = await orders.place({ order: { accountId: (await signIn(api)).accountId } });
    await orders.cancel(own);
    await subscriber.follow(ALL_ORDERS);
    expect(subscriber.readResults(all)).toEqual([{ data: { orderChanged: null } }]);
  });

  it('lets staff follow only their own orders', async () => {
    const manager = await signIn(api, { accessLevel: 'MANAGER' });
    const order = await orders.place();
    const subscriber = await connect(api, manager.tokens.accessToken);
    const subscription = await subscriber.follow(ONE_ORDER, { id: order.id });
    expect(subscriber.readResults(subscription)).toEqual([{ data: { orderChanged: null } }]);
  });

  it('reports neither a change that was rolled back nor a change of a field that shoppers cannot read', async () => {
    const { accountId, tokens } = await signIn(api);
    const order = await orders.place({ order: { accountId } });
    const subscriber = await connect(api, tokens.accessToken);
    const one = await subscriber.follow(ONE_ORDER, { id: order.id });
    const { client } = other.app.get(PrismaService);
    const change = client.$transaction(async (transaction) => {
      await transaction.$executeRaw`UPDATE shop_order SET comment = 'Нет' WHERE id = ${order.id}::uuid`;
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    await api.db.$executeRaw`UPDATE shop_order SET network = 'other' WHERE id = ${order.id}::uuid`;
    await orders.cancel(order);
    await subscriber.waitForResults(one, 2);
    expect(subscriber.readResults(one).map(({ data }) => data?.orderChanged)).toMatchObject([
      { status: 'AWAITING_PAY' },
      { status: 'CANCEL_PURCHASE' },
    ]);
  });
});

describe('cartChanged', () => {
  it('reports a change to other devices of the person, with the same version as in the response to the change', async () => {
    const phone = await signIn(api);
    const laptop = await signIn(api, { accountId: phone.accountId });
    const units = await Promise.all([buildProductItem(api.db), buildProductItem(api.db)]);
    const subscriber = await connect(api, laptop.tokens.accessToken);
    const cart = await subscriber.follow(CART);
    for (const [index, { id }] of units.entries()) {
      const version = await readVersion(await other.post(addToCart([id]), bearer(phone.tokens)));
      await subscriber.waitForResults(cart, index + 2);
      expect(subscriber.readResults(cart)[index + 1]).toEqual({ data: { cartChanged: { version } } });
    }
    const query = 'mutation ($ids: [ID!]!) { addToProductCart: saveForLater(dto: { ids: $ids }) { version } }';
    const version = await readVersion(await other.post({ query, variables: { ids: [units[0]?.id] } }, bearer(phone.tokens)));
    await subscriber.waitForResults(cart, 4);
    expect(subscriber.readResults(cart)[3]).toEqual({ data: { cartChanged: { version } } });
    const { accountId } = phone;
    await api.db.$transaction([
      api.db.cartLine.deleteMany({ where: { accountId } }),
      api.db.savedLine.deleteMany({ where: { accountId } }),
    ]);
    await subscriber.waitForResults(cart, 5);
    // The version of an empty cart is always the same.
    expect(subscriber.readResults(cart)[4]).toEqual(subscriber.readResults(cart)[0]);
  });

  it('does not report a change to other people', async () => {
    const [mine, theirs] = await Promise.all([signIn(api), signIn(api)]);
    const { id } = await buildProductItem(api.db);
    const subscriber = await connect(api, theirs.tokens.accessToken);
    const cart = await subscriber.follow(CART);
    await api.post(addToCart([id]), bearer(mine.tokens));
    await subscriber.follow(CART);
    expect(subscriber.readResults(cart)).toHaveLength(1);
  });
});

describe('a broken connection to the database', () => {
  it('is replaced, and every subscription reports that its data may have changed', async () => {
    const { accountId, tokens } = await signIn(api);
    const order = await orders.place({ order: { accountId } });
    const subscriber = await connect(api, tokens.accessToken);
    const [one, all, cart] = [
      await subscriber.follow(ONE_ORDER, { id: order.id }),
      await subscriber.follow(ALL_ORDERS),
      await subscriber.follow(CART),
    ];
    // The order changes in the transaction that breaks the connection, so its notification is lost.
    await api.db.$transaction([
      api.db.$queryRaw`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
        WHERE application_name = 'meet-changes' AND datname = current_database()`,
      api.db.$executeRaw`UPDATE shop_order SET comment = 'Не слышно' WHERE id = ${order.id}::uuid`,
    ]);
    for (const id of [one, all, cart]) await subscriber.waitForResults(id, 2);
    expect(subscriber.readResults(all)[1]).toEqual({ data: { orderChanged: null } });
    await orders.cancel(order);
    await until('a result with a later change', () => JSON.stringify(subscriber.readResults(one).at(-1)).includes('CANCEL_PURCHASE'));
    expect(subscriber.closed).toBeUndefined();
  });
});
