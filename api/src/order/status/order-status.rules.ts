import type { OrderStatus, SupplierType } from '../../platform/prisma/generated/enums.js';

/** The approximate position of a unit on its route. */
export const OrderStage = {
  UNPAID: 'UNPAID',
  PREPARING: 'PREPARING',
  PURCHASE: 'PURCHASE',
  TO_STOCK: 'TO_STOCK',
  DELIVERY: 'DELIVERY',
  RECEIVED: 'RECEIVED',
  ENDED: 'ENDED',
} as const;
export type OrderStage = (typeof OrderStage)[keyof typeof OrderStage];

interface StatusProperties {
  stage: OrderStage;
  /** The description of the status in the GraphQL schema. */
  description: string;
  /** Percentage of the time from payment to promised day that has usually passed when a supplier's unit reaches this status. */
  expectedProgress?: number;
  /** Whether units from Russia skip this status. */
  isOnlyFromAbroad?: boolean;
}

/**
 * Every status, least advanced first, so that the order's status can be taken from its least advanced unit. An exchanged unit counts as
 * delivered, so the sequence of these two statuses is arbitrary. Everything else about a status follows from this table and from the
 * permitted steps.
 */
export const orderStatuses: Readonly<Record<OrderStatus, StatusProperties>> = {
  AWAITING_PAY: { stage: 'UNPAID', description: 'Waits for the payment' },
  AWAITING_CALL: { stage: 'UNPAID', description: 'Waits for the call of a manager' },
  ACCEPT_MEET_WAIT_PAID: { stage: 'UNPAID', description: 'A manager has confirmed the order, which now waits for the payment' },
  AWAITING_RESPONSE_FROM_SUPPLIER: { stage: 'PURCHASE', description: 'Paid; the supplier has not answered yet' },
  PURCHASED_FROM_SELLER: { stage: 'PURCHASE', description: 'Bought from the supplier', expectedProgress: 10 },
  TRANSFERRED_TO_LOGISTICS_CENTER: {
    stage: 'TO_STOCK',
    description: 'At the logistics centre of the country that the unit comes from',
    expectedProgress: 20,
  },
  CUSTOMS_CLEARANCE_IN_TURKEY: { stage: 'TO_STOCK', description: 'In the customs clearance', expectedProgress: 30, isOnlyFromAbroad: true },
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: {
    stage: 'TO_STOCK',
    description: 'The customs have cleared the unit',
    expectedProgress: 40,
    isOnlyFromAbroad: true,
  },
  SHIPPED_TO_RUSSIA_STOCK_MEET: { stage: 'TO_STOCK', description: "On the way to the shop's stock in Russia", expectedProgress: 45 },
  ACCEPTED_IN_RUSSIA_STOCK_MEET: { stage: 'TO_STOCK', description: "In the shop's stock in Russia", expectedProgress: 80 },
  AWAITING_SENT_FROM_MEET: { stage: 'DELIVERY', description: 'Being packed', expectedProgress: 82 },
  PAID_READY_TO_SEND: { stage: 'PREPARING', description: "Paid, and in the shop's own stock" },
  HANDED_OVER_FOR_DELIVERY: { stage: 'DELIVERY', description: 'Handed over to the delivery service', expectedProgress: 85 },
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: { stage: 'DELIVERY', description: 'With the courier' },
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: { stage: 'DELIVERY', description: 'Ready for pickup' },
  DELIVERED: { stage: 'RECEIVED', description: 'Delivered', expectedProgress: 100 },
  ARRANGED_EXCHANGE: { stage: 'RECEIVED', description: 'Exchanged for another unit, which has joined the order' },
  CANCEL_PURCHASE: { stage: 'ENDED', description: 'Cancelled; `cancelReason` says why' },
  ISSUED_REFUND: { stage: 'ENDED', description: 'Cancelled or returned, and refunded' },
};

export const findStage = (status: OrderStatus): OrderStage => orderStatuses[status].stage;

const allStatuses = Object.keys(orderStatuses) as OrderStatus[];

const findPosition = (status: OrderStatus): number => allStatuses.indexOf(status);

const listStatusesOfStages = (...stages: OrderStage[]): OrderStatus[] => allStatuses.filter((status) => stages.includes(findStage(status)));

export const endedStatuses: readonly OrderStatus[] = listStatusesOfStages('ENDED');

/** All statuses of an active unit, least advanced first. */
export const activeStatuses: readonly OrderStatus[] = allStatuses.filter((status) => !endedStatuses.includes(status));

/** Statuses of a unit that no longer belongs to its order: it was cancelled, refunded or replaced. */
export const finalStatuses: readonly OrderStatus[] = [...endedStatuses, 'ARRANGED_EXCHANGE'];

