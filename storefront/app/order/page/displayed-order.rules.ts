import type { OrderPageQuery, PublicOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { isEnded, isExchanged, isJustPaid, isReceived, isUnpaid } from '../order-status.rules.ts';
import { isUndeliverable } from '../parcel.rules.ts';
import type { OrderLine } from './unit/order-line.rules.ts';

/** An order with the fields that only its owner sees. */
export type OwnOrder = NonNullable<OrderPageQuery['getOrderByUUID']>;

/** A unit of an order, with the fields that only the owner sees. */
export type OwnLine = OwnOrder['orderProductItems'][number];

/** An order: the part that everybody with the link sees, and the part that only its owner sees. */
export interface DisplayedOrder {
  publicOrder: PublicOrderFragment;
  /** Null for everybody but the owner. */
  ownOrder: OwnOrder | null;
}

/** Returns the part of the owner's order that everybody with the link sees. */
export const toPublicOrder = (ownOrder: OwnOrder): PublicOrderFragment => ({ ...ownOrder, city: ownOrder.addressDelivery.city });

/**
 * Returns three lists, each contained in the previous: units that have not ended, that have not been received, and that are still expected.
 */
export function splitUnits({ publicOrder, ownOrder }: DisplayedOrder) {
  const lines: readonly OrderLine[] = ownOrder?.orderProductItems ?? publicOrder.orderProductItems;
  const activeLines = lines.filter((line) => !isEnded(line));
  const unreceivedLines = activeLines.filter((line) => !isReceived(line));
  return { activeLines, unreceivedLines, expectedLines: unreceivedLines.filter((line) => !isUndeliverable(line)) };
}

/** Whether an order can only proceed by a payment, and not by a call of a manager. */
export const isAwaitingPayment = (publicOrder: PublicOrderFragment): boolean =>
  isUnpaid(publicOrder) && publicOrder.status !== 'AWAITING_CALL';

/** Whether a payment was begun and the bank has not reported a result: the shopper may have paid or abandoned the payment. */
export const isPaymentBegun = ({ publicOrder }: DisplayedOrder) =>
  publicOrder.payment.state === 'PENDING' && isAwaitingPayment(publicOrder);

/** Whether the page waits for the bank: the money has arrived, or the shopper has just come back from the payment. */
export const mustWaitForBank = (order: DisplayedOrder, isBackFromPayment: boolean): boolean =>
  (order.publicOrder.payment.state === 'SUCCEEDED' && isAwaitingPayment(order.publicOrder)) || (isBackFromPayment && isPaymentBegun(order));

/** Whether the shop has begun to exchange a unit and nothing else has happened to the order since. */
export const hasExchange = (publicOrder: PublicOrderFragment): boolean =>
  isJustPaid(publicOrder) && publicOrder.orderProductItems.some(isExchanged);

/** Whether the page thanks the owner for the payment. It does so only while nothing else has happened to the order. */
export const shouldThank = ({ publicOrder, ownOrder }: DisplayedOrder): boolean =>
  ownOrder !== null && isJustPaid(publicOrder) && !hasExchange(publicOrder);

/**
 * Whether the page links back to the catalog or the cart. There is no such link if a payment is possible, or if units are in transit or
 * must be returned, because these matter more.
 */
export const hasShopLink = (order: DisplayedOrder, isWaitingForBank: boolean): boolean =>
  isWaitingForBank || isEnded(order.publicOrder) || (isUnpaid(order.publicOrder) && !order.publicOrder.canPay) || shouldThank(order);

/** Whether the order was paid and neither cancelled nor refunded as a whole. */
export const isPaidAndActive = ({ publicOrder }: DisplayedOrder): boolean =>
  publicOrder.payment.state === 'SUCCEEDED' && !isEnded(publicOrder);
