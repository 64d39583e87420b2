import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiProcesses, endProcess } from '../../test/api-processes.harness.js';
import { buildOrder } from '../../test/factories/order.factory.js';
import { FakeYookassa, YOOKASSA_SHOP } from '../../test/fakes/yookassa.fake.js';
import { until } from '../../test/support/wait-until.js';

/** Long enough to kill the process while it waits for the provider. */
const SLOW_MS = 3_500;
/** Leaves time for the jobs of a killed process, which another process may take over after 20 seconds. */
const TIMEOUT_MS = 90_000;

let processes: ApiProcesses;
let fake: FakeYookassa;

beforeAll(async () => {
  processes = await ApiProcesses.open();
  fake = await FakeYookassa.start();
});
afterAll(async () => {
  await fake.close();
  await processes.close();
});
beforeEach(() => fake.reset());
afterEach(() => processes.killAll());

const startApi = () =>
  processes.start({
    PAYMENT_PROVIDER: 'yookassa',
    YOOKASSA_URL: fake.url,
    YOOKASSA_SHOP_ID: YOOKASSA_SHOP.shopId,
    YOOKASSA_SECRET_KEY: YOOKASSA_SHOP.secretKey,
  });

/** Opens a payment of a new order. Returns the order and the payment's id at the provider. */
async function openPayment(url: string) {
  const order = await buildOrder(processes.db);
  const query = 'mutation ($dto: PayOrderInput!) { payOrder(dto: $dto) { url } }';
  const body = JSON.stringify({ query, variables: { dto: { id: order.id } } });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data } = (await response.json()) as { data: { payOrder: { url: string } } };
  return { ...order, providerId: new URL(data.payOrder.url).searchParams.get('id') ?? '' };
}

const findPayment = (orderId: string) => processes.db.payment.findFirstOrThrow({ where: { orderId } });
const isRequested = (request: string) => fake.requests.some(({ method, path: at }) => `${method} ${at}` === request);

describe('when a process is killed', () => {
  it('another process records the payment that it had not recorded, and the order is paid once', async () => {
    const { child, url } = await startApi();
    const { id, providerId } = await openPayment(url);
    fake.pay(providerId);
    fake.delayResponses(SLOW_MS);
    await fake.notify(`${url}/api/payments/yookassa`, providerId);
    await until('the provider is asked', () => isRequested(`GET payments/${providerId}`));
    await endProcess(child);
    expect(await findPayment(id)).toMatchObject({ state: 'PENDING' });
    fake.reset();
    await startApi();
    await until('the payment is recorded', async () => (await findPayment(id)).state === 'SUCCEEDED', TIMEOUT_MS);
    expect((await processes.db.order.findUniqueOrThrow({ where: { id } })).paidAt).not.toBeNull();
    expect(await processes.db.paymentRefund.count()).toBe(0);
  }, 240_000);

  it('another process completes the refund that it had not recorded, and the money is refunded once', async () => {
    const { child, url } = await startApi();
    const { id, providerId, totalPrice } = await openPayment(url);
    fake.pay(providerId);
    await processes.db.payment.updateMany({ where: { orderId: id }, data: { state: 'SUCCEEDED', succeededAt: new Date() } });
    fake.delayResponses(SLOW_MS);
    const { id: paymentId, lines } = await findPayment(id);
    const data = { paymentId, reference: 'test', amount: totalPrice, lines: lines ?? [], createdAt: new Date() };
    const refund = await processes.db.paymentRefund.create({ data });
    await processes.db.$executeRaw`
      SELECT graphile_worker.add_job('payment_refund', json_build_object('id', ${refund.id}::text), max_attempts => 100, job_key => 'refund')`;
    await until('the provider is asked', () => isRequested('POST refunds'));
    await endProcess(child);
    fake.reset();
    await startApi();
    const isDone = async () => (await processes.db.paymentRefund.findUniqueOrThrow({ where: { id: refund.id } })).state === 'SUCCEEDED';
    await until('the refund is recorded', isDone, TIMEOUT_MS);
    expect([...fake.refunds.values()].filter(({ payment_id }) => payment_id === providerId)).toHaveLength(1);
  }, 240_000);
});
