import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildPromoCode } from '../../exports/testing.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import { Orders } from '../orders.harness.js';
import { isEnded } from '../status/order-status.rules.js';
import { ExpiredOrdersService } from './expired-orders.service.js';

let api: TestApi;
let orders: Orders;

beforeAll(async () => {
  api = await startTestApi({ DATABASE_POOL: '12' });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
});
afterAll(() => api.close());

interface Race {
  order: BuiltOrder;
  pages: string[];
}

/** Events that may happen to an order at the same moment. A cancellation that comes too late is refused. */
const events = {
  pay: ({ pages }: Race) => orders.completePayment(pages[0] ?? ''),
  payAgain: ({ pages }: Race) => orders.completePayment(pages[1] ?? ''),
  cancel: ({ order }: Race) => retryOnContention(() => orders.cancel(order)).catch(ignoreRefusal),
  end: () => api.app.get(ExpiredOrdersService).endAll(),
  endForAnother: ({ order }: Race) => retryOnContention(() => orders.endExpired(order.items)),
};

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== ErrorCode.CONFLICT) throw error;
}
type EventName = keyof typeof events;

async function startRace(): Promise<Race> {
  const promo = await buildPromoCode(api.db, { mostUses: 1 });
  const order = await orders.place({ bonusShare: 50, promoCodeId: promo.id });
  return { order, pages: [await orders.openPayment(order), await orders.openAnotherPayment(order)] };
}

async function readOutcome({ order }: Race) {
  await orders.waitForRefunds();
  const { paidAt, items } = await api.db.order.findUniqueOrThrow({ where: { id: order.id }, include: { items: true } });
  const captured = await api.db.payment.count({
    where: { orderId: order.id, state: 'SUCCEEDED', refunds: { none: { reference: 'excess' } } },
  });
  return { isPaid: paidAt !== null, captured, outcomes: new Set(items.map(({ status }) => isEnded(status))) };
}

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length === 0 ? [[]] : all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));

/** The events that happen one after another, in words. */
const eventWords = { pay: 'payment', payAgain: 'second payment', cancel: 'cancellation', end: 'deadline' } as const;
type SequentialEvent = keyof typeof eventWords;

describe('a payment, a second payment, a cancellation and the payment deadline', () => {
  // The simultaneous events below also begin with the second payment, and payment-check.test.ts completes it first.
  const sequences = permutations(Object.keys(eventWords) as SequentialEvent[]).filter(
    (sequence) => sequence.indexOf('pay') < sequence.indexOf('payAgain'),
  );

  it.each(
    sequences.map((sequence) => [sequence.map((event) => eventWords[event]).join(', '), sequence] as const),
  )('leave consistent records in the sequence %s', async (_words, sequence) => {
    const race = await startRace();
    await orders.expire(race.order);
    for (const event of sequence) await events[event](race);
    const { isPaid, captured, outcomes } = await readOutcome(race);
    const isBefore = (one: SequentialEvent, other: SequentialEvent) => sequence.indexOf(one) < sequence.indexOf(other);
    // A payment also revives an expired order, which the shopper can no longer cancel.
    const wins = isBefore('pay', 'cancel') || isBefore('end', 'cancel');
    expect({ isPaid, captured }).toEqual(wins ? { isPaid: true, captured: 1 } : { isPaid: false, captured: 0 });
    // Either all units have ended, or none has.
    expect(outcomes.size).toBe(1);
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5])('leave consistent records when they happen at the same time (round %i)', async (round) => {
    const races = await Promise.all([startRace(), startRace()]);
    for (const { order } of races) if (round % 3 > 0) await orders.expire(order);
    const all: EventName[] = ['pay', 'payAgain', 'cancel', 'end', 'endForAnother'];
    const shuffled = [...all.slice(round % all.length), ...all.slice(0, round % all.length)].slice(round % 2);
    await Promise.all(races.flatMap((race) => shuffled.map((event) => events[event](race))));
    for (const race of races) {
      const { isPaid, captured } = await readOutcome(race);
      expect(captured).toBe(isPaid ? 1 : 0);
    }
    expect(await orders.findLedgerViolations()).toEqual([]);
  });
});
