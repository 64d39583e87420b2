import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { requestedIds } from '../../platform/input/ids.rules.js';
import type { LockedOrder, LockedUnit } from '../order-steps.service.js';
import { mayRequestReturn, RETURN_DAYS, returnableUntil } from '../return.rules.js';

const wrong = (message: string): DomainError => new DomainError(ErrorCode.BAD_USER_INPUT, message, { field: 'itemIds' });

/** The named units whose return was not requested yet. Throws CONFLICT if one of them cannot be returned, or not any more. */
export function unitsToReturn({ items }: LockedOrder, ids: readonly string[], now: Date): LockedUnit[] {
  const itemIds = requestedIds(ids);
  if (ids.length === 0) throw wrong('Выберите, что вернуть.');
  const named = items.filter(({ id }) => itemIds.includes(id));
  if (named.length < itemIds.length || itemIds.length === 0) throw wrong('Такого товара в\u00a0заказе нет.');
  const fresh = named.filter(({ returnRequestedAt }) => returnRequestedAt === null);
  const refused = fresh.filter((unit) => !mayRequestReturn(unit, now));
  if (refused.length > 0) throw notReturnable(refused);
  return fresh;
}

function notReturnable(units: readonly LockedUnit[]): DomainError {
  const isTooLate = units.every(({ status }) => status === 'DELIVERED');
  const message = isTooLate
    ? `Вернуть товар можно в\u00a0течение ${RETURN_DAYS}\u00a0дней после получения, и\u00a0этот срок уже прошёл. Напишите нам, и\u00a0мы поможем.`
    : 'Вернуть можно только оплаченный товар, который не\u00a0отменён и\u00a0не\u00a0возвращён.';
  const details = units.map(({ id, status, deliveredAt }) => ({
    ...{ id, status },
    returnUntil: deliveredAt && returnableUntil(deliveredAt).toISOString(),
  }));
  return new DomainError(ErrorCode.CONFLICT, message, { reason: isTooLate ? 'LATE' : 'NOT_RETURNABLE', units: details });
}
