import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { DAY_MS } from '../../platform/process/durations.js';
import { activeStatuses, isEnded, isReceived, orderStatuses } from './order-status.rules.js';

/** The data of the unit that its expected steps depend on. */
export interface UnitTransit {
  status: OrderStatus;
  statusHistory: readonly { status: OrderStatus }[];
  /** Promised day, as an ISO date. */
  estimatedDeliveryDate: string;
  isFromAbroad: boolean;
}

export interface DatedStep {
  status: OrderStatus;
  /** ISO date; null if there is no estimate. */
  date: string | null;
}

/** Steps of a supplier's unit, each with the percentage of the time from payment to promised day that has usually passed by then. */
const supplierSteps = activeStatuses.flatMap((status): [OrderStatus, number][] => {
  const { expectedProgress } = orderStatuses[status];
  return expectedProgress === undefined ? [] : [[status, expectedProgress]];
});
/** The steps that every unit takes, with these percentages for a unit of the shop's own stock. */
const commonSteps: readonly [OrderStatus, number][] = [
  ['HANDED_OVER_FOR_DELIVERY', 50],
  ['DELIVERED', 100],
];

const findActivePosition = (status: OrderStatus): number => activeStatuses.indexOf(status);
const toDayNumber = (day: string): number => Date.parse(day) / DAY_MS;
const formatDay = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

const hasBeenIn = ({ statusHistory }: UnitTransit, target: OrderStatus): boolean => statusHistory.some(({ status }) => status === target);

/** The steps of this unit. A unit that has never awaited a response from its supplier has only the steps that every unit takes. */
function listSteps(unit: UnitTransit): readonly [OrderStatus, number][] {
  if (!hasBeenIn(unit, 'AWAITING_RESPONSE_FROM_SUPPLIER')) return commonSteps;
  return supplierSteps.filter(([status]) => unit.isFromAbroad || !orderStatuses[status].isOnlyFromAbroad);
}

/**
 * Returns the steps that a unit will take until it is delivered, in order, each with its expected day. The days divide the remaining time
 * until the promised day. Before the payment, and after the promised day, the expected days are null.
 */
export function computeExpectedSteps(unit: UnitTransit, today: string): DatedStep[] {
  if (isEnded(unit.status) || isReceived(unit.status)) return [];
  const steps = listSteps(unit);
  const passedPercentage = steps.findLast(([status]) => findActivePosition(status) <= findActivePosition(unit.status))?.[1] ?? 0;
  const remainingDays = toDayNumber(unit.estimatedDeliveryDate) - toDayNumber(today);
  const isDated = remainingDays >= 0 && (hasBeenIn(unit, 'AWAITING_RESPONSE_FROM_SUPPLIER') || hasBeenIn(unit, 'PAID_READY_TO_SEND'));
  const computeDateAt = (percentage: number) =>
    formatDay(toDayNumber(today) + Math.ceil((remainingDays * (percentage - passedPercentage)) / (100 - passedPercentage)));
  return steps
    .filter(([status]) => findActivePosition(status) > findActivePosition(unit.status))
    .map(([status, percentage]) => ({ status, date: isDated ? computeDateAt(percentage) : null }));
}
