import type { OrderStatus } from '../platform/prisma/generated/enums.js';
import { activeStatuses, endedStatuses, receivedStatuses } from './order-status.rules.js';

/** How far an order is, for lists. */
export const OrderListState = { UNDERWAY: 'UNDERWAY', COMPLETED: 'COMPLETED' } as const;
export type OrderListState = (typeof OrderListState)[keyof typeof OrderListState];

/** Statuses of orders and units that are still to arrive. */
export const underwayStatuses: readonly OrderStatus[] = activeStatuses.filter((status) => !receivedStatuses.includes(status));

const completedStatuses: readonly OrderStatus[] = [...receivedStatuses, ...endedStatuses];

/** Statuses of the orders in this state. Every status belongs to one state. */
export const listStatuses = (state: OrderListState): readonly OrderStatus[] =>
  state === 'UNDERWAY' ? underwayStatuses : completedStatuses;
