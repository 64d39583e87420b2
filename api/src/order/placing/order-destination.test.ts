import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { AccountService } from '../../account/account.service.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { signIn } from '../../auth/session/sessions.harness.js';
import { PickupPointRenewalService } from '../../delivery/pickup-point/pickup-point-renewal.service.js';
import { TARIFF, type Tariff } from '../../delivery/tariff.port.js';
import { buildProductItem, buildPromoCode } from '../../exports/testing.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { buildOrderInput, createShopper, place, placeSuccessfully, type Shopper, storePromoCode, waitForJobs } from './placing.harness.js';

const ORDER = `query ($uuid: ID!) { getOrderByUUID(dto: { uuid: $uuid }) { deliveryMode deliveryPrice
  addressDelivery { country city cityId street house building apartment index }
  cdekDelivery { code kind city cityId address directions hours phone address_full } } }`;
const PUBLIC = 'query ($id: ID!) { publicOrder(dto: { id: $id }) { city totalPrice } }';

let api: TestApi;
let anna: Shopper;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  await api.app.get(PickupPointRenewalService).renew();
  anna = await signInShopper();
});
afterAll(() => api.close());

const signInShopper = async (options: { bonuses?: number; hasPhone?: boolean } = {}) => createShopper(api, await signIn(api), options);
const buildUnit = () => buildProductItem(api.db, { price: 5_000_00n });
const home = { cityId: 'kazan', street: 'ул. Баумана', house: '7', building: '2', apartment: '15', postalCode: '420111' };
const saveHome = ({ accountId }: Shopper) =>
  api.db.accountAddress.create({ data: { ...home, accountId, createdAt: new Date(), updatedAt: new Date() } });
const toPoint = { delivery: { pickupPointCode: 'kazan-1' }, expectedTotal: 5_585_00 };
const readRefusal = async (who: Shopper, dto: object) => (await place(api, who, dto)).refused;

async function read(shopper: Shopper, uuid: string): Promise<object | null | undefined> {
  const response = (await (await api.post({ query: ORDER, variables: { uuid } }, shopper.headers)).json()) as GraphqlResponse<{
    getOrderByUUID: object | null;
  }>;
  expect(response.errors).toBeUndefined();
  return response.data?.getOrderByUUID;
}

/** Counts the rows that a refused placing must not change. */
const countRows = () =>
  api.db.$queryRaw`SELECT (SELECT count(*) FROM shop_order) AS orders, (SELECT count(*) FROM order_key) AS keys,
    (SELECT count(*) FROM order_item) AS lines, (SELECT count(*) FROM product_item WHERE reserved_until IS NOT NULL) AS reserved`;

