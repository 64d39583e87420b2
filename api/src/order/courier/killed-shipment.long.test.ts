import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ApiProcesses, endProcess } from '../../../test/api-processes.harness.js';
import { buildOrder } from '../../../test/factories/order.factory.js';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { until } from '../../../test/support/wait-until.js';

/** Delays the responses for the token and the parcel until the process is killed, so that only CDEK knows of the registration. */
const SLOW_MS = 1_200;
/** Leaves time for the jobs of a killed process, which another process may take over after 20 seconds. */
const TIMEOUT_MS = 90_000;

let processes: ApiProcesses;
let fake: FakeCdek;

beforeAll(async () => {
  processes = await ApiProcesses.open();
});
afterAll(() => processes.close());
beforeEach(async () => {
  fake = await FakeCdek.start();
});
afterEach(async () => {
  await processes.killAll();
  await fake.close();
});

const startApi = () =>
  processes.start({ CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: fake.url, CDEK_FROM_POINT: 'MSK5' });

/** An order whose unit was handed over, and the shipment that the handover requested. */
async function placeHandedOver(number: string): Promise<{ shipmentId: string; itemId: string }> {
  const { db } = processes;
  const point = { deliveryMode: 'PICKUP', pickupPointCode: 'KZN1', pickupPointKind: 'PVZ' } as const;
  const { id: orderId, items } = await buildOrder(db, { status: 'HANDED_OVER_FOR_DELIVERY', ...point });
  const { id: itemId = '' } = items[0] ?? {};
  const { id: changeId } = await db.orderStatusChange.findFirstOrThrow({ where: { orderItemId: itemId } });
  const { id: shipmentId } = await db.shipment.create({ data: { orderId, changeId, number, createdAt: new Date() } });
  await db.orderItem.update({ where: { id: itemId }, data: { shipmentId } });
  await db.$executeRaw`
    SELECT graphile_worker.add_job('shipment', json_build_object('id', ${shipmentId}::text), max_attempts => 100, job_key => ${number})`;
  return { shipmentId, itemId };
}

it('if a process is killed while it registers a parcel, another process registers the parcel, and CDEK gets it only once', async () => {
  const { child } = await startApi();
  fake.delayResponses(SLOW_MS);
  const { shipmentId, itemId } = await placeHandedOver('1-killed');
  await until('CDEK has the parcel', () => fake.orders.allOrders.length > 0);
  await endProcess(child);
  const { db } = processes;
  expect(await db.shipment.findUnique({ where: { id: shipmentId } })).toMatchObject({
    ...{ state: 'REQUESTED', carrierId: null, sentAt: expect.any(Date) },
  });
  fake.reset();
  await startApi();
  const isDone = async () => (await db.shipment.findUniqueOrThrow({ where: { id: shipmentId } })).state === 'REGISTERED';
  await until('the parcel is registered', isDone, TIMEOUT_MS);
  expect(fake.orders.allOrders).toHaveLength(1);
  expect((await db.orderItem.findUniqueOrThrow({ where: { id: itemId } })).trackCode).toBe(fake.orders.allOrders[0]?.cdekNumber);
}, 240_000);
