import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { FakeYookassa, YOOKASSA_SHOP } from '../../../test/fakes/yookassa.fake.js';
import { until } from '../../../test/support/wait-until.js';
import type { GraphqlResponse } from '../../../test/test-api.harness.js';
import { signIn } from '../../auth/session/sessions.harness.js';
import { buildAccount, buildProductItem, buildPromoCode } from '../../exports/testing.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { listLedgerViolations } from '../ledger/ledger-violations.js';
import { startTwoProcesses, type TwoProcesses } from './two-processes.harness.js';

const PLACE = `mutation ($dto: CreateOrderInput!) { createOrderWithPaymentLink(dto: $dto) { id } }`;
const QUOTE = `query ($dto: QuoteInput!) { quote(dto: $dto) { total bonuses } }`;
const STORE_CODE = `mutation ($code: String!) { validatePromocode(dto: { code: $code }) { promocode } }`;

const recipient = { name: 'Анна', surname: 'Ким', phone: '+79160000001', email: 'anna@example.com' };
const delivery = { cityId: 'moskva', street: 'Тверская', house: '1' };
const PAY = 'mutation ($id: ID!) { payOrder(dto: { id: $id }) { url } }';
const CHECK = 'mutation ($id: ID!) { checkOrderPayment(dto: { id: $id }) { status } }';
const CANCEL = 'mutation ($id: ID!) { cancelOrder(dto: { id: $id }) { uuid } }';
const NOTIFICATION_PATH = '/api/payments/yookassa';

interface Shopper {
  accountId: string;
  token: string;
  address: string;
}

type PlacingResponse = GraphqlResponse<{ createOrderWithPaymentLink: { id: string } }>;

interface OrderContent {
  productItemIds: string[];
  key?: string;
  promocode?: string;
  bonuses?: number;
}

let shop: TwoProcesses;
let yookassa: FakeYookassa;
let shoppers = 0;

beforeAll(async () => {
  yookassa = await FakeYookassa.start();
  shop = await startTwoProcesses({
    PAYMENT_PROVIDER: 'yookassa',
    YOOKASSA_URL: yookassa.url,
    YOOKASSA_SHOP_ID: YOOKASSA_SHOP.shopId,
    YOOKASSA_SECRET_KEY: YOOKASSA_SHOP.secretKey,
  });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await yookassa.close();
});

/** A shopper with this many bonuses. */
async function createShopper(bonuses = 0, accountId?: string): Promise<Shopper> {
  shoppers += 1;
  const { db } = shop.api;
  const id = accountId ?? (await buildAccount(db)).id;
  if (bonuses > 0) await db.bonusEntry.create({ data: { accountId: id, kind: 'ACCRUE', amount: BigInt(bonuses), reference: 'test' } });
  const { tokens } = await signIn(shop.api, { accountId: id });
  return { accountId: id, token: tokens.accessToken, address: `10.0.${Math.floor(shoppers / 250)}.${1 + (shoppers % 250)}` };
}