describe('an order to a pickup point', () => {
  it('stores the delivery price that is waived because of the sum of its goods', async () => {
    const { id } = await placeSuccessfully(
      api,
      anna,
      buildOrderInput([await buildUnit(), await buildUnit()], { ...toPoint, expectedTotal: 10_000_00 }),
    );
    const query = 'query ($uuid: ID!) { getOrderByUUID(dto: { uuid: $uuid }) { deliveryPrice waivedDelivery { fee from } } }';
    const response = await (await api.post({ query, variables: { uuid: id } }, anna.headers)).json();
    expect(response).toEqual({ data: { getOrderByUUID: { deliveryPrice: 0, waivedDelivery: { fee: 585_00, from: 10_000_00 } } } });
  });

  it('stores a copy of the point that later changes do not affect, and shows only its city to others', async () => {
    const { id } = await placeSuccessfully(api, anna, buildOrderInput([await buildUnit()], toPoint));
    const point = await api.db.pickupPoint.findUniqueOrThrow({ where: { code: 'kazan-1' } });
    const changedPoint = { address: 'ул. Другая, 1', hours: 'Закрыто', directions: 'Нет', active: false };
    await api.db.pickupPoint.update({ where: { code: 'kazan-1' }, data: changedPoint });
    const { code, kind, address, directions, hours, phone } = point;
    expect(await read(anna, id)).toEqual({
      deliveryMode: 'PICKUP',
      deliveryPrice: 585_00,
      addressDelivery: {
        country: 'Россия',
        city: 'Казань',
        cityId: 'kazan',
        street: address,
        house: '',
        building: '',
        apartment: '',
        index: '',
      },
      cdekDelivery: {
        code,
        kind,
        city: 'Казань',
        cityId: 'kazan',
        address,
        directions,
        hours,
        phone,
        address_full: expect.stringMatching(address),
      },
    });
    expect(await api.query(PUBLIC, { id })).toEqual({ data: { publicOrder: { city: 'Казань', totalPrice: 5_585_00 } } });
    const { details: _same, ...before } = point;
    await api.db.pickupPoint.update({ where: { code: 'kazan-1' }, data: before });
  });

  it('is delivered free if its goods cost 10,000 roubles', async () => {
    const delivery = { pickupPointCode: 'moskva-1' };
    const items = [await buildUnit(), await buildUnit()];
    expect(await readRefusal(anna, buildOrderInput(items, { delivery }))).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { total: 10_000_00 },
    });
    const { id } = await placeSuccessfully(api, anna, buildOrderInput(items, { delivery, expectedTotal: 10_000_00 }));
    expect(await read(anna, id)).toMatchObject({ deliveryPrice: 0, cdekDelivery: { code: 'moskva-1' } });
  });

  it('can be placed with a call request', async () => {
    const shopper = await signInShopper({ hasPhone: true });
    const { id } = await placeSuccessfully(api, shopper, buildOrderInput([await buildUnit()], toPoint), { isCall: true });
    expect(await read(shopper, id)).toMatchObject({ deliveryMode: 'PICKUP' });
  });

  it('is refused for a point that is closed, unknown or combined with an address, and writes nothing', async () => {
    await api.db.pickupPoint.update({ where: { code: 'kazan-2' }, data: { active: false } });
    const item = await buildUnit();
    const before = await countRows();
    for (const delivery of [
      { pickupPointCode: 'kazan-2' },
      { pickupPointCode: 'nowhere' },
      { pickupPointCode: 'moskva-1', cityId: 'kazan' },
      { pickupPointCode: 'kazan-1', cityId: 'kazan', street: 'ул. Баумана', house: '7' },
      { pickupPointCode: 'kazan-1', addressId: (await saveHome(anna)).id },
    ]) {
      const refused = await readRefusal(anna, buildOrderInput([item], { delivery, expectedTotal: 5_585_00 }));
      expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: [{ field: 'pickupPointCode' }] } });
    }
    expect(await countRows()).toEqual(before);
    const dto = buildOrderInput([item], { delivery: { pickupPointCode: 'nowhere' } });
    const both = await readRefusal(anna, { ...dto, recipient: { ...dto.recipient, name: '' } });
    expect(both?.details.fields).toMatchObject([{ field: 'name' }, { field: 'pickupPointCode' }]);
  });

  it('is returned for its idempotency key after the point has closed, but that key is refused for another point', async () => {
    const dto = buildOrderInput([await buildUnit()], toPoint);
    const first = await placeSuccessfully(api, anna, dto);
    await api.db.pickupPoint.update({ where: { code: 'kazan-1' }, data: { active: false } });
    expect(await placeSuccessfully(api, anna, dto)).toEqual(first);
    await api.db.pickupPoint.update({ where: { code: 'kazan-1' }, data: { active: true } });
    const other = await readRefusal(anna, { ...dto, delivery: { pickupPointCode: 'kazan-3' } });
    expect(other).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT', details: { orderId: first.id } });
  });

  it('loses the point when the account is erased', async () => {
    const shopper = await signInShopper();
    const { id } = await placeSuccessfully(api, shopper, buildOrderInput([await buildUnit()], toPoint));
    await api.db.$executeRaw`UPDATE shop_order SET status = 'CANCEL_PURCHASE', held_until = NULL WHERE id = ${id}::uuid`;
    await api.app.get(PrismaService).inTransaction('erase', (work) => api.app.get(AccountService).erase(work, shopper.accountId));
    expect(await api.db.order.findUnique({ where: { id } })).toMatchObject({
      ...{ city: 'Казань', street: '', pickupPointCode: null, pickupPointKind: null },
      ...{ pickupPointDirections: '', pickupPointHours: '', pickupPointPhone: '', pickupPointRecord: null },
    });
  });
});

