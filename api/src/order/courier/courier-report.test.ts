import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { initialBonuses, Orders } from '../orders.harness.js';

let fake: FakeCdek;
let api: TestApi;
let orders: Orders;

beforeAll(async () => {
  fake = await FakeCdek.start();
  api = await startTestApi({ CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: fake.url });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
});
afterAll(async () => {
  await api.close();
  await fake.close();
});
beforeEach(() => fake.reset());
afterEach(async () => {
  await orders.waitForRefunds();
  expect(await orders.findLedgerViolations()).toEqual([]);
});

let parcels = 0;

/** An order that was handed over to CDEK under a track code. */
async function placeShipped(units = 1): Promise<{ order: BuiltOrder; trackCode: string }> {
  const suppliers = Array.from({ length: units }, () => 'MEET_WAREHOUSE' as const);
  const order = await orders.place({ suppliers, cashback: 20 });
  await orders.pay(order);
  parcels += 1;
  const trackCode = `10${parcels}4796260`;
  await orders.move(order, 'HANDED_OVER_FOR_DELIVERY', order.items, { trackCode });
  return { order, trackCode };
}

const buildWebhookUrl = () => `${api.url}/api/delivery/cdek`;
const countRequests = () => fake.listRequests('orders').length;
const listSteps = async ({ items }: BuiltOrder, index = 0) => {
  const orderItemId = items[index]?.id ?? '';
  const changes = await api.db.orderStatusChange.findMany({ where: { orderItemId }, orderBy: { createdAt: 'asc' } });
  return changes.map(({ status }) => status).slice(2);
};
const hasNoJobs = async () => {
  const [row] = await api.db.$queryRaw<{ jobs: bigint }[]>`
    SELECT count(*) AS jobs FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = task_id WHERE identifier = 'shipment_check'`;
  return row?.jobs === 0n;
};
/** Sends a notification, and waits until the shop has processed it. */
async function notify(trackCode: string, code: string, times = 1): Promise<void> {
  const responses = await Promise.all(Array.from({ length: times }, () => fake.notify(buildWebhookUrl(), trackCode, code)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  await until('the shop has queried CDEK', hasNoJobs);
}

const handedOver = 'HANDED_OVER_FOR_DELIVERY';
const ready = 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT';
const withCourier = 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER';

describe('a notification from CDEK', () => {
  /** Places an order, sends a notification of each status of its parcel, and returns the steps of the unit. */
  async function listStepsAfter(codes: string[]): Promise<OrderStatus[]> {
    const { order, trackCode } = await placeShipped();
    for (const [index, code] of codes.entries()) {
      fake.setStatuses(trackCode, codes.slice(0, index + 1));
      await notify(trackCode, code);
    }
    return listSteps(order);
  }

  it.each([
    ['TAKEN_BY_COURIER', withCourier, 'DELIVERED'],
    ['ISSUED_FOR_DELIVERY', withCourier, 'DELIVERED'],
    ['ACCEPTED_AT_PICK_UP_POINT', ready, 'DELIVERED'],
    ['POSTOMAT_POSTED', ready, 'POSTOMAT_RECEIVED'],
  ])('of the status %s moves the unit to %s, and a later one of the status %s moves it to DELIVERED', async (code, status, lastCode) => {
    expect(await listStepsAfter([code, lastCode])).toEqual([handedOver, status, 'DELIVERED']);
  });

  it('of a status on the way to the city of the recipient moves no unit', async () => {
    expect(await listStepsAfter(['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'SENT_TO_RECIPIENT_CITY'])).toEqual([handedOver]);
  });

  it('moves only the units of the parcel, credits their cashback and mails the shopper', async () => {
    const { order, trackCode } = await placeShipped(2);
    const other = await placeShipped();
    fake.setStatuses(trackCode, ['DELIVERED']);
    await notify(trackCode, 'DELIVERED');
    expect([await listSteps(order), await listSteps(order, 1)]).toEqual([
      [handedOver, 'DELIVERED'],
      [handedOver, 'DELIVERED'],
    ]);
    expect(await listSteps(other.order)).toEqual([handedOver]);
    expect(await api.app.get(BonusService).readBalance(order.accountId)).toBe(initialBonuses + 40);
    await until('the shopper is mailed', () => orders.listMailSubjects(order).some((subject) => subject.includes('доставлен')));
  });

  it('moves the unit only to the status that CDEK returns when queried', async () => {
    const { order, trackCode } = await placeShipped();
    fake.setStatuses(trackCode, ['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'TAKEN_BY_COURIER']);
    await notify(trackCode, 'DELIVERED');
    expect(await listSteps(order)).toEqual([handedOver, withCourier]);
    const unknown = await placeShipped();
    await notify(unknown.trackCode, 'DELIVERED');
    expect(await listSteps(unknown.order)).toEqual([handedOver]);
  });

  it('moves the unit once, even if it arrives twice, late or out of order', async () => {
    const { order, trackCode } = await placeShipped();
    fake.setStatuses(trackCode, ['ACCEPTED_AT_PICK_UP_POINT', 'DELIVERED']);
    await notify(trackCode, 'DELIVERED', 5);
    expect(countRequests()).toBe(1);
    await notify(trackCode, 'ACCEPTED_AT_PICK_UP_POINT', 2);
    expect(await listSteps(order)).toEqual([handedOver, 'DELIVERED']);
  });

  it('changes nothing if a manager has already moved the unit further', async () => {
    const { order, trackCode } = await placeShipped();
    await orders.move(order, ready);
    // The statuses that CDEK returns may be older than the statuses in the shop's data.
    for (const code of ['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'TAKEN_BY_COURIER', 'ACCEPTED_AT_PICK_UP_POINT']) {
      fake.setStatuses(trackCode, [code]);
      await notify(trackCode, code);
    }
    expect(await listSteps(order)).toEqual([handedOver, ready]);
    expect(countRequests()).toBe(3);
  });

  it.each([
    ['comes back to the shop', ['DELIVERED'], { isReturn: true }],
    ['was not handed out', ['ACCEPTED_AT_PICK_UP_POINT', 'NOT_DELIVERED'], {}],
    ['has a status that CDEK took back', ['DELIVERED'], { deleted: ['DELIVERED'] }],
  ])('moves no unit if the parcel %s', async (_what, codes, more) => {
    const { order, trackCode } = await placeShipped();
    fake.setStatuses(trackCode, codes, more);
    await notify(trackCode, 'DELIVERED');
    expect(await listSteps(order)).toEqual([handedOver]);
    expect(countRequests()).toBe(1);
  });

  it('causes no request to CDEK if it is invalid, of another type, or about a parcel without units in transit', async () => {
    const { order, trackCode } = await placeShipped();
    await orders.move(order, ready);
    await orders.move(order, 'DELIVERED');
    for (const code of [trackCode, '1000000000', "'; DROP TABLE order_item; --"]) await notify(code, 'DELIVERED');
    const shipped = await placeShipped();
    const send = (body: unknown) =>
      fetch(buildWebhookUrl(), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const attributes = { cdek_number: shipped.trackCode };
    for (const body of [{}, [], null, { type: 'PRINT_FORM', attributes }, { type: 'ORDER_STATUS', attributes: { cdek_number: -7 } }]) {
      expect((await send(body)).status).toBeLessThan(500);
    }
    await until('no check is queued', hasNoJobs);
    expect(countRequests()).toBe(0);
  });

  // api-docs.cdek.ru/33828884.html, «Webhooks»: `cdek_number` is a long, but CDEK also sends a string.
  it('is accepted if `cdek_number` is an integer instead of a string', async () => {
    fake.tracking.writesNumbers = true;
    const { order, trackCode } = await placeShipped();
    fake.setStatuses(trackCode, ['DELIVERED']);
    await notify(trackCode, 'DELIVERED');
    expect(await listSteps(order)).toEqual([handedOver, 'DELIVERED']);
  });

  it('is processed later if CDEK fails at first', async () => {
    const { order, trackCode } = await placeShipped();
    fake.setStatuses(trackCode, ['ACCEPTED_AT_PICK_UP_POINT']);
    fake.failNext({ status: 500 });
    await notify(trackCode, 'ACCEPTED_AT_PICK_UP_POINT');
    expect(await listSteps(order)).toEqual([handedOver, ready]);
    expect(fake.requests.length).toBeGreaterThan(1);
  });

  it('moves the unit once if a manager makes the same step at the same time', async () => {
    const { order, trackCode } = await placeShipped();
    await orders.move(order, ready);
    fake.setStatuses(trackCode, ['ACCEPTED_AT_PICK_UP_POINT', 'DELIVERED']);
    await Promise.all([notify(trackCode, 'DELIVERED'), orders.move(order, 'DELIVERED')]);
    expect(await listSteps(order)).toEqual([handedOver, ready, 'DELIVERED']);
    expect(await api.app.get(BonusService).readBalance(order.accountId)).toBe(initialBonuses + 20);
  });

  it('does not move a unit whose track code was corrected to that of another parcel', async () => {
    const { order, trackCode } = await placeShipped(2);
    await api.db.orderItem.update({ where: { id: order.items[1]?.id ?? '' }, data: { trackCode: `${trackCode}1` } });
    fake.setStatuses(trackCode, ['DELIVERED']);
    await notify(trackCode, 'DELIVERED');
    expect([await listSteps(order), await listSteps(order, 1)]).toEqual([[handedOver, 'DELIVERED'], [handedOver]]);
  });
});

it('a CDEK notification is accepted without a query if the shop has no account at CDEK', async () => {
  const alone = await startTestApi();
  try {
    expect((await fake.notify(`${alone.url}/api/delivery/cdek`, '1000000000', 'DELIVERED')).status).toBe(200);
    expect(countRequests()).toBe(0);
  } finally {
    await alone.close();
  }
});
