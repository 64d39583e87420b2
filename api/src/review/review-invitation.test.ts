import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../test/factories/order.factory.js';
import { until } from '../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { AccountService } from '../account/account.service.js';
import { startReplica } from '../auth/session/sessions.harness.js';
import { buildReview } from '../exports/testing.js';
import { Inbox, type InboxMessage } from '../message/inbox.js';
import { DeliveredOrderService } from '../order/lifecycle/delivered-order.service.js';
import { Orders } from '../order/orders.harness.js';
import { DAY_MS } from '../platform/process/durations.js';

const SUBJECT = 'Оцените покупку';

let api: TestApi;
let replica: TestApi;
let orders: Orders;
let order: BuiltOrder;

beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'https://meet.example' });
  replica = await startReplica(api, { PUBLIC_URL: 'https://meet.example' });
  orders = new Orders(api);
});
afterAll(async () => {
  await replica.close();
  await api.close();
});
beforeEach(async () => {
  order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'], order: { name: 'Анна' } });
  await orders.pay(order);
});

const listJobs = () =>
  api.db.$queryRaw<
    { run_at: Date }[]
  >`SELECT run_at FROM graphile_worker._private_jobs WHERE payload->>'kind' = 'review-invitation' AND payload->>'id' = ${order.id}`;
const listInvitations = (): InboxMessage[] =>
  [api, replica]
    .flatMap(({ app }) => app.get(Inbox).messages)
    .filter(({ subject, text }) => subject === SUBJECT && text.includes(order.id));

/** Makes the message due at once, and waits until it is sent or dropped. */
async function sendDueInvitations(): Promise<InboxMessage[]> {
  await api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE payload->>'id' = ${order.id}`;
  await until('the message is sent or dropped', async () => (await listJobs()).length === 0);
  return listInvitations();
}

const findProduct = async (index: number) => {
  const unit = { id: order.items[index]?.productItemId ?? '' };
  return (await api.db.productItem.findUniqueOrThrow({ where: unit, include: { product: true } })).product;
};

describe('the invitation to review', () => {
  it('is sent five days after the delivery, to the e-mail address of the order, with links to the products and the order', async () => {
    const before = Date.now();
    await orders.deliver(order);
    const [job] = await listJobs();
    expect(job?.run_at.getTime()).toBeGreaterThanOrEqual(before + 5 * DAY_MS);
    expect(job?.run_at.getTime()).toBeLessThanOrEqual(Date.now() + 5 * DAY_MS);
    expect(listInvitations()).toEqual([]);
    const [first, second] = [await findProduct(0), await findProduct(1)];
    const [sent] = await sendDueInvitations();
    expect(sent).toMatchObject({ type: 'EMAIL', address: order.email });
    expect(sent?.text).toBe(`Здравствуйте, Анна!

Заказ №\u00a0${order.number} у\u00a0вас уже несколько дней. Расскажите, как вам покупка: это поможет другим выбрать.

—\u00a0${first.name}: https://meet.example/product/${first.slug}#reviews
—\u00a0${second.name}: https://meet.example/product/${second.slug}#reviews

Ваш заказ: https://meet.example/orders/${order.id}
`);
    for (const { slug } of [first, second]) expect(sent?.html).toContain(`href="https://meet.example/product/${slug}#reviews"`);
  });

  it('is sent once for each order, even if its units are delivered at the same time', async () => {
    for (const status of ['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'] as const) await orders.move(order, status);
    await Promise.all(order.items.map((item) => orders.move(order, 'DELIVERED', [item])));
    expect(await listJobs()).toHaveLength(1);
    expect(await sendDueInvitations()).toHaveLength(1);
    expect(await listJobs()).toEqual([]);
  });

  it('is not sent again when the rest of the order is delivered', async () => {
    await orders.deliver(order, order.items.slice(0, 1));
    expect(await sendDueInvitations()).toHaveLength(1);
    await orders.deliver(order, order.items.slice(1));
    expect(await listJobs()).toEqual([]);
  });

  it('is enqueued in the transaction of the delivery', async () => {
    const rolledBackDelivery = orders.inTransaction(async (transaction) => {
      await api.app.get(DeliveredOrderService).notify(transaction, order.id);
      throw new Error('rolled back');
    });
    await expect(rolledBackDelivery).rejects.toThrow('rolled back');
    expect(await listJobs()).toEqual([]);
  });

  it('lists only products that the buyer has not reviewed, and is not sent if there are none', async () => {
    await orders.deliver(order);
    const [first, second] = [await findProduct(0), await findProduct(1)];
    const review = (productId: string) => buildReview(api.db, { productId, accountId: order.accountId, state: 'REJECTED' });
    await review(first.id);
    const [sent] = await sendDueInvitations();
    expect([sent?.text.includes(first.slug), sent?.text.includes(second.slug)]).toEqual([false, true]);
    order = await orders.place({ suppliers: ['MEET_WAREHOUSE'] });
    await orders.pay(order);
    await orders.deliver(order);
    await review((await findProduct(0)).id);
    expect(await sendDueInvitations()).toEqual([]);
  });

  it('omits units that were returned or are being returned, and is not sent if none remain', async () => {
    await orders.deliver(order);
    const first = await findProduct(0);
    await orders.move(order, 'ISSUED_REFUND', order.items.slice(0, 1));
    expect((await sendDueInvitations())[0]?.text.includes(first.slug)).toBe(false);
    order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'] });
    await orders.pay(order);
    await orders.deliver(order);
    await orders.move(order, 'ISSUED_REFUND', order.items.slice(0, 1));
    await api.db.orderItem.update({ where: { id: order.items[1]?.id ?? '' }, data: { returnRequestedAt: new Date() } });
    expect(await sendDueInvitations()).toEqual([]);
  });

  it('is not sent once the account is deleted', async () => {
    await orders.deliver(order);
    await orders.inTransaction((transaction) => api.app.get(AccountService).erase(transaction, order.accountId));
    expect(await sendDueInvitations()).toEqual([]);
  });
});
