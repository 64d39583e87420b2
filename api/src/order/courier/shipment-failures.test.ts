import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { extendDeadlines } from '../../../test/support/extended-deadlines.js';
import { until } from '../../../test/support/wait-until.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { scaleTimeouts } from '../../delivery/remote-service.js';
import { HANDED_OVER, pickupOrder, ShippingShop } from './shipments.harness.js';

let shop: ShippingShop;

beforeAll(async () => {
  shop = await ShippingShop.start(UNHURRIED);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());
afterEach(extendDeadlines);
afterEach(async () => {
  await shop.orders.waitForRefunds();
  expect(await shop.orders.findLedgerViolations()).toEqual([]);
});

describe('registering a parcel again after a failure', () => {
  it("finds the parcel at CDEK by the shop's own number after CDEK's response was lost", async () => {
    const order = await shop.placePaid({ order: pickupOrder });
    await shop.handOverDuring(order, 'LOST_RESPONSE');
    await shop.waitUntilRegistered(order);
    expect([shop.listSent(order).length, (await shop.listUnits(order))[0]?.trackCode]).toEqual([1, shop.listSent(order)[0]?.cdekNumber]);
  });

  it('finds the parcel at CDEK after a process was killed before it recorded the response', async () => {
    shop.fake.orders.checks = 100;
    const order = await shop.placeHandedOver({ order: pickupOrder });
    await until('CDEK has it', async () => (await shop.listShipments(order))[0]?.carrierId != null);
    await shop.api.db.$executeRaw`UPDATE shipment SET carrier_id = NULL WHERE order_id = ${order.id}::uuid`;
    for (const parcel of shop.listSent(order)) parcel.checks = 0;
    await shop.waitUntilRegistered(order);
    expect(shop.listSent(order)).toHaveLength(1);
  });

  it('finds the parcel at CDEK even if CDEK lists it late', async () => {
    shop.fake.orders.hidesByNumber = true;
    const order = await shop.placePaid({ order: pickupOrder });
    await shop.handOverDuring(order, 'LOST_RESPONSE');
    await until('the response is lost', () => shop.listSent(order).length === 1);
    for (let times = 0; times < 3; times += 1) await shop.runJobAgain(order);
    expect(shop.listSent(order)).toHaveLength(1);
    shop.fake.orders.hidesByNumber = false;
    await shop.waitUntilRegistered(order);
    expect(shop.listSent(order)).toHaveLength(1);
  });

  it('finds the parcel at CDEK if CDEK refuses the repeated request', async () => {
    shop.fake.orders.hidesByNumber = true;
    const order = await shop.placePaid({ order: pickupOrder });
    await shop.handOverDuring(order, 'LOST_RESPONSE');
    await until('the response is lost', () => shop.listSent(order).length === 1);
    await until('it is sent again', async () => {
      await shop.ageRequests();
      await shop.retryFailedJobs();
      return shop.listSent(order).length >= 2;
    });
    shop.fake.orders.hidesByNumber = false;
    await shop.waitUntilRegistered(order);
    expect(shop.listAccepted(order)).toHaveLength(1);
    expect((await shop.listUnits(order))[0]).toMatchObject({
      trackCode: shop.listAccepted(order)[0]?.cdekNumber,
      cdekWaybillId: shop.listAccepted(order)[0]?.uuid,
    });
  });
});

it('a parcel is registered once, with one mail to the shopper, even if five jobs for its order run at the same time', async () => {
  const order = await shop.placePaid({ order: pickupOrder });
  shop.fake.delayResponses(50);
  await shop.orders.move(order, HANDED_OVER);
  await Promise.all(Array.from({ length: 5 }, () => shop.runJobAgain(order)));
  await shop.waitUntilRegistered(order);
  await Promise.all(Array.from({ length: 5 }, () => shop.runJobAgain(order)));
  await until('the shopper is mailed', () => shop.listHandoverMails(order).length > 0);
  expect([shop.listSent(order).length, shop.listHandoverMails(order).length]).toEqual([1, 1]);
});

describe('when CDEK fails', () => {
  it.each([
    ['a response with the status 500', { status: 500 }],
    ['a response with the status 429', { status: 429, retryAfter: 1 }],
    ['a request without a response', 'NO_RESPONSE' as const],
  ])('a parcel is registered later, and only once, after %s', async (_failure, fault) => {
    const order = await shop.placePaid({ order: pickupOrder });
    // With the extended time limit, a request without a response would take 12 s.
    if (fault === 'NO_RESPONSE') scaleTimeouts(0.5);
    await shop.handOverDuring(order, fault);
    expect([await shop.readState(order), shop.listSent(order).length]).toEqual(['REQUESTED', 0]);
    await until('CDEK has taken the parcel', async () => {
      await shop.ageRequests();
      await shop.retryFailedJobs();
      return (await shop.readState(order)) === 'REGISTERED';
    });
    expect(shop.listSent(order)).toHaveLength(1);
  });

  it('the shopper is notified after an hour even if there is no track code yet, and health reports the overdue shipment', async () => {
    shop.fake.orders.checks = 1_000;
    const order = await shop.placeHandedOver({ order: pickupOrder });
    await until('CDEK has it', async () => (await shop.listShipments(order))[0]?.carrierId != null);
    expect(shop.listHandoverMails(order)).toEqual([]);
    await shop.api.db.$executeRaw`UPDATE shipment SET created_at = created_at - interval '61 minutes' WHERE order_id = ${order.id}::uuid`;
    await until('the shopper is mailed', async () => {
      await shop.retryFailedJobs();
      return shop.listHandoverMails(order).length > 0;
    });
    expect(await shop.readHealth()).toMatchObject({ status: 'degraded', detail: '1 shipments overdue' });
    for (const parcel of shop.listSent(order)) parcel.checks = 0;
    await shop.waitUntilRegistered(order);
    expect([(await shop.listUnits(order))[0]?.trackCode, shop.listHandoverMails(order).length]).toEqual([
      shop.listSent(order)[0]?.cdekNumber,
      1,
    ]);
    expect(await shop.readHealth()).toEqual({ status: 'up' });
  });

  it('units that are refunded meanwhile are not registered with CDEK', async () => {
    const order = await shop.placePaid({ order: pickupOrder });
    await shop.handOverDuring(order, { status: 500 });
    await shop.orders.move(order, 'ISSUED_REFUND');
    await until('nothing is left', async () => {
      await shop.ageRequests();
      await shop.retryFailedJobs();
      return (await shop.readState(order)) === 'DROPPED';
    });
    expect([shop.listSent(order), shop.listHandoverMails(order)]).toEqual([[], []]);
  });
});