describe('an order to a saved address', () => {
  it('stores a copy of the address, so that the saved address may be deleted', async () => {
    const shopper = await signInShopper();
    const { id: addressId } = await saveHome(shopper);
    const dto = buildOrderInput([await buildUnit()], { delivery: { addressId }, expectedTotal: 5_885_00 });
    const first = await placeSuccessfully(api, shopper, dto);
    await api.db.accountAddress.delete({ where: { id: addressId } });
    const { postalCode: index, ...same } = home;
    expect(await read(shopper, first.id)).toMatchObject({
      deliveryMode: 'COURIER',
      deliveryPrice: 885_00,
      addressDelivery: { ...same, index, city: 'Казань' },
      cdekDelivery: null,
    });
    expect(await placeSuccessfully(api, shopper, dto)).toEqual(first);
  });

  it('is refused with the same error for an address of another account and for an unknown address', async () => {
    const { id: othersAddressId } = await saveHome(await signInShopper());
    const item = await buildUnit();
    const before = await countRows();
    const refusals = await Promise.all(
      [othersAddressId, '01a1f861-b930-77a5-9ae7-77c0dd5aa755', 'no id'].map((addressId) =>
        readRefusal(anna, buildOrderInput([item], { delivery: { addressId }, expectedTotal: 5_885_00 })),
      ),
    );
    for (const refused of refusals) expect(refused).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: [{ field: 'addressId' }] } });
    expect(await countRows()).toEqual(before);
  });
});

describe('placing an order', () => {
  it('calls the carrier while no transaction is open', async () => {
    const tariff = api.app.get<Tariff>(TARIFF);
    const { findCourierRate, findPickupRate } = tariff;
    const openTransactionCounts: bigint[] = [];
    const observeRequests = async () => {
      // Waits for the jobs, because they have transactions of their own.
      await waitForJobs(api);
      const [row] = await api.db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE 'idle in transaction%'`;
      openTransactionCounts.push(row?.count ?? -1n);
    };
    tariff.findCourierRate = async (...route) => observeRequests().then(() => findCourierRate(...route));
    tariff.findPickupRate = async (...route) => observeRequests().then(() => findPickupRate(...route));
    try {
      const shopper = await signInShopper();
      await placeSuccessfully(api, shopper, buildOrderInput([await buildUnit()]));
      await placeSuccessfully(api, shopper, buildOrderInput([await buildUnit()], toPoint));
    } finally {
      Object.assign(tariff, { findCourierRate, findPickupRate });
    }
    expect(openTransactionCounts).toEqual([0n, 0n]);
  });

  it.each(['pickup point', 'saved address'])('sends at most 25 SQL statements for five units that go to a %s', async (destination) => {
    const shopper = await signInShopper({ bonuses: 500 });
    const code = await buildPromoCode(api.db);
    await storePromoCode(api, shopper, code);
    const five = await Promise.all(Array.from({ length: 5 }, buildUnit));
    const isPoint = destination === 'pickup point';
    const delivery = isPoint ? { pickupPointCode: 'kazan-1' } : { addressId: (await saveHome(shopper)).id };
    const expectedTotal = 5 * 4_500_00 - 100_00 + (isPoint ? 0 : 885_00);
    const requestId = `five-units-${isPoint}`;
    await placeSuccessfully(api, shopper, buildOrderInput(five, { promocode: code.code, bonuses: 100, delivery, expectedTotal }), {
      requestId,
    });
    expect((await api.findRequestLog(requestId)).statements).toBeLessThanOrEqual(25);
  });
});
