import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signInStaff } from '../../auth/session/sessions.harness.js';
import { ShipmentCheckService } from '../../delivery/tracking/shipment-check.service.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { Orders } from '../orders.harness.js';

let fake: FakeCdek;
let api: TestApi;
let orders: Orders;
let manager: Record<string, string>;
let passedMs = 0;

beforeAll(async () => {
  fake = await FakeCdek.start();
  api = await startTestApi({ CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: fake.url });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
  const clock = api.app.get(Clock);
  const now = clock.now.bind(clock);
  clock.now = () => new Date(now().getTime() + passedMs);
});
afterAll(async () => {
  await api.close();
  await fake.close();
});
beforeEach(async () => {
  await api.db.orderItem.updateMany({ where: { trackCode: { not: null } }, data: { trackCode: null } });
  fake.reset();
  // Signs in again, because a test has run the retention, which ends older sessions.
  manager = bearer((await signInStaff(api, 'MANAGER')).tokens);
});
afterEach(async () => {
  await orders.waitForRefunds();
  passedMs = 0;
});

let parcels = 0;

async function placeShipped(): Promise<{ order: BuiltOrder; trackCode: string }> {
  const order = await orders.place({ suppliers: ['MEET_WAREHOUSE'] });
  await orders.pay(order);
  parcels += 1;
  const trackCode = `20${parcels}4796260`;
  await orders.move(order, 'HANDED_OVER_FOR_DELIVERY', order.items, { trackCode });
  return { order, trackCode };
}

const hasNoJobs = async () => {
  const [row] = await api.db.$queryRaw<{ jobs: bigint }[]>`
    SELECT count(*) AS jobs FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = task_id WHERE identifier = 'shipment_check'`;
  return row?.jobs === 0n;
};
async function poll(): Promise<void> {
  await api.app.get(ShipmentCheckService).poll();
  await until('the parcels are queried', hasNoJobs);
}
const listRequested = () => fake.listRequests('orders').map(({ query }) => query.get('cdek_number'));
const readStatus = async ({ items }: BuiltOrder) =>
  (await api.db.orderItem.findUniqueOrThrow({ where: { id: items[0]?.id ?? '' } })).status;
/** Resets the shifted clock first, because the session would have expired by the shifted time. */
async function sendRequest<Data>(query: string, variables = {}): Promise<GraphqlResponse<Data>> {
  passedMs = 0;
  return (await (await api.post({ query, variables }, manager)).json()) as GraphqlResponse<Data>;
}

const PARCEL = `query ($id: ID!) { operatorOrderList(dto: { uuids: [$id] }) { items { orderProductItems {
  parcel { trackCode problem carrierStatus statusAt returnTrackCode } } } } }`;
const UNDELIVERED = '{ undeliveredParcelList { items { trackCode problem orderId itemIds returnTrackCode } pagination { totalItems } } }';
const readParcel = async ({ id }: BuiltOrder) => {
  const { data, errors } = await sendRequest<{ operatorOrderList: { items: { orderProductItems: { parcel: object | null }[] }[] } }>(
    PARCEL,
    {
      id,
    },
  );
  expect(errors).toBeUndefined();
  return data?.operatorOrderList.items[0]?.orderProductItems[0]?.parcel;
};

// api-docs.cdek.ru/33828884.html, «Webhooks»: «In case of failed connection, the system will not try to send the message again.»
describe('a parcel whose notification was not received', () => {
  it('is polled until it is delivered, hourly while it is in transit', async () => {
    const { order, trackCode } = await placeShipped();
    fake.setStatuses(trackCode, ['ACCEPTED_AT_PICK_UP_POINT']);
    await poll();
    expect(await readStatus(order)).toBe('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');
    await poll();
    expect(listRequested()).toEqual([trackCode]);
    passedMs = HOUR_MS + 1_000;
    fake.setStatuses(trackCode, ['ACCEPTED_AT_PICK_UP_POINT', 'DELIVERED']);
    await poll();
    expect(await readStatus(order)).toBe('DELIVERED');
    passedMs = 3 * HOUR_MS;
    await poll();
    expect(listRequested()).toEqual([trackCode, trackCode]);
  });

  it('is polled daily if CDEK does not find it', async () => {
    const { trackCode } = await placeShipped();
    await poll();
    passedMs = 20 * HOUR_MS;
    await poll();
    expect(listRequested()).toEqual([trackCode]);
    passedMs = 25 * HOUR_MS;
    await poll();
    expect(listRequested()).toEqual([trackCode, trackCode]);
  });

  it('is removed from the parcels to poll after a year', async () => {
    const { trackCode } = await placeShipped();
    await poll();
    const countSaved = () => api.db.parcelTracking.count({ where: { trackCode } });
    passedMs = 364 * DAY_MS;
    await api.app.get(RetentionService).clean();
    expect(await countSaved()).toBe(1);
    passedMs = 366 * DAY_MS;
    await api.app.get(RetentionService).clean();
    expect(await countSaved()).toBe(0);
  });
});

