import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { Clock } from '../../platform/process/clock.js';
import { initialBonuses, Orders } from '../orders.harness.js';

let fake: FakeCdek;
let api: TestApi;
let orders: Orders;
let clockDelayMs = 0;

beforeAll(async () => {
  fake = await FakeCdek.start();
  api = await startTestApi({ CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: fake.url });
  api.app.get(JobWorker).pause();
  api.app.get(Clock).now = () => new Date(Date.now() - clockDelayMs);
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
/** Sends notifications, and waits until the shop has processed them, which it does two seconds later. */
async function notifyRepeatedly(trackCode: string, code: string, times = 1): Promise<void> {
  const responses = await Promise.all(Array.from({ length: times }, () => fake.notify(buildWebhookUrl(), trackCode, code)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  await until('the shop has queried CDEK', hasNoJobs);
}
/** Sends a notification, and waits until the shop has processed it, which it does at once by a clock that is two seconds late. */
async function notify(trackCode: string, code: string): Promise<void> {
  clockDelayMs = 2_000;
  await notifyRepeatedly(trackCode, code).finally(() => (clockDelayMs = 0));
}

const handedOver = 'HANDED_OVER_FOR_DELIVERY';
const ready = 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT';
const withCourier = 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER';

describe('a notification from CDEK', () => {
  it('of each status moves the unit to the status that CDEK reports', async () => {
    const { order, trackCode } = await placeShipped();
    const codes = ['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'SENT_TO_RECIPIENT_CITY', 'TAKEN_BY_COURIER', 'DELIVERED'];
    for (const [index, code] of codes.entries()) {
      fake.setStatuses(trackCode, codes.slice(0, index + 1));
      await notify(trackCode, code);
    }
    expect(await listSteps(order)).toEqual([handedOver, withCourier, 'DELIVERED']);
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
    await notifyRepeatedly(trackCode, 'DELIVERED', 5);
    expect(countRequests()).toBe(1);
    await notifyRepeatedly(trackCode, 'ACCEPTED_AT_PICK_UP_POINT', 2);
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

  it('moves no unit if the parcel comes back to the shop', async () => {
    const { order, trackCode } = await placeShipped();
    fake.setStatuses(trackCode, ['DELIVERED'], { isReturn: true });
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
    await Promise.all([notifyRepeatedly(trackCode, 'DELIVERED'), orders.move(order, 'DELIVERED')]);
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
