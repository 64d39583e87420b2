import { requestedIds } from '../../platform/input/ids.rules.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { hasTakenBack, statusBefore } from '../effective-steps.rules.js';
import { isUnpaid, mayTakeBack } from '../order-status.rules.js';
import type { LockedOrder, LockedUnit } from '../order-steps.service.js';
import type { TakeBackOrderStepInput } from './correction.input.js';
import { demandCurrent, refused } from './refused-step.rules.js';
import { parseOrderId, parseReason, wrong } from './requested-step.rules.js';

/** A step that an operator wants to take back, with its input validated. */
export interface RequestedTakeBack {
  orderId: string;
  /** Null for all units of the status. */
  itemIds: string[] | null;
  status: OrderStatus;
  reason: string;
  updatedAt: Date | null;
}

export function toRequestedTakeBack(dto: TakeBackOrderStepInput): RequestedTakeBack {
  const { status, updatedAt = null } = dto;
  const orderId = parseOrderId(dto.orderId);
  const itemIds = dto.itemIds ? requestedIds(dto.itemIds) : null;
  if (itemIds?.length === 0) throw wrong('itemIds', 'Выберите товары.');
  const reason = parseReason(dto);
  if (reason === '') throw wrong('reason', 'Напишите, в\u00a0чём была ошибка.');
  return { orderId, itemIds, status, reason, updatedAt };
}

/** The units to move back. There are none if the step was taken back before. Throws CONFLICT if it cannot be taken back. */
export function unitsToTakeBack(order: LockedOrder, request: RequestedTakeBack, now: Date): LockedUnit[] {
  const { itemIds, status } = request;
  const named = order.items.filter((unit) => itemIds?.includes(unit.id) ?? (unit.status === status || hasTakenBack(unit.changes, status)));
  if (itemIds && named.length < itemIds.length) throw wrong('itemIds', 'Такого товара в\u00a0заказе нет.');
  if (named.length > 0 && named.every(({ changes }) => hasTakenBack(changes, status))) return [];
  const units = itemIds ? named : named.filter((unit) => unit.status === status);
  demandCurrent(order, order.items, request);
  if (units.length === 0 || !units.every((unit) => unit.status === status && statusBefore(unit.changes))) {
    throw refused(order, order.items, 'Товары не\u00a0в\u00a0этом состоянии.');
  }
  if (!mayTakeBack(status)) {
    throw refused(order, units, 'За\u00a0этим шагом уже последовали деньги или чек, поэтому его не\u00a0вернуть.');
  }
  if (isUnpaid(order.status) && units.length < order.items.length) {
    throw wrong('itemIds', 'Неоплаченный заказ меняется только целиком.');
  }
  if (order.heldUntil !== null && order.heldUntil <= now) throw refused(order, units, 'Срок заказа вышел.');
  return units;
}
