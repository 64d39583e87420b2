import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomFrom } from '../../../demo/seed/random.js';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { FakeYookassa, YOOKASSA_SHOP } from '../../../test/fakes/yookassa.fake.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn, signInStaff } from '../../auth/session/sessions.harness.js';
import { PaymentCheckService } from '../../payment/payment-check.service.js';
import { Orders } from '../orders.harness.js';
import { KillableApi } from './killable-api.harness.js';

const CANCEL = 'mutation ($dto: CancelOrderInput!) { cancelOrder(dto: $dto) { uuid } }';
const MOVE = 'mutation ($dto: MoveOrderUnitsInput!) { moveOrderUnits(dto: $dto) { uuid } }';
const CHECK = 'mutation ($dto: OrderInput!) { checkOrderPayment(dto: $dto) { uuid } }';

const ROUNDS = 4;
const SLOW = { maxDelayMs: 2_000, failingShare: 0.2 };
/** Leaves time for the jobs of a killed process, which another process may take over after 20 seconds. */
const TIMEOUT_MS = 90_000;

const random = randomFrom('killed refunds');
let yookassa: FakeYookassa;
let api: TestApi;
let killableApi: KillableApi;
let orders: Orders;

beforeAll(async () => {
  yookassa = await FakeYookassa.start();
  const env = {
    AUTH_SECRET: 'one secret for all processes of the test',
    MUTATIONS_PER_MINUTE: '100000',
    PAYMENT_PROVIDER: 'yookassa',
    YOOKASSA_URL: yookassa.url,
    YOOKASSA_SHOP_ID: YOOKASSA_SHOP.shopId,
    YOOKASSA_SECRET_KEY: YOOKASSA_SHOP.secretKey,
  };
  api = await startTestApi(env);
  orders = new Orders(api);
  killableApi = await KillableApi.startBeside(api, env);
}, 120_000);
afterAll(async () => {
  await killableApi.kill();
  await api.close();
  await yookassa.close();
});

/** Pays at the provider without a notification to the shop. */
async function payAtProvider(order: BuiltOrder): Promise<void> {
  await orders.openPayment(order);
  const { providerId } = await api.db.payment.findFirstOrThrow({ where: { orderId: order.id } });
  yookassa.pay(providerId ?? '');
}

async function placePaid(): Promise<BuiltOrder> {
  const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'], bonusShare: 40, cashback: 30 });
  await payAtProvider(order);
  await api.app.get(PaymentCheckService).check(await api.db.payment.findFirstOrThrow({ where: { orderId: order.id } }));
  return order;
}

async function placeDelivered(): Promise<BuiltOrder> {
  const order = await placePaid();
  await orders.deliver(order);
  return order;
}

interface Round {
  cancelled: BuiltOrder;
  partlyCancelled: BuiltOrder;
  returned: BuiltOrder;
  unpaid: BuiltOrder;
}

async function prepareRound(): Promise<Round> {
  const unpaid = await orders.place({ suppliers: ['MEET_WAREHOUSE'] });
  await payAtProvider(unpaid);
  return { cancelled: await placePaid(), partlyCancelled: await placePaid(), returned: await placeDelivered(), unpaid };
}

/**
 * Sends all requests of a round at once: three of them lead to refunds, and the last one makes the shop check a payment that has succeeded
 * at the provider.
 */
async function sendRefundRequests({ cancelled, partlyCancelled, returned, unpaid }: Round, manager: Record<string, string>): Promise<void> {
  const findShopper = async ({ accountId }: BuiltOrder) => bearer((await signIn(api, { accountId })).tokens);
  const listFirstItemIds = ({ items }: BuiltOrder) => items.slice(0, 1).map(({ id }) => id);
  const responses = await Promise.all([
    killableApi.sendUntilDecided({ query: CANCEL, variables: { dto: { id: cancelled.id } } }, await findShopper(cancelled)),
    killableApi.sendUntilDecided(
      { query: CANCEL, variables: { dto: { id: partlyCancelled.id, itemIds: listFirstItemIds(partlyCancelled) } } },
      await findShopper(partlyCancelled),
    ),
    killableApi.sendUntilDecided(
      { query: MOVE, variables: { dto: { orderId: returned.id, itemIds: listFirstItemIds(returned), status: 'ISSUED_REFUND' } } },
      manager,
    ),
    killableApi.sendUntilDecided({ query: CHECK, variables: { dto: { id: unpaid.id } } }, await findShopper(unpaid)),
  ]);
  expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
}

/**
 * Kills the process at a random moment after a refund has reached the provider, and starts it again. Returns whether a refund was under way
 * when it was killed.
 */
