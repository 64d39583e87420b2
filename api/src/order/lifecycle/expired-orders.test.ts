import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { Orders } from '../orders.harness.js';
import { ExpiredOrdersService } from './expired-orders.service.js';

let api: TestApi;
let orders: Orders;

beforeAll(async () => {
  api = await startTestApi();
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
});
afterAll(() => api.close());

const readStatus = async ({ id }: { id: string }) => (await api.db.order.findUnique({ where: { id } }))?.status;

it('expired orders end even if another expired order cannot be ended or is locked', async () => {
  const [broken, busy, due, later] = [
    await orders.place({ bonusShare: 10 }),
    await orders.place(),
    await orders.place(),
    await orders.place(),
  ];
  for (const order of [broken, busy, due]) await orders.expire(order);
  await api.db.$executeRaw`
    CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`;
  await api.db.$executeRawUnsafe(
    `CREATE TRIGGER refuse_end BEFORE UPDATE ON shop_order FOR EACH ROW WHEN (NEW.id = '${broken.id}') EXECUTE FUNCTION refuse_end()`,
  );
  await orders.inTransaction(async (transaction) => {
    await transaction.$executeRaw`SELECT FROM shop_order WHERE id = ${busy.id}::uuid FOR UPDATE`;
    await api.app.get(ExpiredOrdersService).endAll();
  });
  expect(await Promise.all([broken, busy, due, later].map(readStatus))).toEqual([
    'AWAITING_PAY',
    'AWAITING_PAY',
    'CANCEL_PURCHASE',
    'AWAITING_PAY',
  ]);
  expect(api.log.filter(({ msg }) => msg === 'an expired order could not be ended')).toMatchObject([{ orderId: broken.id }]);
  await api.db.$executeRaw`DROP TRIGGER refuse_end ON shop_order`;
  await api.app.get(ExpiredOrdersService).endAll();
  expect(await Promise.all([broken, busy].map(readStatus))).toEqual(['CANCEL_PURCHASE', 'CANCEL_PURCHASE']);
  expect(await orders.findLedgerViolations()).toEqual([]);
});