const createMany = <Result>(count: number, make: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

async function computeTotal({ token, address }: Shopper, { productItemIds, promocode, bonuses }: OrderContent): Promise<number> {
  const dto = { productItemIds, promocode, bonuses, delivery: { cityId: delivery.cityId } };
  const { data, errors } = await shop.query<{ quote: { total: number } }>({ query: QUOTE, variables: { dto }, token, address });
  expect(errors).toBeUndefined();
  return data?.quote.total ?? 0;
}

const place = (
  { token, address }: Shopper,
  { key = randomUUID(), ...content }: OrderContent,
  expectedTotal: number,
): Promise<PlacingResponse> =>
  shop.query({ query: PLACE, variables: { dto: { idempotencyKey: key, ...content, expectedTotal, recipient, delivery } }, token, address });

const readId = ({ data }: PlacingResponse): string | undefined => data?.createOrderWithPaymentLink.id;

/** Number of results for each outcome: `placed`, or the code of the error. */
function countOutcomes(responses: readonly PlacingResponse[]): Record<string, number> {
  const outcomes: Record<string, number> = {};
  for (const response of responses) {
    const outcome = response.errors?.[0]?.extensions.code ?? 'placed';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

describe('two API processes on one database', () => {
  it('place one order for 50 requests with one key', async () => {
    const anna = await createShopper();
    const { id } = await buildProductItem(shop.api.db);
    const content = { productItemIds: [id], key: randomUUID() };
    const total = await computeTotal(anna, content);
    const responses = await createMany(50, () => place(anna, content, total));
    expect(countOutcomes(responses)).toEqual({ placed: 50 });
    expect(new Set(responses.map(readId)).size).toBe(1);
    expect(await shop.api.db.order.count({ where: { accountId: anna.accountId } })).toBe(1);
  }, 120_000);

  it('sell a unit once when 50 accounts order it', async () => {
    const { id } = await buildProductItem(shop.api.db);
    const competitors = await createMany(50, () => createShopper());
    const [first] = competitors;
    const total = first ? await computeTotal(first, { productItemIds: [id] }) : 0;
    const responses = await createMany(50, (index) => place(competitors[index] as Shopper, { productItemIds: [id] }, total));
    expect(countOutcomes(responses)).toEqual({ placed: 1, ITEMS_UNAVAILABLE: 49 });
    expect(await shop.api.db.orderItem.count({ where: { productItemId: id } })).toBe(1);
  }, 120_000);

  it('accept 10 of 50 orders with a promo code that may be used 10 times', async () => {
    const { db } = shop.api;
    const { id: promoCodeId, code } = await buildPromoCode(db, { mostUses: 10 });
    const competitors = await createMany(50, () => createShopper());
    const orders = await createMany(50, async (index) => {
      const { token, address } = competitors[index] as Shopper;
      const content = { productItemIds: [(await buildProductItem(db)).id], promocode: code };
      const storedCode = await shop.query({ query: STORE_CODE, variables: { code }, token, address });
      expect(storedCode.errors).toBeUndefined();
      return { content, total: await computeTotal(competitors[index] as Shopper, content) };
    });
    const responses = await createMany(50, (index) => {
      const { content, total } = orders[index] as (typeof orders)[number];
      return place(competitors[index] as Shopper, content, total);
    });
    expect(countOutcomes(responses)).toEqual({ placed: 10, PROMO_NOT_FOUND: 40 });
    expect(await db.promoCode.findUnique({ where: { id: promoCodeId }, select: { uses: true } })).toEqual({ uses: 10 });
    expect(await db.promoUse.count({ where: { promoCodeId, returnedAt: null } })).toBe(10);
  }, 120_000);

  it('never spend more bonuses than the account has when two devices order at the same time', async () => {
    const { db } = shop.api;
    for (let round = 0; round < 10; round += 1) {
      const phone = await createShopper(500);
      const laptop = await createShopper(0, phone.accountId);
      const units = await createMany(4, () => buildProductItem(db, { price: 10_000_00n, bonusCalcState: 'FULL' }));
      const total = await computeTotal(phone, { productItemIds: [units[0]?.id ?? ''], bonuses: 200 });
      const responses = await createMany(4, (index) =>
        place(index % 2 === 0 ? phone : laptop, { productItemIds: [units[index]?.id ?? ''], bonuses: 200 }, total),
      );
      expect(countOutcomes(responses)).toEqual({ placed: 2, BAD_USER_INPUT: 2 });
      const entries = await db.bonusEntry.findMany({ where: { accountId: phone.accountId }, orderBy: { number: 'asc' } });
      expect(entries.map(({ amount }) => Number(amount))).toEqual([500, -200, -200]);
      expect(entries.at(-1)?.balance).toBe(100n);
    }
  }, 120_000);

  it('leave consistent records when payment, cancellation, the deadline and another buyer race', async () => {
    const distinctOutcomes = new Set<string>();
    for (let round = 0; round < 10; round += 1)
      for (const outcome of await createMany(4, (index) => race(round + index))) distinctOutcomes.add(outcome);
    expect(distinctOutcomes.size).toBeGreaterThan(1);
    expect(await findLedgerViolations()).toEqual([]);
  }, 300_000);

  it('end an order identically for each sequence of payment, cancellation and deadline, whichever process begins', async () => {
    const contests: [ContestedOrder, readonly Step[], number][] = [];
    for (const firstProcess of [0, 1]) for (const steps of permutations) contests.push([await placePaidAtProvider(), steps, firstProcess]);
    const ends = await Promise.all(contests.map(([contested, steps, firstProcess]) => runAlternately(contested, steps, firstProcess)));
    expect(ends).toEqual([...permutations, ...permutations].map(computeExpected));
    expect(await findLedgerViolations()).toEqual([]);
  }, 300_000);
});

interface ContestedOrder {
  anna: Shopper;
  id: string;
  content: OrderContent;
  /** The notification that the order's payment has succeeded at the provider. */
  notification: { object: { id: string } };
}

/** An order with bonuses and a promo code that may be used once. It was paid at the provider, but the shop has not been notified yet. */
async function placePaidAtProvider(): Promise<ContestedOrder> {
  const { db } = shop.api;
  const anna = await createShopper(500);
  const { code } = await buildPromoCode(db, { mostUses: 1 });
  const content = { productItemIds: [(await buildProductItem(db)).id], promocode: code, bonuses: 100 };
  expect((await shop.query({ query: STORE_CODE, variables: { code }, ...anna })).errors).toBeUndefined();
  const id = readId(await place(anna, content, await computeTotal(anna, content))) ?? '';
  const paymentResponse = await shop.query<{ payOrder: { url: string } }>({ query: PAY, variables: { id } });
  const paymentId = new URL(paymentResponse.data?.payOrder.url ?? '').searchParams.get('id') ?? '';
  yookassa.pay(paymentId);
  const notification = { type: 'notification', event: 'payment.succeeded', object: { id: paymentId, status: 'succeeded' } };
  return { anna, id, content, notification };
}

async function waitForOutcome(id: string): Promise<void> {
  const { db } = shop.api;
  await until('the payment is settled', async () => (await db.payment.count({ where: { orderId: id, state: 'PENDING' } })) === 0, 60_000);
  const requested = { payment: { orderId: id }, state: 'REQUESTED' } as const;
  await until('the refund is made', async () => (await db.paymentRefund.count({ where: requested })) === 0, 60_000);
}

/** Makes events happen to an order at once. In some rounds it is cancelled, in some its deadline has passed. Returns how it ended. */
async function race(round: number): Promise<string> {
  const { db } = shop.api;
  const rival = await createShopper();
  const { anna, id, content, notification } = await placePaidAtProvider();
  const { productItemIds } = content;
  const total = await computeTotal(rival, { productItemIds: [(await buildProductItem(db)).id] });
  if (round % 2 === 0) await expireOrder(id);
  const refused = await Promise.all([
    shop.post(NOTIFICATION_PATH, notification).then(() => undefined),
    shop.post(NOTIFICATION_PATH, notification).then(() => undefined),
    readCode(shop.query({ query: CHECK, variables: { id }, ...anna })),
    readCode(place(rival, { productItemIds }, total)),
    round % 3 > 0 ? readCode(shop.query({ query: CANCEL, variables: { id }, ...anna })) : undefined,
  ]);
  expect(refused.filter((code) => code !== undefined && code !== 'CONFLICT' && code !== 'ITEMS_UNAVAILABLE')).toEqual([]);
  await waitForOutcome(id);
  const { status, paidAt } = await db.order.findUniqueOrThrow({ where: { id } });
  const owners = await db.orderItem.count({
    where: { productItemId: { in: productItemIds }, status: { notIn: ['CANCEL_PURCHASE', 'ISSUED_REFUND'] } },
  });
  expect(owners).toBeLessThanOrEqual(1);
  return `${status} ${paidAt === null ? 'unpaid' : 'paid'}`;
}

type Step = 'pay' | 'cancel' | 'end';

/** Runs the steps in the two processes by turns. The expired order is ended by whichever process does the periodic work. */
async function runAlternately({ anna, id, notification }: ContestedOrder, steps: readonly Step[], firstProcess: number) {
  const { db } = shop.api;
  const stepActions: Record<Step, (process: number) => Promise<unknown>> = {
    pay: async (process) => {
      await shop.post(NOTIFICATION_PATH, notification, process);
      await waitForOutcome(id);
    },
    cancel: (process) => shop.query({ query: CANCEL, variables: { id }, ...anna, process }),
    end: async () => {
      await expireOrder(id);
      await until('the order has expired', async () => (await db.order.count({ where: { id, heldUntil: { not: null } } })) === 0, 60_000);
    },
  };
  for (const [index, step] of steps.entries()) await stepActions[step](firstProcess + index);
  await waitForOutcome(id);
  const { paidAt } = await db.order.findUniqueOrThrow({ where: { id } });
  const { uses } = await db.promoCode.findFirstOrThrow({ where: { takenUses: { some: { orderId: id } } } });
  const { balance } = await db.bonusEntry.findFirstOrThrow({ where: { accountId: anna.accountId }, orderBy: { number: 'desc' } });
  return { steps: steps.join(), isPaid: paidAt !== null, uses, balance: Number(balance) };
}

/**
 * The payment counts if it comes before the cancellation. It also counts if the deadline does: a payment revives an expired order, which
 * can no longer be cancelled.
 */
function computeExpected(steps: readonly Step[]) {
  const [pay, cancel, end] = (['pay', 'cancel', 'end'] as const).map((step) => steps.indexOf(step)) as [number, number, number];
  const isPaid = pay < cancel || end < cancel;
  // An order that was paid and then cancelled keeps its use of the promo code, and returns the bonuses.
  return { steps: steps.join(), isPaid, uses: isPaid ? 1 : 0, balance: isPaid && pay > cancel ? 400 : 500 };
}

const permutations: readonly (readonly Step[])[] = [
  ['pay', 'cancel', 'end'],
  ['pay', 'end', 'cancel'],
  ['cancel', 'pay', 'end'],
  ['cancel', 'end', 'pay'],
  ['end', 'pay', 'cancel'],
  ['end', 'cancel', 'pay'],
];

const readCode = async (response: Promise<GraphqlResponse<unknown>>): Promise<string | undefined> =>
  (await response).errors?.[0]?.extensions.code;

async function expireOrder(id: string): Promise<void> {
  const past = new Date(Date.now() - 1_000);
  const where = { id, heldUntil: { not: null } };
  const { count } = await shop.api.db.order.updateMany({ where, data: { payUntil: past, heldUntil: past } });
  if (count > 0)
    await shop.api.db.productItem.updateMany({ where: { orderItems: { some: { orderId: id } } }, data: { reservedUntil: past } });
}

async function findLedgerViolations(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: shop.api.app.get<Config>(CONFIG).DATABASE_URL });
  await client.connect();
  try {
    return await listLedgerViolations(client);
  } finally {
    await client.end();
  }
}
