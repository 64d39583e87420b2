import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome } from '../load/client.ts';
import type { AcknowledgedAccount } from '../load/ledger.ts';
import { addPhone, createShopper, type ShopperContext, type ShopperOptions, signUp } from '../load/shopper.ts';
import { drawBetween, pick } from '../random.ts';
import type { AcknowledgedOrder, AcknowledgedOrders } from './acknowledged-orders.ts';
import type { Goods } from './goods.ts';
import {
  addToCartMutation,
  cancelOrderMutation,
  decidePaymentMutation,
  payOrderMutation,
  placeOrderMutation,
  quoteOrderQuery,
  requestReturnMutation,
  unitsQuery,
} from './operations.ts';

export interface BuyerOptions extends ShopperOptions {
  goods: Goods;
  acknowledgedOrders: AcknowledgedOrders;
  /** Called when a change of an order or a payment is sent. */
  onChange: () => void;
}

export type Buyer = BuyerOptions & ShopperContext & { account: AcknowledgedAccount };

interface QuoteResult {
  lines: { productItemId: string; problem: string | null }[];
  total: number;
  bonuses: number;
  mostBonuses: number;
}

interface OrderInput {
  idempotencyKey: string;
  productItemIds: string[];
  bonuses: number;
  expectedTotal: number;
}

const recipient = { name: 'Анна', surname: 'Ким', phone: '+79160000001' };
const delivery = { cityId: 'sankt-peterburg', street: 'Невский проспект', house: '1' };

/** Error codes after which the buyer chooses again: the unit was sold, the quote is out of date, or too many orders are unpaid. */
const conflictCodes = ['BAD_USER_INPUT', 'CONFLICT', 'ITEMS_UNAVAILABLE', 'ORDER_LIMIT', 'PRICE_CHANGED'];
/** Maximum number of orders that a buyer leaves unpaid, below the limit of the shop. */
const MAX_UNPAID = 3;
/** Number of attempts, enough to outlast a restart of the API. */
const MAX_ATTEMPTS = 100;
const PAYMENT_PAGE_PATH = /\/pay\/([^/?]+)/;

/** Creates a buyer with a phone and welcome bonuses, before the faults begin. */
export async function createBuyer(buyerOptions: BuyerOptions): Promise<Buyer> {
  const shopper = createShopper(buyerOptions);
  const account = await signUp(shopper);
  if (!account) throw new Error('A buyer could not sign up.');
  await addPhone(shopper, account);
  // The account takes its name from the first order.
  account.names.add(recipient.name);
  return { ...buyerOptions, ...shopper, account };
}

/**
 * Places one order after another until the signal aborts. Most orders are paid, some of them after a declined payment. Others are cancelled
 * or stay unpaid.
 */
export async function runBuyer(buyer: Buyer): Promise<void> {
  while (!buyer.signal.aborted) {
    const order = await placeNewOrder(buyer);
    if (order) await continueOrder(buyer, order);
    await reconsiderOrder(buyer);
    await delay(drawBetween(buyer.random, 20, 200));
  }
}

async function continueOrder(buyer: Buyer, order: AcknowledgedOrder): Promise<void> {
  const chance = buyer.random();
  const unpaidOrders = buyer.acknowledgedOrders.orders.filter(
    ({ accountId, state }) => accountId === order.accountId && state === 'unpaid',
  );
  if (chance < 0.1 && unpaidOrders.length < MAX_UNPAID) return;
  if (chance < 0.2) return sendCancellation(buyer, order);
  if (chance < 0.3) await pressPaymentButton(buyer, order, 'DECLINE');
  order.state = (await pressPaymentButton(buyer, order, 'PAY')) ? 'paid' : 'uncertain';
  if (order.state === 'paid' && chance > 0.9) await sendCancellation(buyer, order);
}

async function placeNewOrder(buyer: Buyer): Promise<AcknowledgedOrder | undefined> {
  const ids = buyer.goods.takeSome(buyer.random);
  await sendRequest(buyer, { kind: 'cart', query: addToCartMutation, dto: { ids } });
  const quoteReply = await sendRequest<{ quote: QuoteResult }>(buyer, {
    kind: 'cart',
    query: quoteOrderQuery,
    dto: { productItemIds: ids, delivery: { cityId: delivery.cityId } },
  });
  if (quoteReply.end !== 'done') return undefined;
  const availableIds = quoteReply.data.quote.lines.filter(({ problem }) => problem === null).map(({ productItemId }) => productItemId);
  if (availableIds.length === 0) return undefined;
  const orderInput = await quoteOrder(buyer, availableIds);
  return orderInput && sendOrder(buyer, orderInput);
}

/**
 * Requests a quote, with or without bonuses. Returns the input for placing an order at that total; undefined if the request did not
 * succeed.
 */
async function quoteOrder(buyer: Buyer, productItemIds: string[]): Promise<OrderInput | undefined> {
  const bonuses = buyer.random() < 0.5 ? Math.round(drawBetween(buyer.random, 1, 300)) : 0;
  const dto = { productItemIds, bonuses, delivery: { cityId: delivery.cityId } };
  const quoteReply = await sendRequest<{ quote: QuoteResult }>(buyer, { kind: 'cart', query: quoteOrderQuery, dto });
  if (quoteReply.end !== 'done') return undefined;
  const { total, bonuses: usableBonuses } = quoteReply.data.quote;
  return { idempotencyKey: randomUUID(), productItemIds, bonuses: usableBonuses, expectedTotal: total };
}

