import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ApiProcesses, endProcess } from '../../../test/api-processes.harness.js';
import { waitUntilBlocked } from '../../../test/races.harness.js';
import { until } from '../../../test/support/wait-until.js';
import { buildOrder } from '../../exports/testing.js';

let processes: ApiProcesses;

beforeAll(async () => {
  processes = await ApiProcesses.open();
});
afterAll(() => processes.close());
afterEach(() => processes.killAll());

const placeEndingIn = (ms: number) => {
  const heldUntil = new Date(Date.now() + ms);
  return buildOrder(processes.db, { heldUntil, payUntil: heldUntil }, [{}, {}]);
};
const isEnded = async ({ id }: { id: string }) => (await processes.db.order.findUnique({ where: { id } }))?.status === 'CANCEL_PURCHASE';
const countSteps = ({ id }: { id: string }) => processes.db.orderStatusChange.count({ where: { orderItem: { orderId: id } } });

describe('the payment deadline', () => {
  it('ends each order once and within seconds, even with two processes', async () => {
    await Promise.all([processes.start(), processes.start()]);
    const orders = await Promise.all(Array.from({ length: 12 }, (_, index) => placeEndingIn(index * 200)));
    await until('all have ended', async () => (await Promise.all(orders.map(isEnded))).every(Boolean), 15_000);
    expect(await Promise.all(orders.map(countSteps))).toEqual(orders.map(() => 4));
  }, 90_000);

  it('is applied by another process if the first process is killed while ending the order', async () => {
    const order = await placeEndingIn(0);
    const blocker = new pg.Client({ connectionString: processes.database.url });
    await blocker.connect();
    try {
      await blocker.query('BEGIN');
      await blocker.query('SELECT FROM product_item WHERE id = $1 FOR UPDATE', [order.items[0]?.productItemId]);
      const { child } = await processes.start();
      await waitUntilBlocked(processes);
      await endProcess(child);
      await processes.start();
    } finally {
      await blocker.query('ROLLBACK');
      await blocker.end();
    }
    await until('the order has ended', () => isEnded(order), 30_000);
    expect(await countSteps(order)).toBe(4);
  }, 120_000);
});