async function killAmongRefunds(): Promise<boolean> {
  await until('a refund is asked for', () => yookassa.listInProgress('refunds').length > 0, TIMEOUT_MS);
  await delay(random.whole(0, 400));
  const isUnderWay = yookassa.listInProgress('refunds').length > 0;
  await killableApi.kill();
  await killableApi.start();
  return isUnderWay;
}

/** Waits until the provider has processed all refunds and receipts. Jobs that wait for their next attempt are made due. */
async function waitForRefunds(): Promise<void> {
  const countOpen = async () =>
    (await api.db.paymentRefund.count({ where: { state: 'REQUESTED' } })) +
    (await api.db.paymentReceipt.count({ where: { state: 'REQUESTED' } }));
  await until(
    'the provider has answered',
    async () => {
      await api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND run_at > now()`;
      return (await countOpen()) === 0;
    },
    TIMEOUT_MS,
  );
  const pending = await api.db.payment.findMany({ where: { state: 'PENDING' } });
  for (const payment of pending) await api.app.get(PaymentCheckService).check(payment);
}

interface Transfer {
  payment: string;
  kopecks: number;
}

const parseKopecks = (amount: { value: string } | undefined): number => Math.round(Number(amount?.value) * 100);
const sortValues = (transfers: readonly Transfer[]) => transfers.map(({ payment, kopecks }) => `${payment} ${kopecks}`).sort();

/** Successful payments and all refunds, according to the provider. */
function readProviderTransfers() {
  const done = { payments: [...yookassa.payments.values()], refunds: [...yookassa.refunds.values()] };
  return {
    payments: sortValues(
      done.payments
        .filter(({ status }) => status === 'succeeded')
        .map(({ id, amount }) => ({ payment: id, kopecks: parseKopecks(amount) })),
    ),
    refunds: sortValues(done.refunds.map(({ payment_id, amount }) => ({ payment: payment_id ?? '', kopecks: parseKopecks(amount) }))),
  };
}

/** Payments and refunds according to the shop's tables. */
async function readShopTransfers() {
  const payments = await api.db.payment.findMany({ where: { state: 'SUCCEEDED' } });
  const refunds = await api.db.paymentRefund.findMany({ where: { state: 'SUCCEEDED' }, include: { payment: true } });
  return {
    payments: sortValues(payments.map(({ providerId, amount }) => ({ payment: providerId ?? '', kopecks: Number(amount) }))),
    refunds: sortValues(refunds.map(({ amount, payment }) => ({ payment: payment.providerId ?? '', kopecks: Number(amount) }))),
  };
}

/** The price of the remaining units, with the fees that are not refunded. */
async function computeRetainedMoney(rounds: readonly Round[]): Promise<number> {
  const all = rounds.flatMap((round) => Object.values(round) as BuiltOrder[]);
  const rows = await api.db.order.findMany({ where: { id: { in: all.map(({ id }) => id) } }, include: { items: true } });
  return rows.reduce((sum, { items, deliveryPrice }) => {
    const remainingItems = items.filter(({ status }) => status !== 'ISSUED_REFUND');
    return remainingItems.reduce(
      (total, { soldPrice }) => total + Number(soldPrice),
      sum + (remainingItems.length > 0 ? Number(deliveryPrice) : 0),
    );
  }, 0);
}

it('no money is lost or refunded twice when the API is killed during refunds at a slow provider', async () => {
  const manager = bearer((await signInStaff(api, 'MANAGER')).tokens);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await prepareRound());
  yookassa.startRandomFaults({ ...SLOW, random: () => random.next() });
  let killsDuringRefunds = 0;
  for (const round of rounds) {
    const sending = sendRefundRequests(round, manager);
    if (await killAmongRefunds()) killsDuringRefunds += 1;
    await sending;
  }
  yookassa.reset();
  await waitForRefunds();
  expect(await orders.findLedgerViolations()).toEqual([]);
  const provider = readProviderTransfers();
  expect(await readShopTransfers()).toEqual(provider);
  expect(provider.payments).toHaveLength(4 * ROUNDS);
  expect(provider.refunds).toHaveLength(4 * ROUNDS);
  const sumAmounts = (transfers: readonly string[]) => transfers.reduce((sum, text) => sum + Number(text.split(' ')[1]), 0);
  expect(sumAmounts(provider.payments) - sumAmounts(provider.refunds)).toBe(await computeRetainedMoney(rounds));
  expect(killsDuringRefunds).toBeGreaterThan(0);
}, 300_000);