const receivedStatuses: readonly OrderStatus[] = listStatusesOfStages('RECEIVED');

/** Statuses in which an order awaits its payment, and its units are reserved. */
export const unpaidStatuses: readonly OrderStatus[] = listStatusesOfStages('UNPAID');

export const payableStatuses = ['AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID'] as const satisfies readonly OrderStatus[];

export const includesStatus = (statuses: readonly OrderStatus[], status: OrderStatus): boolean => statuses.includes(status);

export const isEnded = (status: OrderStatus): boolean => includesStatus(endedStatuses, status);
export const isReceived = (status: OrderStatus): boolean => includesStatus(receivedStatuses, status);
/** Whether a unit still belongs to its order: it was neither cancelled nor refunded nor replaced by another one. */
export const belongsToOrder = (status: OrderStatus): boolean => !includesStatus(finalStatuses, status);
export const isUnpaid = (status: OrderStatus): boolean => includesStatus(unpaidStatuses, status);
export const isPayable = (status: OrderStatus): boolean => includesStatus(payableStatuses, status);

/** Paid statuses of units that were not bought from a supplier yet: such a unit is for sale again once it is cancelled. */
export const beforePurchaseStatuses = ['AWAITING_RESPONSE_FROM_SUPPLIER', 'PAID_READY_TO_SEND'] as const satisfies readonly OrderStatus[];

/** Whether a unit of this status was handed over for delivery, so that the delivery fee is not refunded. */
export const isHandedOver = (status: OrderStatus): boolean =>
  includesStatus(activeStatuses, status) && findPosition(status) >= findPosition('HANDED_OVER_FOR_DELIVERY');

/** Statuses of units that the carrier has, or holds ready. */
export const inTransitStatuses: readonly OrderStatus[] = listStatusesOfStages('DELIVERY').filter(isHandedOver);

export const betweenPurchaseAndSendingStatuses: readonly OrderStatus[] = allStatuses.slice(
  findPosition('PURCHASED_FROM_SELLER'),
  findPosition('AWAITING_SENT_FROM_MEET') + 1,
);

/** Statuses whose step affects neither money nor bonuses nor receipts, so that the step can be taken back. */
const reversibleStatuses: readonly OrderStatus[] = [
  'ACCEPT_MEET_WAIT_PAID',
  ...betweenPurchaseAndSendingStatuses,
  'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
  'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
];

/** Whether a manager may take back a step to this status. */
export const mayTakeBack = (status: OrderStatus): boolean => includesStatus(reversibleStatuses, status);

/** Status of a unit once its order is paid. */
export const findFirstPaidStatus = (supplier: SupplierType): OrderStatus =>
  supplier === 'MEET_WAREHOUSE' ? 'PAID_READY_TO_SEND' : 'AWAITING_RESPONSE_FROM_SUPPLIER';

/** Whether a paid unit that was cancelled from this status is for sale again, unless its supplier has refused it. */
export const isForSaleAgain = (cancelledFrom: OrderStatus): boolean => includesStatus(beforePurchaseStatuses, cancelledFrom);

/** Whether a unit of this status is paid for and not handed over yet. */
export const isBeforeHandover = (status: OrderStatus): boolean =>
  includesStatus([...beforePurchaseStatuses, ...betweenPurchaseAndSendingStatuses], status);

/**
 * Status of an order: the status of its least advanced active unit. Once all units have ended, the status is ISSUED_REFUND if any unit was
 * refunded.
 */
export function computeOrderStatus(units: readonly { status: OrderStatus }[]): OrderStatus {
  const unitStatuses = units.map(({ status }) => status).filter((status) => !isEnded(status));
  if (unitStatuses.length === 0) return units.some(({ status }) => status === 'ISSUED_REFUND') ? 'ISSUED_REFUND' : 'CANCEL_PURCHASE';
  return unitStatuses.reduce((min, status) => (findPosition(status) < findPosition(min) ? status : min));
}

/** Groups of statuses by which lists of orders are filtered. */
export const OrderListState = { UNDERWAY: 'UNDERWAY', COMPLETED: 'COMPLETED' } as const;
export type OrderListState = (typeof OrderListState)[keyof typeof OrderListState];

/** Statuses of active orders and units, which were not received yet. */
export const underwayStatuses: readonly OrderStatus[] = activeStatuses.filter((status) => !receivedStatuses.includes(status));

const completedStatuses: readonly OrderStatus[] = [...receivedStatuses, ...endedStatuses];

/** Statuses of the orders in this group. Every status belongs to one group. */
export const listStatuses = (state: OrderListState): readonly OrderStatus[] =>
  state === 'UNDERWAY' ? underwayStatuses : completedStatuses;
