import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { kopecks } from '../../platform/money.js';
import { mayStep } from '../order-status.rules.js';
import type { LockedOrder, LockedUnit } from '../order-steps.service.js';
import { toUnitState } from '../ordered-unit.rules.js';
import type { ArrangeExchangeInput } from './exchange.input.js';
import { demandCurrent, refused } from './refused-step.rules.js';
import { parseOrderId, parseReason, wrong } from './requested-step.rules.js';

/** An exchange that an operator requested, with its input validated. */
export interface RequestedExchange {
  orderId: string;
  itemId: string;
  productItemId: string;
  reason: string;
  updatedAt: Date | null;
}

export const unknownUnit = (): DomainError => wrong('productItemId', 'Такой единицы в\u00a0каталоге нет.');

export function toRequestedExchange(dto: ArrangeExchangeInput): RequestedExchange {
  const { itemId, productItemId, updatedAt = null } = dto;
  const orderId = parseOrderId(dto.orderId);
  if (!isId(productItemId)) throw unknownUnit();
  return { orderId, itemId: itemId.toLowerCase(), productItemId: productItemId.toLowerCase(), reason: parseReason(dto), updatedAt };
}

/** Finds the line. Throws if it is not in the order. */
export function exchangedUnit({ items }: LockedOrder, { itemId }: RequestedExchange): LockedUnit {
  const unit = items.find(({ id }) => id === itemId);
  if (!unit) throw wrong('itemId', 'Такого товара в\u00a0заказе нет.');
  return unit;
}

/** Whether this very exchange was arranged before, so that a repetition changes nothing. */
export const isArranged = ({ items }: LockedOrder, { itemId, productItemId }: RequestedExchange): boolean =>
  items.some((unit) => unit.replacesId === itemId && unit.productItemId === productItemId);

/** Throws CONFLICT unless the unit may be exchanged now. */
export function demandExchange(order: LockedOrder, unit: LockedUnit, request: RequestedExchange): void {
  demandCurrent(order, [unit], request);
  if (!mayStep(toUnitState(order, unit), 'ARRANGED_EXCHANGE', 'MANAGER')) {
    throw refused(order, [unit], 'Обменять можно только доставленный товар.');
  }
}

export const notFree = (productItemId: string): DomainError =>
  new DomainError(ErrorCode.ITEMS_UNAVAILABLE, 'Эту единицу уже купили или отложили. Выберите другую.', {
    productItemIds: [productItemId],
  });

/** Equal value is the same price for guests, which is the one that offers and listings are compared by. */
export const otherValue = (price: bigint, requiredPrice: bigint): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Обменять можно только на\u00a0товар той\u00a0же цены.', {
    price: kopecks(price),
    wanted: kopecks(requiredPrice),
  });
