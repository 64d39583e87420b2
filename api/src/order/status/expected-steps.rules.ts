import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { DAY_MS } from '../../platform/process/durations.js';
import { activeStatuses, isEnded, isReceived, orderStatuses } from './order-status.rules.js';

/** What the coming steps of a unit depend on. */
export interface UnitTransit {
  status: OrderStatus;
  statusHistory: readonly { status: OrderStatus }[];
  /** Promised day, as an ISO date. */
  estimatedDeliveryDate: string;
  isFromAbroad: boolean;
}

export interface DatedStep {
  status: OrderStatus;
  /** ISO date; null where nothing can be said. */
  date: string | null;
}

/** Each with the percentage of the time from the payment to the promised day that has usually passed when a unit gets there. */
const supplierSteps = activeStatuses.flatMap((status): [OrderStatus, number][] => {
  const { usuallyAt } = orderStatuses[status];
  return usuallyAt === undefined ? [] : [[status, usuallyAt]];
});
const stockSteps: readonly [OrderStatus, number][] = [
  ['HANDED_OVER_FOR_DELIVERY', 50],
  ['DELIVERED', 100],
];

const findPosition = (status: OrderStatus): number => activeStatuses.indexOf(status);
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;
const toDay = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const wasIn = ({ statusHistory }: UnitTransit, target: OrderStatus): boolean => statusHistory.some(({ status }) => status === target);

/** Steps on the way of this unit. Before the payment, only those that every unit takes. */
function listSteps(unit: UnitTransit): readonly [OrderStatus, number][] {
  if (!wasIn(unit, 'AWAITING_RESPONSE_FROM_SUPPLIER')) return stockSteps;
  return supplierSteps.filter(([status]) => unit.isFromAbroad || !orderStatuses[status].onlyFromAbroad);
}

/**
 * Returns the steps that a unit still takes until it is delivered, in order, each with the day around which it is expected. The days divide
 * the time that is left until the promised day. Before the payment, and once the promised day has passed, the days are null.
 */
export function computeExpectedSteps(unit: UnitTransit, today: string): DatedStep[] {
  if (isEnded(unit.status) || isReceived(unit.status)) return [];
  const steps = listSteps(unit);
  const passed = steps.findLast(([status]) => findPosition(status) <= findPosition(unit.status))?.[1] ?? 0;
  const remaining = dayNumber(unit.estimatedDeliveryDate) - dayNumber(today);
  const isDated = remaining >= 0 && (wasIn(unit, 'AWAITING_RESPONSE_FROM_SUPPLIER') || wasIn(unit, 'PAID_READY_TO_SEND'));
  const dateAt = (percentage: number) => toDay(dayNumber(today) + Math.ceil((remaining * (percentage - passed)) / (100 - passed)));
  return steps
    .filter(([status]) => findPosition(status) > findPosition(unit.status))
    .map(([status, percentage]) => ({ status, date: isDated ? dateAt(percentage) : null }));
}
