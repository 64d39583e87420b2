import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { allowedSteps, isEnded, isInForce, isUnpaid } from '../order-status.rules.js';
import type { LockedOrder, LockedUnit } from '../order-steps.service.js';
import { toUnitState } from '../ordered-unit.rules.js';
import { areFactsFound } from '../unit-facts.service.js';
import type { RequestedStep } from './requested-step.rules.js';

/** Statuses that `moveOrderUnits` may give the unit now. An exchange needs a replacement, which `arrangeExchange` takes. */
const listAllowed = (order: LockedOrder, unit: LockedUnit): OrderStatus[] =>
  allowedSteps(toUnitState(order, unit), 'MANAGER').filter((status) => status !== 'ARRANGED_EXCHANGE');

/** CONFLICT, with what the order is now. */
export const refused = (order: LockedOrder, units: readonly LockedUnit[], message: string): DomainError =>
  new DomainError(ErrorCode.CONFLICT, message, {
    status: order.status,
    updatedAt: order.updatedAt.toISOString(),
    units: units.map((unit) => ({ id: unit.id, status: unit.status, allowed: listAllowed(order, unit) })),
  });

/** The units that the step names. Throws if one of them is not in the order, or if an unpaid order would be torn apart. */
export function namedUnits(order: LockedOrder, { itemIds, facts }: Pick<RequestedStep, 'itemIds' | 'facts'>): LockedUnit[] {
  const named = order.items.filter(({ id, status }) => itemIds?.includes(id) ?? isInForce(status));
  if (itemIds && named.length < itemIds.length) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Такого товара в\u00a0заказе нет.', { field: 'itemIds' });
  }
  if ([...facts.markingCodes.keys()].some((id) => !named.some((unit) => unit.id === id))) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Код маркировки дан товару, которого в\u00a0этом шаге нет.', { field: 'markingCodes' });
  }
  if (isUnpaid(order.status) && named.length < order.items.length) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Неоплаченный заказ меняется только целиком.', { field: 'itemIds' });
  }
  if (named.length === 0) throw refused(order, order.items, 'Заказ уже завершён.');
  return named;
}

/** Whether the units have made this very step before, so that a repetition changes nothing. */
export const isDone = (units: readonly LockedUnit[], { status, cancelReason, facts }: RequestedStep): boolean =>
  units.every((unit) =>
    status === 'CANCEL_PURCHASE'
      ? isEnded(unit.status) && unit.cancelReason === cancelReason
      : unit.status === status && areFactsFound(unit, facts),
  );

/** Throws CONFLICT if the order has changed since the operator saw it. */
export function demandCurrent(order: LockedOrder, units: readonly LockedUnit[], { updatedAt }: { updatedAt: Date | null }): void {
  if (updatedAt && updatedAt.getTime() !== order.updatedAt.getTime()) {
    throw refused(order, units, 'Заказ уже изменился. Посмотрите, каким он стал.');
  }
}

/** Throws CONFLICT, with what is allowed, unless every unit may make the step now. */
export function demandStep(order: LockedOrder, units: readonly LockedUnit[], request: RequestedStep & { now: Date }): void {
  const { status, now } = request;
  demandCurrent(order, units, request);
  if (!units.every((unit) => listAllowed(order, unit).includes(status))) {
    throw refused(order, units, 'Из\u00a0нынешнего состояния такого шага нет.');
  }
  if (status === 'ACCEPT_MEET_WAIT_PAID' && (order.heldUntil === null || order.heldUntil <= now)) {
    throw refused(order, units, 'Срок заказа вышел.');
  }
}
