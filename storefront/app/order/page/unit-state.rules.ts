import type { OrderStatus } from '../../platform/graphql/generated/graphql.ts';

const ended: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND'];

/** Whether an order or a unit was cancelled or refunded. */
export const isEnded = ({ status }: { status: OrderStatus }): boolean => ended.includes(status);

const justPaid: readonly OrderStatus[] = ['PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER'];

/** Whether an order was paid for and nothing else has happened to it since. */
export const isJustPaid = ({ status }: { status: OrderStatus }): boolean => justPaid.includes(status);

/** Whether a unit goes back to the shop for another one. */
export const isExchanged = ({ status }: { status: OrderStatus }): boolean => status === 'ARRANGED_EXCHANGE';

const received: readonly OrderStatus[] = ['DELIVERED', 'ARRANGED_EXCHANGE'];

/** Whether the shopper has a unit. One that is exchanged was received before. */
export const isReceived = ({ status }: { status: OrderStatus }): boolean => received.includes(status);
