import type { OrderStatus } from '../../platform/graphql/generated/graphql.ts';

const ended: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND'];

/** Whether an order or a unit was cancelled or refunded. */
export const isEnded = ({ status }: { status: OrderStatus }): boolean => ended.includes(status);

const received: readonly OrderStatus[] = ['DELIVERED', 'ARRANGED_EXCHANGE'];

/** Whether the shopper has a unit. One that is exchanged was received before. */
export const isReceived = ({ status }: { status: OrderStatus }): boolean => received.includes(status);
