import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { isBeforeHandover, isHandedOver, isReceived } from './order-status.rules.js';
import { listAllowedSteps, type UnitState } from './status-transitions.rules.js';

/** Finds the shortest sequence of steps by which a manager brings a unit to each reachable status. */
export function findRoutes(unit: UnitState): ReadonlyMap<OrderStatus, readonly OrderStatus[]> {
  const routes = new Map<OrderStatus, readonly OrderStatus[]>([[unit.status, []]]);
  for (const [status, route] of routes) {
    const nextStatuses = listAllowedSteps({ ...unit, status }, 'MANAGER').filter((to) => !routes.has(to));
    for (const to of nextStatuses) routes.set(to, [...route, to]);
  }
  return routes;
}

/** The fields that a step accepts besides the units and their new status. */
export const OrderStepDetail = {
  CANCEL_REASON: 'CANCEL_REASON',
  REPLACEMENT: 'REPLACEMENT',
  TRACK_CODE: 'TRACK_CODE',
  MARKING_CODES: 'MARKING_CODES',
  ESTIMATED_DELIVERY_DATE: 'ESTIMATED_DELIVERY_DATE',
} as const;
export type OrderStepDetail = (typeof OrderStepDetail)[keyof typeof OrderStepDetail];

const detailRules: Record<OrderStepDetail, { isRequired: boolean; accepts: (to: OrderStatus) => boolean }> = {
  CANCEL_REASON: { isRequired: true, accepts: (to) => to === 'CANCEL_PURCHASE' },
  REPLACEMENT: { isRequired: true, accepts: (to) => to === 'ARRANGED_EXCHANGE' },
  TRACK_CODE: { isRequired: false, accepts: isHandedOver },
  MARKING_CODES: { isRequired: false, accepts: (to) => isBeforeHandover(to) || to === 'HANDED_OVER_FOR_DELIVERY' },
  ESTIMATED_DELIVERY_DATE: { isRequired: false, accepts: (to) => isBeforeHandover(to) || (isHandedOver(to) && !isReceived(to)) },
};

export const acceptsDetail = (to: OrderStatus, detail: OrderStepDetail): boolean => detailRules[detail].accepts(to);

const listDetails = (to: OrderStatus, isRequired: boolean): OrderStepDetail[] =>
  Object.values(OrderStepDetail).filter((detail) => detailRules[detail].isRequired === isRequired && acceptsDetail(to, detail));

/** A step that managers may make, with its required fields. */
export interface AvailableStep {
  status: OrderStatus;
  requires: OrderStepDetail[];
  accepts: OrderStepDetail[];
}

/** Lists the steps that managers may make with a unit now. An exchange accepts the replacement only. */
export const listAvailableSteps = (unit: UnitState): AvailableStep[] =>
  listAllowedSteps(unit, 'MANAGER').map((status) => ({
    status,
    requires: listDetails(status, true),
    accepts: status === 'ARRANGED_EXCHANGE' ? [] : listDetails(status, false),
  }));
