import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { signIn } from '../../auth/session/sessions.harness.js';
import { buildProductItem } from '../../exports/testing.js';
import { buildOrderInput, createShopper, place, placeSuccessfully, type Shopper } from './placing.harness.js';

let fake: FakeCdek;
let api: TestApi;
let anna: Shopper;
beforeAll(async () => {
  fake = await FakeCdek.start();
  api = await startTestApi({ ...UNHURRIED, CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: fake.url });
  anna = await createShopper(api, await signIn(api), { hasPhone: true });
});
afterAll(async () => {
  await api.close();
  await fake.close();
});

const byCall = { isCall: true };

it('while the carrier fails, an online order is refused, and an order with a call request is placed without a delivery price', async () => {
  fake.failNext(...Array.from({ length: 50 }, () => ({ status: 500 })));
  const unit = await buildProductItem(api.db, { price: 5_000_00n });
  const dto = buildOrderInput([unit], { expectedTotal: 5_000_00 });
  expect((await place(api, anna, dto)).refused).toMatchObject({ code: 'DELIVERY_UNAVAILABLE', details: { instead: 'createOrderRequest' } });
  const { id } = await placeSuccessfully(api, anna, dto, byCall);
  const order = await api.db.order.findUniqueOrThrow({ where: { id }, include: { items: true } });
  expect(order).toMatchObject({ status: 'AWAITING_CALL', cityId: 'moskva', deliveryPrice: 0n, totalPrice: 5_000_00n });
  expect(order.items[0]?.deliveryTo.getTime()).toBeGreaterThan(Date.now());
});

it('an order with a call request has a delivery price once the carrier responds again', async () => {
  fake.reset();
  const unit = await buildProductItem(api.db, { price: 5_000_00n });
  const quote = `{ quote(dto: { productItemIds: ["${unit.id}"], delivery: { cityId: "moskva" } }) { delivery } }`;
  // After several failures in a row no requests are sent to CDEK for some seconds.
  await until('CDEK is queried again', async () => (await api.query(quote)).errors === undefined);
  const stale = await place(api, anna, buildOrderInput([unit], { expectedTotal: 5_000_00 }), byCall);
  expect(stale.refused?.code).toBe('PRICE_CHANGED');
  const { id } = await placeSuccessfully(api, anna, buildOrderInput([unit], { expectedTotal: 5_481_00 }), byCall);
  expect(await api.db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ deliveryPrice: 481_00n });
});

it.each([
  ['pays at once', {}],
  ['asks for a call', byCall],
])('an order to a city that the carrier does not serve is refused if the shopper %s', async (_who, how) => {
  fake.reset();
  fake.price = null;
  const unit = await buildProductItem(api.db, { price: 5_000_00n });
  const dto = { ...buildOrderInput([unit], { expectedTotal: 5_000_00 }), delivery: { cityId: 'kazan', street: 'Баумана', house: '7' } };
  const { refused } = await place(api, anna, dto, how);
  expect(refused).toMatchObject({ code: 'DELIVERY_UNAVAILABLE', details: { reason: 'NOT_SERVED' } });
  expect(refused?.details).not.toHaveProperty('instead');
  expect(await api.db.order.count({ where: { cityId: 'kazan' } })).toBe(0);
});
