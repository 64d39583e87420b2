import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome } from '../load/client.ts';
import type { HeldAccount } from '../load/ledger.ts';
import { born, type Life, type Shopping, signUp, takePhone } from '../load/shopper.ts';
import { between, pick } from '../random.ts';
import type { Goods } from './goods.ts';
import type { HeldOrder, HeldOrders } from './held-orders.ts';
import { addToCart, cancelOrder, decidePayment, payOrder, placeOrder, quoteOrder, readUnits, requestReturn } from './operations.ts';

export interface Buying extends Shopping {
  goods: Goods;
  held: HeldOrders;
  /** Called when a change of an order or a payment is sent. */
  onChange: () => void;
}

export type Buyer = Buying & Life & { account: HeldAccount };

interface Quoted {
  lines: { productItemId: string; problem: string | null }[];
  total: number;
  bonuses: number;
  mostBonuses: number;
}

interface Placing {
  idempotencyKey: string;
  productItemIds: string[];
  bonuses: number;
  expectedTotal: number;
}

const recipient = { name: 'Анна', surname: 'Ким', phone: '+79160000001' };
const delivery = { cityId: 'sankt-peterburg', street: 'Невский проспект', house: '1' };

/** A response that lets the buyer choose again: the unit was sold meanwhile, or the quote is no longer true. */
const changedMeanwhile = ['BAD_USER_INPUT', 'CONFLICT', 'ITEMS_UNAVAILABLE', 'ORDER_LIMIT', 'PRICE_CHANGED'];
/** Unpaid orders that a buyer leaves alone, below the number that the shop allows. */
const MAX_LEFT = 3;
/** Enough attempts to outlast a restart. */
const MAX_ATTEMPTS = 100;
const PAYMENT_PAGE = /\/pay\/([^/?]+)/;

/** Creates a buyer with a phone and welcome bonuses, before the faults begin. */
export async function arrive(buying: Buying): Promise<Buyer> {
  const life = born(buying);
  const account = await signUp(life);
  if (!account) throw new Error('A buyer could not sign up.');
  await takePhone(life, account);
  // The first order gives the account its name.
  account.names.add(recipient.name);
  return { ...buying, ...life, account };
}

/** Places one order after another until the signal aborts. Most are paid, some are declined first, cancelled or left. */
export async function buy(buyer: Buyer): Promise<void> {
  while (!buyer.signal.aborted) {
    const order = await place(buyer);
    if (order) await goOn(buyer, order);
    await thinkAgain(buyer);
    await delay(between(buyer.random, 20, 200));
  }
}

async function goOn(buyer: Buyer, order: HeldOrder): Promise<void> {
  const share = buyer.random();
  const left = buyer.held.orders.filter(({ accountId, state }) => accountId === order.accountId && state === 'unpaid');
  if (share < 0.1 && left.length < MAX_LEFT) return;
  if (share < 0.2) return cancel(buyer, order);
  if (share < 0.3) await decide(buyer, order, 'DECLINE');
  order.state = (await decide(buyer, order, 'PAY')) ? 'paid' : 'uncertain';
  if (order.state === 'paid' && share > 0.9) await cancel(buyer, order);
}

async function place(buyer: Buyer): Promise<HeldOrder | undefined> {
  const ids = buyer.goods.pick(buyer.random);
  await ask(buyer, { kind: 'cart', query: addToCart, dto: { ids } });
  const quoted = await ask<{ quote: Quoted }>(buyer, {
    kind: 'cart',
    query: quoteOrder,
    dto: { productItemIds: ids, delivery: { cityId: delivery.cityId } },
  });
  if (quoted.end !== 'done') return undefined;
  const free = quoted.data.quote.lines.filter(({ problem }) => problem === null).map(({ productItemId }) => productItemId);
  if (free.length === 0) return undefined;
  const placing = await preparePlacing(buyer, free);
  return placing && send(buyer, placing);
}

/** Requests the price of the order, with or without bonuses. */
async function preparePlacing(buyer: Buyer, productItemIds: string[]): Promise<Placing | undefined> {
  const bonuses = buyer.random() < 0.5 ? Math.round(between(buyer.random, 1, 300)) : 0;
  const dto = { productItemIds, bonuses, delivery: { cityId: delivery.cityId } };
  const quoted = await ask<{ quote: Quoted }>(buyer, { kind: 'cart', query: quoteOrder, dto });
  if (quoted.end !== 'done') return undefined;
  const { total, bonuses: taken } = quoted.data.quote;
  return { idempotencyKey: randomUUID(), productItemIds, bonuses: taken, expectedTotal: total };
}