/** Sends the order again with the same idempotency key until the shop reports the outcome. */
async function sendOrder(buyer: Buyer, orderInput: OrderInput): Promise<AcknowledgedOrder | undefined> {
  const { acknowledgedOrders, account } = buyer;
  acknowledgedOrders.openKeys.add(orderInput.idempotencyKey);
  const dto = { ...orderInput, recipient: { ...recipient, email: account.email }, delivery };
  const outcome = await repeatUntilAnswered<{ createOrderWithPaymentLink: { id: string } }>(buyer, {
    kind: 'order',
    query: placeOrderMutation,
    dto,
    expectedCodes: conflictCodes,
  });
  if (outcome.end === 'unknown') return undefined;
  acknowledgedOrders.openKeys.delete(orderInput.idempotencyKey);
  if (outcome.end !== 'done') return undefined;
  const order: AcknowledgedOrder = {
    id: outcome.data.createOrderWithPaymentLink.id,
    key: orderInput.idempotencyKey,
    accountId: account.id,
    productItemIds: orderInput.productItemIds,
    total: orderInput.expectedTotal,
    bonuses: orderInput.bonuses,
    state: 'unpaid',
  };
  acknowledgedOrders.orders.push(order);
  return order;
}

/** Opens the page of the payment and presses a button. Returns whether the shop has acknowledged the decision. */
async function pressPaymentButton(buyer: Buyer, order: AcknowledgedOrder, decision: 'PAY' | 'DECLINE'): Promise<boolean> {
  const openOutcome = await repeatUntilAnswered<{ payOrder: { url: string } }>(buyer, {
    kind: 'payment',
    query: payOrderMutation,
    dto: { id: order.id },
    expectedCodes: ['CONFLICT', 'PAYMENT_UNAVAILABLE'],
  });
  const id = openOutcome.end === 'done' ? PAYMENT_PAGE_PATH.exec(openOutcome.data.payOrder.url)?.[1] : undefined;
  if (id === undefined) return false;
  const decisionOutcome = await repeatUntilAnswered<{ decideSandboxPayment: { state: string } }>(buyer, {
    kind: 'payment',
    query: decidePaymentMutation,
    dto: { id, decision },
  });
  return decisionOutcome.end === 'done';
}

async function sendCancellation(buyer: Buyer, order: AcknowledgedOrder): Promise<void> {
  const { end } = await repeatUntilAnswered(buyer, {
    kind: 'order',
    query: cancelOrderMutation,
    dto: { id: order.id },
    expectedCodes: ['CONFLICT'],
  });
  order.state = end === 'done' ? 'cancelled' : 'uncertain';
}

interface RequestedOperation {
  kind: 'cart' | 'order' | 'payment' | 'sign-in';
  query: string;
  dto: object;
  expectedCodes?: readonly string[];
}

export const sendRequest = <Data>({ client, account }: Buyer, request: RequestedOperation): Promise<Outcome<Data>> =>
  client.runOperation<Data>({ ...request, token: account.session.accessToken });

interface OrderedUnit {
  id: string;
  canCancel: boolean;
  canRequestReturn: boolean;
}

/** Cancels a unit of a paid order, or requests its return, if the shop still allows that. */
async function reconsiderOrder(buyer: Buyer): Promise<void> {
  const { random, acknowledgedOrders, account } = buyer;
  const paidOrders = acknowledgedOrders.orders.filter(({ accountId, state }) => accountId === account.id && state === 'paid');
  if (paidOrders.length === 0 || random() > 0.5) return;
  const order = pick(paidOrders, random());
  const orderReply = await sendRequest<{ order: { orderProductItems: OrderedUnit[] } | null }>(buyer, {
    kind: 'order',
    query: unitsQuery,
    dto: { uuid: order.id },
  });
  const units = orderReply.end === 'done' ? (orderReply.data.order?.orderProductItems ?? []) : [];
  const [cancellable, returnable] = [units.filter(({ canCancel }) => canCancel), units.filter(({ canRequestReturn }) => canRequestReturn)];
  const isCancellation = cancellable.length > 1 || (cancellable.length > 0 && returnable.length === 0);
  const unit = (isCancellation ? cancellable : returnable)[0];
  if (!unit) return;
  const query = isCancellation ? cancelOrderMutation : requestReturnMutation;
  const { end } = await repeatUntilAnswered(buyer, {
    kind: 'order',
    query,
    dto: { id: order.id, itemIds: [unit.id] },
    expectedCodes: ['CONFLICT'],
  });
  if (end === 'done') (isCancellation ? acknowledgedOrders.cancelled : acknowledgedOrders.returns).push(unit.id);
}

/** Repeats a change until the shop reports the outcome, as a storefront does when a response is lost. */
export async function repeatUntilAnswered<Data>(buyer: Buyer, request: RequestedOperation): Promise<Outcome<Data>> {
  let outcome: Outcome<Data> = { end: 'unknown' };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    buyer.onChange();
    outcome = await sendRequest<Data>(buyer, request);
    if (outcome.end === 'done' || outcome.end === 'refused') return outcome;
    await delay(drawBetween(buyer.random, 100, 400));
  }
  return outcome;
}
