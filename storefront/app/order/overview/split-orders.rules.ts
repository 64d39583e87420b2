import type { ListedOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { isEnded, isReceived } from '../order-status.rules.ts';
import { isStopped } from '../parcel.rules.ts';

/** Orders by the next action of the shopper. Each is listed once, under the most urgent one. */
export interface SplitOrders {
  toPay: ListedOrderFragment[];
  toCollect: ListedOrderFragment[];
  /** Orders of which nothing will arrive any more, because the delivery service has not handed them out. */
  notHandedOut: ListedOrderFragment[];
  /** Orders that a manager confirms by phone before they are paid. */
  toConfirm: ListedOrderFragment[];
  inTransit: ListedOrderFragment[];
}

const isReady = ({ orderProductItems }: ListedOrderFragment): boolean =>
  orderProductItems.some((unit) => unit.status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' && !isStopped(unit));

const isNotHandedOut = ({ orderProductItems }: ListedOrderFragment): boolean =>
  orderProductItems.some(isStopped) && orderProductItems.every((unit) => isStopped(unit) || isEnded(unit) || isReceived(unit));

function findPart(order: ListedOrderFragment): keyof SplitOrders {
  if (order.canPay) return 'toPay';
  if (isReady(order)) return 'toCollect';
  if (order.status === 'AWAITING_CALL') return 'toConfirm';
  return isNotHandedOut(order) ? 'notHandedOut' : 'inTransit';
}

export function splitOrders(orders: readonly ListedOrderFragment[]): SplitOrders {
  const parts: SplitOrders = { toPay: [], toCollect: [], notHandedOut: [], toConfirm: [], inTransit: [] };
  for (const order of orders) parts[findPart(order)].push(order);
  return parts;
}