/** Repeats the placing under the same key until the shop reports the outcome. */
async function send(buyer: Buyer, placing: Placing): Promise<HeldOrder | undefined> {
  const { held, account } = buyer;
  held.openKeys.add(placing.idempotencyKey);
  const dto = { ...placing, recipient: { ...recipient, email: account.email }, delivery };
  const outcome = await insist<{ createOrderWithPaymentLink: { id: string } }>(buyer, {
    kind: 'order',
    query: placeOrder,
    dto,
    expected: changedMeanwhile,
  });
  if (outcome.end === 'unknown') return undefined;
  held.openKeys.delete(placing.idempotencyKey);
  if (outcome.end !== 'done') return undefined;
  const order: HeldOrder = {
    id: outcome.data.createOrderWithPaymentLink.id,
    key: placing.idempotencyKey,
    accountId: account.id,
    productItemIds: placing.productItemIds,
    total: placing.expectedTotal,
    bonuses: placing.bonuses,
    state: 'unpaid',
  };
  held.orders.push(order);
  return order;
}

/** Opens the page of the payment and presses a button. Returns whether the shop has acknowledged that. */
async function decide(buyer: Buyer, order: HeldOrder, decision: 'PAY' | 'DECLINE'): Promise<boolean> {
  const opened = await insist<{ payOrder: { url: string } }>(buyer, {
    kind: 'payment',
    query: payOrder,
    dto: { id: order.id },
    expected: ['CONFLICT', 'PAYMENT_UNAVAILABLE'],
  });
  const id = opened.end === 'done' ? PAYMENT_PAGE.exec(opened.data.payOrder.url)?.[1] : undefined;
  if (id === undefined) return false;
  const decided = await insist<{ decideSandboxPayment: { state: string } }>(buyer, {
    kind: 'payment',
    query: decidePayment,
    dto: { id, decision },
  });
  return decided.end === 'done';
}

async function cancel(buyer: Buyer, order: HeldOrder): Promise<void> {
  const { end } = await insist(buyer, { kind: 'order', query: cancelOrder, dto: { id: order.id }, expected: ['CONFLICT'] });
  order.state = end === 'done' ? 'cancelled' : 'uncertain';
}

interface Asked {
  kind: 'cart' | 'order' | 'payment' | 'sign-in';
  query: string;
  dto: object;
  expected?: readonly string[];
}

export const ask = <Data>({ client, account }: Buyer, request: Asked): Promise<Outcome<Data>> =>
  client.run<Data>({ ...request, token: account.session.accessToken });

interface OwnUnit {
  id: string;
  canCancel: boolean;
  canRequestReturn: boolean;
}

/** Cancels a unit of a paid order, or requests its return, while the managers have not moved it too far. */
async function thinkAgain(buyer: Buyer): Promise<void> {
  const { random, held, account } = buyer;
  const own = held.orders.filter(({ accountId, state }) => accountId === account.id && state === 'paid');
  if (own.length === 0 || random() > 0.5) return;
  const order = pick(own, random());
  const seen = await ask<{ order: { orderProductItems: OwnUnit[] } | null }>(buyer, {
    kind: 'order',
    query: readUnits,
    dto: { uuid: order.id },
  });
  const units = seen.end === 'done' ? (seen.data.order?.orderProductItems ?? []) : [];
  const [cancellable, returnable] = [units.filter(({ canCancel }) => canCancel), units.filter(({ canRequestReturn }) => canRequestReturn)];
  const isCancelling = cancellable.length > 1 || (cancellable.length > 0 && returnable.length === 0);
  const unit = (isCancelling ? cancellable : returnable)[0];
  if (!unit) return;
  const query = isCancelling ? cancelOrder : requestReturn;
  const { end } = await insist(buyer, { kind: 'order', query, dto: { id: order.id, itemIds: [unit.id] }, expected: ['CONFLICT'] });
  if (end === 'done') (isCancelling ? held.cancelled : held.returns).push(unit.id);
}

/** Repeats a change until the shop reports the outcome, as a storefront does when a response is lost. */
export async function insist<Data>(buyer: Buyer, request: Asked): Promise<Outcome<Data>> {
  let outcome: Outcome<Data> = { end: 'unknown' };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    buyer.onChange();
    outcome = await ask<Data>(buyer, request);
    if (outcome.end === 'done' || outcome.end === 'refused') return outcome;
    await delay(between(buyer.random, 100, 400));
  }
  return outcome;
}
