import type { OrderStatus } from '../platform/prisma/generated/enums.js';
import { allowedSteps, type UnitState } from './order-status.rules.js';

/** Finds the steps by which a manager brings a unit to each status that can be reached from the present one, the fewest that lead there. */
export function findRoutes(unit: UnitState): ReadonlyMap<OrderStatus, readonly OrderStatus[]> {
  const routes = new Map<OrderStatus, readonly OrderStatus[]>([[unit.status, []]]);
  for (const [status, route] of routes) {
    const next = allowedSteps({ ...unit, status }, 'MANAGER').filter((to) => !routes.has(to));
    for (const to of next) routes.set(to, [...route, to]);
  }
  return routes;
}
