import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { openProgram } from '../../auth/service-token/service-tokens.harness.js';
import { bearer, signInStaff } from '../../auth/session/sessions.harness.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { ServiceScope } from '../../platform/prisma/generated/enums.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { Orders } from '../orders.harness.js';

const LIST = `query ($dto: OperatorOrderListInput) { list: operatorOrderList(dto: $dto) {
  items { uuid number status updatedAt name surname phone email comment isOwn addressDelivery { city street house apartment index }
    orderProductItems { id status statusHistory { reason } } } pagination { totalItems } } }`;

interface Shown {
  uuid: string;
  updatedAt: string;
  name: string;
}

let api: TestApi;
let orders: Orders;
let support: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
  support = bearer((await signInStaff(api, 'SUPPORT')).tokens);
});
afterAll(() => api.close());

const tokenWith = async (scopes: ServiceScope[]) => (await openProgram(api, scopes)).headers;

const ask = async <Answer>(query: string, dto: object | null, headers: Record<string, string>) =>
  (await (await api.post({ query, variables: { dto } }, headers)).json()) as GraphqlResponse<Answer>;

async function list(dto: object, headers = support): Promise<Shown[]> {
  const { data, errors } = await ask<{ list: { items: Shown[] } }>(LIST, dto, headers);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.list.items;
}
const uuids = async (dto: object) => (await list(dto)).map(({ uuid }) => uuid);

const placePaid = async (wanted: Parameters<Orders['place']>[0] = {}): Promise<BuiltOrder> => {
  const order = await orders.place({ suppliers: ['MEET_WAREHOUSE'], ...wanted });
  await orders.pay(order);
  return order;
};

describe('operatorOrderList', () => {
  it('finds orders by status, number, phone, e-mail, time and id', async () => {
    const phone = '+79161230001';
    const one = await placePaid({ order: { phone, email: 'desk-one@example.com' } });
    const two = await orders.place({ order: { phone, email: 'desk-two@example.com' } });
    const both = { phone: '8 (916) 123-00-01' };
    expect(await uuids(both)).toEqual([two.id, one.id]);
    expect(await uuids({ ...both, sort: 'OLDEST' })).toEqual([one.id, two.id]);
    expect(await uuids({ ...both, statuses: ['PAID_READY_TO_SEND'] })).toEqual([one.id]);
    expect(await uuids({ number: two.number })).toEqual([two.id]);
    expect(await uuids({ email: ' Desk-One@example.com ' })).toEqual([one.id]);
    expect(await uuids({ uuids: [one.id, 'nonsense'] })).toEqual([one.id]);
    expect(await uuids({ ...both, from: new Date(Date.now() + HOUR_MS) })).toEqual([]);
    expect(await uuids({ ...both, until: new Date(Date.now() + HOUR_MS), pagination: { page: 2, limit: 1 } })).toEqual([one.id]);
  });

  it('lists changed orders from the earliest change, and omits none if an order changes between two pages', async () => {
    const accountId = await orders.shopper();
    const [one, two, three] = [
      await placePaid({ order: { accountId } }),
      await placePaid({ order: { accountId } }),
      await placePaid({ order: { accountId } }),
    ];
    await orders.move(one, 'HANDED_OVER_FOR_DELIVERY');
    const changes = async (changedFrom: Date | string) => list({ accountId, changedFrom, pagination: { limit: 2 } });
    const first = await changes(two.createdAt);
    expect(first.map(({ uuid }) => uuid)).toEqual([two.id, three.id]);
    await orders.move(two, 'HANDED_OVER_FOR_DELIVERY');
    expect((await changes(first[1]?.updatedAt ?? '')).map(({ uuid }) => uuid)).toEqual([three.id, one.id]);
    expect(await uuids({ accountId, changedFrom: two.createdAt, sort: 'NEWEST' })).toEqual([three.id, two.id, one.id]);
    expect(await uuids({ accountId, sort: 'CHANGED' })).toEqual([three.id, one.id, two.id]);
    expect(await uuids({ accountId, changedFrom: new Date(Date.now() + HOUR_MS) })).toEqual([]);
  });

  it('finds the orders of an account, and those with units to return', async () => {
    const accountId = await orders.shopper();
    const [kept, returned] = [await placePaid({ order: { accountId } }), await placePaid({ order: { accountId } })];
    expect(await uuids({ accountId })).toEqual([returned.id, kept.id]);
    expect(await uuids({ accountId: 'nonsense' })).toEqual([]);
    expect(await uuids({ accountId, returnRequested: true })).toEqual([]);
    await api.db.orderItem.updateMany({ where: { orderId: returned.id }, data: { returnRequestedAt: new Date() } });
    expect(await uuids({ accountId, returnRequested: true })).toEqual([returned.id]);
    expect(await uuids({ accountId, returnRequested: false })).toEqual([kept.id]);
    await orders.move(returned, 'CANCEL_PURCHASE');
    expect(await uuids({ accountId, returnRequested: true })).toEqual([]);
  });

  it('does not find an order by its return requests once those units were exchanged', async () => {
    const accountId = await orders.shopper();
    const order = await placePaid({ order: { accountId } });
    await orders.deliver(order);
    await api.db.orderItem.updateMany({ where: { orderId: order.id }, data: { returnRequestedAt: new Date() } });
    expect(await uuids({ accountId, returnRequested: true })).toEqual([order.id]);
    await orders.exchange(order, order.items[0]);
    expect(await uuids({ accountId, returnRequested: true })).toEqual([]);
  });

  it('finds no order by text that is not a phone number or an e-mail address', async () => {
    await orders.place({ order: { phone: '', email: 'somebody@example.com' } });
    expect([await uuids({ phone: 'nobody' }), await uuids({ email: 'nobody' })]).toEqual([[], []]);
  });

  it('shows personal data to a program only with PERSONS_READ', async () => {
    const secrets = { name: 'Тайная', surname: 'Персона', phone: '+79161239999', email: 'secret@example.com', street: 'Скрытная' };
    const { id } = await placePaid({ order: { ...secrets, house: '7', apartment: '77', comment: 'Не звоните' } });
    const dto = { uuids: [id] };
    await api.db.orderStatusChange.updateMany({ where: { orderItem: { orderId: id } }, data: { reason: 'Просила Персона' } });
    const bare = await ask(LIST, dto, await tokenWith(['ORDERS_READ']));
    for (const secret of [...Object.values(secrets), 'Не звоните', '"77"']) expect(JSON.stringify(bare)).not.toContain(secret);
    expect(bare).toMatchObject({
      data: { list: { items: [{ uuid: id, isOwn: false, orderProductItems: [{ status: 'PAID_READY_TO_SEND' }] }] } },
    });
    expect(await list(dto, await tokenWith(['ORDERS_READ', 'PERSONS_READ']))).toMatchObject([{ uuid: id, name: 'Тайная' }]);
  });

  it('refuses filters by personal data to a program without PERSONS_READ', async () => {
    const bare = await tokenWith(['ORDERS_READ']);
    for (const dto of [{ phone: '+79161239999' }, { email: 'secret@example.com' }, { accountId: await orders.shopper() }]) {
      const { errors } = await ask(LIST, dto, bare);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', details: { scope: 'PERSONS_READ' } });
    }
    const alone = await ask(LIST, null, await tokenWith(['PERSONS_READ']));
    expect(alone.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', details: { scope: 'ORDERS_READ' } });
  });
});
