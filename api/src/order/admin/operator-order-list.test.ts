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

interface ListedOrder {
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

const openProgramWith = async (scopes: ServiceScope[]) => (await openProgram(api, scopes)).headers;

const sendRequest = async <Data>(query: string, dto: object | null, headers: Record<string, string>) =>
  (await (await api.post({ query, variables: { dto } }, headers)).json()) as GraphqlResponse<Data>;

async function list(dto: object, headers = support): Promise<ListedOrder[]> {
  const { data, errors } = await sendRequest<{ list: { items: ListedOrder[] } }>(LIST, dto, headers);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.list.items;
}
const listUuids = async (dto: object) => (await list(dto)).map(({ uuid }) => uuid);

const placePaid = async (options: Parameters<Orders['place']>[0] = {}): Promise<BuiltOrder> => {
  const order = await orders.place({ suppliers: ['MEET_WAREHOUSE'], ...options });
  await orders.pay(order);
  return order;
};

describe('the order list of operators', () => {
  it('finds orders by status, number, phone, e-mail, time and id', async () => {
    const phone = '+79161230001';
    const one = await placePaid({ order: { phone, email: 'desk-one@example.com' } });
    const two = await orders.place({ order: { phone, email: 'desk-two@example.com' } });
    const both = { phone: '8 (916) 123-00-01' };
    expect(await listUuids(both)).toEqual([two.id, one.id]);
    expect(await listUuids({ ...both, sort: 'OLDEST' })).toEqual([one.id, two.id]);
    expect(await listUuids({ ...both, statuses: ['PAID_READY_TO_SEND'] })).toEqual([one.id]);
    expect(await listUuids({ number: two.number })).toEqual([two.id]);
    expect(await listUuids({ email: ' Desk-One@example.com ' })).toEqual([one.id]);
    expect(await listUuids({ uuids: [one.id, 'nonsense'] })).toEqual([one.id]);
    expect(await listUuids({ ...both, from: new Date(Date.now() + HOUR_MS) })).toEqual([]);
    expect(await listUuids({ ...both, until: new Date(Date.now() + HOUR_MS), pagination: { page: 2, limit: 1 } })).toEqual([one.id]);
  });

  it('lists changed orders from the earliest change, and omits none if an order changes between two pages', async () => {
    const accountId = await orders.buildShopper();
    const [one, two, three] = [
      await placePaid({ order: { accountId } }),
      await placePaid({ order: { accountId } }),
      await placePaid({ order: { accountId } }),
    ];
    await orders.move(one, 'HANDED_OVER_FOR_DELIVERY');
    const listChanges = async (changedFrom: Date | string) => list({ accountId, changedFrom, pagination: { limit: 2 } });
    const first = await listChanges(two.createdAt);
    expect(first.map(({ uuid }) => uuid)).toEqual([two.id, three.id]);
    await orders.move(two, 'HANDED_OVER_FOR_DELIVERY');
    expect((await listChanges(first[1]?.updatedAt ?? '')).map(({ uuid }) => uuid)).toEqual([three.id, one.id]);
    expect(await listUuids({ accountId, changedFrom: two.createdAt, sort: 'NEWEST' })).toEqual([three.id, two.id, one.id]);
    expect(await listUuids({ accountId, sort: 'CHANGED' })).toEqual([three.id, one.id, two.id]);
    expect(await listUuids({ accountId, changedFrom: new Date(Date.now() + HOUR_MS) })).toEqual([]);
  });

  it('finds the orders of an account, and those with units to return', async () => {
    const accountId = await orders.buildShopper();
    const [unreturned, returned] = [await placePaid({ order: { accountId } }), await placePaid({ order: { accountId } })];
    expect(await listUuids({ accountId })).toEqual([returned.id, unreturned.id]);
    expect(await listUuids({ accountId: 'nonsense' })).toEqual([]);
    expect(await listUuids({ accountId, returnRequested: true })).toEqual([]);
    await api.db.orderItem.updateMany({ where: { orderId: returned.id }, data: { returnRequestedAt: new Date() } });
    expect(await listUuids({ accountId, returnRequested: true })).toEqual([returned.id]);
    expect(await listUuids({ accountId, returnRequested: false })).toEqual([unreturned.id]);
    await orders.move(returned, 'CANCEL_PURCHASE');
    expect(await listUuids({ accountId, returnRequested: true })).toEqual([]);
  });

  it('does not find an order by `returnRequested` once the units to return were exchanged', async () => {
    const accountId = await orders.buildShopper();
    const order = await placePaid({ order: { accountId } });
    await orders.deliver(order);
    await api.db.orderItem.updateMany({ where: { orderId: order.id }, data: { returnRequestedAt: new Date() } });
    expect(await listUuids({ accountId, returnRequested: true })).toEqual([order.id]);
    await orders.exchange(order, order.items[0]);
    expect(await listUuids({ accountId, returnRequested: true })).toEqual([]);
  });

  it('finds no order by text that is not a phone number or an e-mail address', async () => {
    await orders.place({ order: { phone: '', email: 'somebody@example.com' } });
    expect([await listUuids({ phone: 'nobody' }), await listUuids({ email: 'nobody' })]).toEqual([[], []]);
  });

  it('shows personal data to a program only with PERSONS_READ', async () => {
    const secrets = { name: 'Тайная', surname: 'Персона', phone: '+79161239999', email: 'secret@example.com', street: 'Скрытная' };
    const { id } = await placePaid({ order: { ...secrets, house: '7', apartment: '77', comment: 'Не звоните' } });
    const dto = { uuids: [id] };
    await api.db.orderStatusChange.updateMany({ where: { orderItem: { orderId: id } }, data: { reason: 'Просила Персона' } });
    const response = await sendRequest(LIST, dto, await openProgramWith(['ORDERS_READ']));
    for (const secret of [...Object.values(secrets), 'Не звоните', '"77"']) expect(JSON.stringify(response)).not.toContain(secret);
    expect(response).toMatchObject({
      data: { list: { items: [{ uuid: id, isOwn: false, orderProductItems: [{ status: 'PAID_READY_TO_SEND' }] }] } },
    });
    expect(await list(dto, await openProgramWith(['ORDERS_READ', 'PERSONS_READ']))).toMatchObject([{ uuid: id, name: 'Тайная' }]);
  });

  it('refuses filters by personal data to a program without PERSONS_READ, and every request without ORDERS_READ', async () => {
    const headers = await openProgramWith(['ORDERS_READ']);
    for (const dto of [{ phone: '+79161239999' }, { email: 'secret@example.com' }, { accountId: await orders.buildShopper() }]) {
      const { errors } = await sendRequest(LIST, dto, headers);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', details: { scope: 'PERSONS_READ' } });
    }
    const refused = await sendRequest(LIST, null, await openProgramWith(['PERSONS_READ']));
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', details: { scope: 'ORDERS_READ' } });
  });
});
