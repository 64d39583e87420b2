import type { OrderStage, OrderStatus } from '../platform/graphql/generated/graphql.ts';

/** Statuses of example orders, by the stage that the API returns. Examples need not have every status. */
export const cannedStages: Record<OrderStage, readonly OrderStatus[]> = {
  UNPAID: ['AWAITING_PAY', 'AWAITING_CALL', 'ACCEPT_MEET_WAIT_PAID'],
  PREPARING: ['PAID_READY_TO_SEND'],
  PURCHASE: ['AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER'],
  TO_STOCK: [
    'TRANSFERRED_TO_LOGISTICS_CENTER',
    'CUSTOMS_CLEARANCE_IN_TURKEY',
    'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
    'SHIPPED_TO_RUSSIA_STOCK_MEET',
    'ACCEPTED_IN_RUSSIA_STOCK_MEET',
  ],
  DELIVERY: ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
  RECEIVED: ['DELIVERED', 'ARRANGED_EXCHANGE'],
  ENDED: ['CANCEL_PURCHASE', 'ISSUED_REFUND'],
};

/** A status with its stage, as the API returns them. */
export function cannedStatus<Status extends OrderStatus>(status: Status): { status: Status; stage: OrderStage } {
  const [stage] = Object.entries(cannedStages).find(([, statuses]) => statuses.includes(status)) ?? [];
  if (!stage) throw new Error(`no example order is ${status}`);
  return { status, stage: stage as OrderStage };
}
