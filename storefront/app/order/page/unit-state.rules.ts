import type { OrderStage, OrderStatus } from '../../platform/graphql/generated/graphql.ts';

interface Staged {
  stage: OrderStage;
}

interface WithStatus {
  status: OrderStatus;
}

/** Whether an order or a unit was cancelled or refunded. */
export const isEnded = ({ stage }: Staged): boolean => stage === 'ENDED';

/** Whether an order or a unit waits for the payment, or for the call before it. */
export const isUnpaid = ({ stage }: Staged): boolean => stage === 'UNPAID';

/** Whether the shopper has a unit. One that is exchanged was received before. */
export const isReceived = ({ stage }: Staged): boolean => stage === 'RECEIVED';

const justPaid: readonly OrderStatus[] = ['PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER'];

/** Whether an order was paid for and nothing else has happened to it since. */
export const isJustPaid = ({ status }: WithStatus): boolean => justPaid.includes(status);

/** Whether a unit goes back to the shop for another one. */
export const isExchanged = ({ status }: WithStatus): boolean => status === 'ARRANGED_EXCHANGE';
