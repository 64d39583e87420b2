import type { ListedOrderFragment } from '../../platform/graphql/generated/graphql.ts';

/** Orders by what the shopper does next. Each is listed once, under what is most urgent. */
export interface SplitOrders {
  toPay: ListedOrderFragment[];
  toCollect: ListedOrderFragment[];
  onTheWay: ListedOrderFragment[];
}

const isReady = ({ orderProductItems }: ListedOrderFragment): boolean =>
  orderProductItems.some(({ status }) => status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');

export const splitOrders = (orders: readonly ListedOrderFragment[]): SplitOrders => ({
  toPay: orders.filter(({ canPay }) => canPay),
  toCollect: orders.filter((order) => !order.canPay && isReady(order)),
  onTheWay: orders.filter((order) => !order.canPay && !isReady(order)),
});
