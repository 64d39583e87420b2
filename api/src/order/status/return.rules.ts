import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { requireIds } from '../../platform/input/ids.rules.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { DAY_MS } from '../../platform/process/durations.js';
import { MOSCOW_OFFSET_MS } from './moscow-day.rules.js';
import { belongsToOrder, isBeforeHandover, isHandedOver } from './order-status.rules.js';
import type { LockedOrder, LockedUnit } from './order-steps.service.js';

/** Days after the delivery in which the shop accepts returns. The law requires seven. */
export const RETURN_DAYS = 14;

/** Until when the return of a unit that was received at this time may be requested: the end of the last day, in Moscow. */
export function computeReturnDeadline(receivedAt: Date): Date {
  const day = Math.floor((receivedAt.getTime() + MOSCOW_OFFSET_MS) / DAY_MS);
  return new Date((day + RETURN_DAYS + 1) * DAY_MS - MOSCOW_OFFSET_MS);
}

/** Days after the request within which the law requires the refund. */
const REFUND_DAYS = 10;

export const computeRefundDeadline = (requestedAt: Date): Date => new Date(requestedAt.getTime() + REFUND_DAYS * DAY_MS);

interface Unit {
  status: OrderStatus;
  deliveredAt: Date | null;
}

/** Whether the return of a unit may be requested: from its payment until its delivery, and for some days after that. */
export function mayRequestReturn({ status, deliveredAt }: Unit, now: Date): boolean {
  if (status === 'DELIVERED') return deliveredAt === null || now < computeReturnDeadline(deliveredAt);
  return isBeforeHandover(status) || (isHandedOver(status) && belongsToOrder(status));
}

/** Whether a requested return may be withdrawn: until the unit was refunded, cancelled or exchanged. */
export const mayWithdrawReturn = ({ status, returnRequestedAt }: Pick<LockedUnit, 'status' | 'returnRequestedAt'>): boolean =>
  returnRequestedAt !== null && belongsToOrder(status);

const badInputError = (message: string): DomainError => new DomainError(ErrorCode.BAD_USER_INPUT, message, { field: 'itemIds' });

function findUnits({ items }: LockedOrder, ids: readonly string[]): LockedUnit[] {
  const itemIds = requireIds(ids);
  if (ids.length === 0) throw badInputError('Выберите хотя\u00a0бы одну вещь.');
  const namedUnits = items.filter(({ id }) => itemIds.includes(id));
  // Compares with the number of requested ids, because `requireIds` drops malformed ids.
  if (namedUnits.length < new Set(ids.map((id) => id.toLowerCase())).size) throw badInputError('Такого товара в\u00a0заказе нет.');
  return namedUnits;
}

/** The units with these ids whose return was not requested yet. Throws CONFLICT if one of them may not, or may no longer, be returned. */
export function selectReturnUnits(order: LockedOrder, ids: readonly string[], now: Date): LockedUnit[] {
  const unitsToReturn = findUnits(order, ids).filter(({ returnRequestedAt }) => returnRequestedAt === null);
  const unreturnableUnits = unitsToReturn.filter((unit) => !mayRequestReturn(unit, now));
  if (unreturnableUnits.length > 0) throw notReturnableError(unreturnableUnits);
  return unitsToReturn;
}

interface Withdrawal {
  itemIds: readonly string[];
  /** Time of the return request that the client has displayed to the shopper. */
  requestedAt?: Date | null;
}

/**
 * The units with these ids whose return is requested. Throws CONFLICT if the return of a unit has ended, or was requested again after
 * `requestedAt`.
 */
export function selectWithdrawnUnits(order: LockedOrder, { itemIds, requestedAt }: Withdrawal): LockedUnit[] {
  const requestedUnits = findUnits(order, itemIds).filter(({ returnRequestedAt }) => returnRequestedAt !== null);
  const finishedUnits = requestedUnits.filter((unit) => !mayWithdrawReturn(unit));
  if (finishedUnits.length > 0) throw returnFinishedError(finishedUnits);
  const unitsRequestedAgain = requestedUnits.filter(
    ({ returnRequestedAt }) => requestedAt && returnRequestedAt && returnRequestedAt > requestedAt,
  );
  if (unitsRequestedAgain.length > 0) throw returnRequestedAgainError(unitsRequestedAgain);
  return requestedUnits;
}

function returnRequestedAgainError(units: readonly LockedUnit[]): DomainError {
  const details = units.map(({ id, status, returnRequestedAt }) => ({ id, status, returnRequestedAt: returnRequestedAt?.toISOString() }));
  return new DomainError(ErrorCode.CONFLICT, 'Вы\u00a0уже подали новую заявку на\u00a0эту вещь. Обновите страницу и\u00a0проверьте её.', {
    units: details,
  });
}

function returnFinishedError(units: readonly LockedUnit[]): DomainError {
  const details = units.map(({ id, status }) => ({ id, status }));
  return new DomainError(ErrorCode.CONFLICT, 'Эту заявку уже не\u00a0отменить: вещь возвращена, обменена или\u00a0отменена.', {
    units: details,
  });
}

function notReturnableError(units: readonly LockedUnit[]): DomainError {
  const isOverdue = units.every(({ status }) => status === 'DELIVERED');
  const message = isOverdue
    ? `Вернуть товар можно в\u00a0течение ${RETURN_DAYS}\u00a0дней после получения, и\u00a0этот срок уже прошёл. Напишите нам, и\u00a0мы поможем.`
    : 'Вернуть можно только оплаченный товар, который не\u00a0отменён и\u00a0не\u00a0возвращён.';
  const details = units.map(({ id, status, deliveredAt }) => ({
    ...{ id, status },
    returnUntil: deliveredAt && computeReturnDeadline(deliveredAt).toISOString(),
  }));
  return new DomainError(ErrorCode.CONFLICT, message, { reason: isOverdue ? 'LATE' : 'NOT_RETURNABLE', units: details });
}
