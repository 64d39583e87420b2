import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import type { LockedOrder, LockedUnit } from '../status/order-steps.service.js';
import { listAllowedSteps, toUnitState } from '../status/status-transitions.rules.js';

const MAX_REASON_LENGTH = 500;

export const badInputError = (field: string, message: string): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, message, { field, fields: [{ field, message }] });

export const orderNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого заказа нет.');

/** Returns the id as the database writes it. Throws NOT_FOUND if the text is not an id. */
export function parseOrderId(text: string): string {
  if (!isId(text)) throw orderNotFoundError();
  return text.toLowerCase();
}

export function parseReason({ reason: text }: { reason?: string | null }): string {
  const reason = (text ?? '').trim();
  if (reason.length > MAX_REASON_LENGTH) throw badInputError('reason', `Пояснение: не\u00a0длиннее ${MAX_REASON_LENGTH}\u00a0знаков.`);
  return reason;
}

/** Statuses to which `moveOrderUnits` may move the unit now. An exchange needs a replacement, so only `arrangeExchange` makes it. */
export const listRequestableStatuses = (order: LockedOrder, unit: LockedUnit): OrderStatus[] =>
  listAllowedSteps(toUnitState(order, unit), 'MANAGER').filter((status) => status !== 'ARRANGED_EXCHANGE');

/** Creates a CONFLICT error with the current state of the order. */
export const orderConflictError = (order: LockedOrder, units: readonly LockedUnit[], message: string): DomainError =>
  new DomainError(ErrorCode.CONFLICT, message, {
    status: order.status,
    updatedAt: order.updatedAt.toISOString(),
    units: units.map((unit) => ({ id: unit.id, status: unit.status, allowed: listRequestableStatuses(order, unit) })),
  });

/** Throws CONFLICT if the order has changed since the version in the request. */
export function requireCurrent(order: LockedOrder, units: readonly LockedUnit[], { updatedAt }: { updatedAt: Date | null }): void {
  if (updatedAt && updatedAt.getTime() !== order.updatedAt.getTime()) {
    throw orderConflictError(order, units, 'Заказ уже изменился. Посмотрите, каким он стал.');
  }
}