// api-docs.cdek.ru/33828849.html, «Order Details»: statuses of Appendix 1, and `related_entities` with the return order.
describe('a parcel that was not handed out', () => {
  it.each([
    ['an attempt to deliver it has failed', ['TAKEN_BY_COURIER', 'RETURNED_TO_RECIPIENT_CITY_WAREHOUSE'], 'ATTEMPT_FAILED'],
    ['its storage time in a parcel locker has expired', ['POSTOMAT_POSTED', 'POSTOMAT_SEIZED'], 'NOT_DELIVERED'],
    ['its recipient did not come', ['ACCEPTED_AT_PICK_UP_POINT', 'NOT_DELIVERED'], 'NOT_DELIVERED'],
    ['its order at CDEK was removed', ['CREATED', 'REMOVED'], 'CANCELLED'],
  ])('is listed for managers with the reason, and its unit stays HANDED_OVER_FOR_DELIVERY, if %s', async (_what, codes, problem) => {
    const { order, trackCode } = await placeShipped();
    fake.setStatuses(trackCode, codes);
    await poll();
    expect(await readStatus(order)).toBe('HANDED_OVER_FOR_DELIVERY');
    expect(await readParcel(order)).toEqual({
      ...{ trackCode, problem, carrierStatus: codes[1], returnTrackCode: null },
      statusAt: '2026-11-22T22:00:00.000Z',
    });
    expect((await sendRequest(UNDELIVERED)).data).toEqual({
      undeliveredParcelList: {
        items: [{ trackCode, problem, orderId: order.id, itemIds: [order.items[0]?.id], returnTrackCode: null }],
        pagination: { totalItems: 1 },
      },
    });
    const metrics = await (await fetch(`${api.healthUrl}/metrics`)).text();
    expect(metrics).toMatch(/^meet_parcels_undelivered 1$/mu);
  });

  it("is tracked by its return number, and leaves the list of undelivered parcels once a manager changes its unit's status", async () => {
    const { order, trackCode } = await placeShipped();
    const returnTrackCode = `${trackCode}9`;
    fake.setStatuses(trackCode, ['ACCEPTED_AT_PICK_UP_POINT', 'NOT_DELIVERED'], { returnTrackCode });
    fake.setStatuses(returnTrackCode, ['CREATED'], { isReturn: true });
    await poll();
    expect(await readParcel(order)).toMatchObject({ problem: 'RETURNING', returnTrackCode });
    passedMs = 2 * HOUR_MS;
    fake.setStatuses(returnTrackCode, ['CREATED', 'DELIVERED'], { isReturn: true });
    await poll();
    expect(await readParcel(order)).toMatchObject({ problem: 'RETURNED', returnTrackCode });
    expect(await readStatus(order)).toBe('HANDED_OVER_FOR_DELIVERY');
    await orders.move(order, 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');
    await orders.move(order, 'DELIVERED');
    expect((await sendRequest(UNDELIVERED)).data).toMatchObject({ undeliveredParcelList: { items: [] } });
  });

  it('no longer has a problem once the carrier tries to deliver it again', async () => {
    const { order, trackCode } = await placeShipped();
    fake.setStatuses(trackCode, ['TAKEN_BY_COURIER', 'RETURNED_TO_RECIPIENT_CITY_WAREHOUSE']);
    await poll();
    passedMs = 2 * HOUR_MS;
    fake.setStatuses(trackCode, ['TAKEN_BY_COURIER', 'RETURNED_TO_RECIPIENT_CITY_WAREHOUSE', 'TAKEN_BY_COURIER']);
    await poll();
    expect(await readParcel(order)).toMatchObject({ problem: null, carrierStatus: 'TAKEN_BY_COURIER' });
    expect(await readStatus(order)).toBe('DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER');
  });
});
