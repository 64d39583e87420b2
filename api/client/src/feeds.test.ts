import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildAccount, buildOrder, buildProductItem } from '@meet/api/testing';
import { OrderFeedDocument, ProductFeedDocument, SetStockDocument } from './generated/operations.ts';
import { Network } from './network.harness.ts';
import { createTestClient, openRealApi, type RealApi } from './real-api.harness.ts';

let api: RealApi;
let authorization: string;

beforeAll(async () => {
  api = openRealApi();
  const token = `meet_service_${randomUUID()}`;
  const hash = new Uint8Array(createHash('sha256').update(token).digest());
  const { id: createdBy } = await buildAccount(api.db.client, { accessLevel: 'MANAGER' });
  const data = { name: 'Склад', hash, createdBy, createdAt: new Date() };
  await api.db.client.serviceToken.create({ data: { ...data, scopes: ['STOCK_WRITE', 'ORDERS_READ', 'CATALOG_READ'] } });
  authorization = `Bearer ${token}`;
});
afterAll(() => api.close());

it('the client reads only the orders that have changed since a time, without phones and with the external ids of the units', async () => {
  const updatedAt = new Date('2026-01-01');
  const { number } = await buildOrder(api.db.client, { updatedAt: new Date(updatedAt.getTime() + 1) });
  await buildOrder(api.db.client, { updatedAt: new Date(updatedAt.getTime() - 1) });
  const dto = { changedFrom: updatedAt.toISOString(), pagination: { limit: 50 } };
  const { operatorOrderList } = await createTestClient(api, { headers: { authorization } }).request(OrderFeedDocument, { dto });
  const [order, ...others] = operatorOrderList.items;
  expect([order?.number, others, order?.phone]).toEqual([number, [], '']);
  expect(order?.orderProductItems).toMatchObject([
    { status: 'AWAITING_PAY', trackCode: null, productItem: { externalId: expect.any(String) } },
  ]);
});

it('the client continues the product feed after the last product of the previous page', async () => {
  const { externalId, productId } = await buildProductItem(api.db.client);
  await api.db.client.product.update({ where: { id: productId }, data: { updatedAt: new Date('2026-02-02') } });
  const client = createTestClient(api, { headers: { authorization } });
  const read = async (dto: object) => (await client.request(ProductFeedDocument, { dto })).operatorProductFeed;
  const firstPage = await read({ changedFrom: '2026-02-02T00:00:00Z', limit: 1 });
  expect(firstPage.items).toMatchObject([{ id: productId, items: [{ externalId }] }]);
  const nextPage = await read({ after: firstPage.cursor });
  expect(nextPage.items.map(({ id }) => id)).not.toContain(productId);
});

it('the client repeats setStock after a lost response, and the API applies it once', async () => {
  const { externalId } = await buildProductItem(api.db.client, { price: 1_000_000n, oldPrice: null, loyaltyPrice: null });
  const network = new Network();
  network.after = () => {
    network.after = () => {};
    throw new TypeError('fetch failed');
  };
  const client = createTestClient(api, { headers: { authorization }, fetch: network.fetch });
  const units = [
    { externalId, price: 900_000 },
    { externalId: 'nobody', price: 1_000 },
  ];
  const { setStock } = await client.request(SetStockDocument, { dto: { idempotencyKey: randomUUID(), units } });
  expect(setStock).toEqual({ changed: 1, unchanged: 0, refused: [{ externalId: 'nobody', reason: 'UNKNOWN' }] });
  expect(network.count(SetStockDocument)).toBe(2);
});
