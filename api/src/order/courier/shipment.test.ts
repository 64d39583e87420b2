import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { bearer, signIn, signInStaff } from '../../auth/session/sessions.harness.js';
import { HANDED_OVER, pickupOrder, ShippingShop } from './shipments.harness.js';

let shop: ShippingShop;
let manager: Record<string, string>;
let managerId: string;

beforeAll(async () => {
  shop = await ShippingShop.start(UNHURRIED);
  const { accountId, tokens } = await signInStaff(shop.api, 'MANAGER');
  [manager, managerId] = [bearer(tokens), accountId];
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());
afterEach(async () => {
  await shop.orders.waitForRefunds();
  expect(await shop.orders.findLedgerViolations()).toEqual([]);
});

const LIST = `query ($dto: ShipmentListInput) { shipmentList(dto: $dto) { items { id orderId itemIds number state trackCode refusal endedAt createdAt }
  pagination { totalItems } } }`;
const REGISTER_AGAIN = `mutation ($dto: RegisterShipmentAgainInput!) { registerShipmentAgain(dto: $dto) { id state number itemIds } }`;
interface ListedShipment {
  id: string;
  number: string;
  state: string;
  createdAt: string;
}
const listShipments = async (dto: object) =>
  (await shop.query<{ shipmentList: { items: ListedShipment[] } }>(manager, LIST, dto)).data?.shipmentList.items ?? [];

describe('a handover', () => {
  it('to a pickup point is registered with CDEK once, and the shopper gets one mail with the track code', async () => {
    const order = await shop.placePaid({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'], order: pickupOrder });
    // The clock of another process was ahead.
    const ahead = new Date(Date.now() + 60_000);
    await shop.api.db.order.update({ where: { id: order.id }, data: { updatedAt: ahead } });
    await shop.orders.move(order, HANDED_OVER);
    await shop.waitUntilRegistered(order);
    expect((await shop.api.db.order.findUniqueOrThrow({ where: { id: order.id } })).updatedAt > ahead).toBe(true);
    const [parcel] = shop.listSent(order);
    const units = await shop.listUnits(order);
    expect(parcel?.body).toEqual({
      ...{ type: 1, number: expect.stringMatching(/^\d+-[\da-f]{10}$/u), tariff_code: 136, comment: 'Позвоните заранее' },
      ...{ shipment_point: 'MSK5', delivery_point: 'KZN1' },
      recipient: { name: 'Ким Анна', email: 'anna@example.com', phones: [{ number: '+79000000001' }] },
      packages: units.map(({ id }, index) => ({
        ...{ number: String(index + 1), weight: 1_500, length: 35, width: 25, height: 15 },
        items: [{ name: expect.stringContaining('размер'), ware_key: id, payment: { value: 0 }, cost: 5_000, weight: 1_500, amount: 1 }],
      })),
    });
    const trackCode = parcel?.cdekNumber;
    expect(units).toMatchObject(units.map(() => ({ trackCode, cdekWaybillId: parcel?.uuid })));
    await until('the shopper is mailed', () => shop.listHandoverMails(order).length > 0);
    expect(shop.listHandoverMails(order)[0]?.text).toContain(trackCode);
    expect(await listShipments({ orderId: order.id })).toMatchObject([
      { orderId: order.id, itemIds: units.map(({ id }) => id), state: 'REGISTERED', trackCode, refusal: null, endedAt: expect.any(String) },
    ]);
    await shop.runJobAgain(order);
    expect([shop.listSent(order).length, shop.listHandoverMails(order).length]).toEqual([1, 1]);
  });

  it('is listed only for a period that includes the time at which its parcel was created', async () => {
    const order = await shop.placeHandedOver({ order: pickupOrder });
    await shop.waitUntilRegistered(order);
    const [found] = await listShipments({ orderId: order.id });
    const time = found?.createdAt ?? '';
    const after = new Date(Date.parse(time) + 1).toISOString();
    expect(await listShipments({ from: time, until: after, orderId: order.id })).toEqual([found]);
    expect([await listShipments({ until: time, orderId: order.id }), await listShipments({ from: after, orderId: order.id })]).toEqual([
      [],
      [],
    ]);
  });

  it("to an address is registered with CDEK's code of the city", async () => {
    const address = { cityId: 'kazan', city: 'Казань', street: 'ул. Баумана', house: '7', building: '2', apartment: '15' };
    const order = await shop.placeHandedOver({ order: address });
    await shop.waitUntilRegistered(order);
    expect(shop.listSent(order)[0]?.body).toMatchObject({
      tariff_code: 137,
      to_location: { code: 424, address: 'ул. Баумана, 7, корп. 2, кв. 15' },
    });
  });

  it('is not registered with CDEK if the manager enters a track code, and the shopper is notified at once', async () => {
    const order = await shop.placePaid();
    await shop.orders.move(order, HANDED_OVER, order.items, { trackCode: 'YA-123' });
    await until('the shopper is mailed', () => shop.listHandoverMails(order).length === 1);
    expect([await shop.listShipments(order), shop.listSent(order)]).toEqual([[], []]);
  });

  it('of units in two steps makes two parcels with different track codes', async () => {
    const order = await shop.placePaid({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'] });
    for (const item of order.items) {
      await shop.orders.move(order, HANDED_OVER, [item]);
      await shop.waitUntilRegistered(order);
    }
    const codes = (await shop.listUnits(order)).map(({ trackCode }) => trackCode);
    expect(new Set(codes).size).toBe(2);
    await until('the shopper is mailed twice', () => shop.listHandoverMails(order).length === 2);
  });
});

describe('a parcel that CDEK refuses', () => {
  it('is listed for managers and reported by health, and can be registered again once, under another number', async () => {
    shop.fake.orders.refusals.push('v2_recipient_location_not_recognized');
    const order = await shop.placeHandedOver({ order: pickupOrder });
    await shop.waitForState(order, 'REFUSED');
    const [first] = await listShipments({ state: 'REFUSED', orderId: order.id });
    expect(first).toMatchObject({ refusal: 'v2_recipient_location_not_recognized', trackCode: null });
    expect(await shop.readHealth()).toMatchObject({ status: 'degraded', detail: '1 shipments refused' });
    expect(shop.api.log.filter(({ msg, orderId }) => msg === 'the carrier has refused a shipment' && orderId === order.id)).toHaveLength(1);
    await until('the shopper is mailed', () => shop.listHandoverMails(order).length === 1);

    const responses = await Promise.all(
      [1, 2].map(() => shop.query<{ registerShipmentAgain: ListedShipment }>(manager, REGISTER_AGAIN, { id: first?.id })),
    );
    const [next, same] = responses.map(({ data }) => data?.registerShipmentAgain);
    expect(next).toMatchObject({ state: 'REQUESTED', itemIds: order.items.map(({ id }) => id) });
    expect([same?.id, next?.number === first?.number]).toEqual([next?.id, false]);
    await shop.waitUntilRegistered(order);
    expect([shop.listAccepted(order).length, shop.listHandoverMails(order).length, await shop.readHealth()]).toEqual([
      1,
      1,
      { status: 'up' },
    ]);
    expect((await shop.listUnits(order))[0]?.trackCode).toBe(shop.listAccepted(order)[0]?.cdekNumber);
    expect(await shop.api.db.journalEntry.findMany({ where: { subjectId: first?.id ?? '' } })).toMatchObject([
      { authorId: managerId, action: 'registerShipmentAgain', subjectKind: 'shipment', after: { next: next?.id } },
    ]);
  });

  it('is listed with the reason, such as a missing phone, and health no longer reports it once a manager enters a track code', async () => {
    const order = await shop.placeHandedOver({ order: { ...pickupOrder, phone: '' } });
    await shop.waitForState(order, 'REFUSED');
    const [first] = await listShipments({ orderId: order.id });
    expect(first).toMatchObject({ state: 'REFUSED', refusal: 'v2_recipient_phone_is_empty' });
    const CORRECT = 'mutation ($dto: CorrectOrderUnitsInput!) { correctOrderUnits(dto: $dto) { uuid } }';
    expect((await shop.query(manager, CORRECT, { orderId: order.id, trackCode: 'BY-HAND-1' })).errors).toBeUndefined();
    expect(await shop.readHealth()).toEqual({ status: 'up' });
    expect((await shop.query(manager, REGISTER_AGAIN, { id: first?.id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await shop.query(manager, REGISTER_AGAIN, { id: 'nothing' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('the waybill of an order', () => {
  it('is a PDF that CDEK renders with all parcels of the order', async () => {
    const order = await shop.placePaid({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'], order: pickupOrder });
    for (const item of order.items) {
      await shop.orders.move(order, HANDED_OVER, [item]);
      await shop.waitUntilRegistered(order);
    }
    const response = await shop.fetchWaybill(order, manager);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      ...[200, 'application/pdf', 'private, no-store'],
    ]);
    expect(await response.text()).toBe(
      `%PDF-1.4 ${shop
        .listSent(order)
        .map(({ uuid }) => uuid)
        .join(' ')}`,
    );
  });

  it('is refused to guests, shoppers and SUPPORT, and is not found before a parcel is registered', async () => {
    const order = await shop.placePaid();
    expect((await shop.fetchWaybill(order)).status).toBe(401);
    expect((await shop.fetchWaybill(order, bearer((await signIn(shop.api)).tokens))).status).toBe(403);
    expect((await shop.fetchWaybill(order, bearer((await signInStaff(shop.api, 'SUPPORT')).tokens))).status).toBe(403);
    for (const id of [order.id, 'nothing']) expect((await shop.fetchWaybill({ id }, manager)).status).toBe(404);
  });

  it('can be requested again after CDEK has failed', async () => {
    const order = await shop.placeHandedOver({ order: pickupOrder });
    await shop.waitUntilRegistered(order);
    shop.fake.failNext({ status: 500 });
    const response = await shop.fetchWaybill(order, manager);
    expect([response.status, response.headers.has('retry-after')]).toEqual([503, true]);
    expect((await shop.fetchWaybill(order, manager)).status).toBe(200);
  });
});
