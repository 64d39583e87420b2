import { requestedIds } from '../../platform/input/ids.rules.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { isBeforeHandover, isHandedOver, isReceived } from '../order-status.rules.js';
import type { LockedOrder, LockedUnit } from '../order-steps.service.js';
import type { UnitFacts } from '../unit-facts.service.js';
import type { CorrectOrderUnitsInput } from './correction.input.js';
import { demandCurrent, refused } from './refused-step.rules.js';
import { parseDeliveryDay, parseMarkingCodes, parseOrderId, parseReason, parseTrackCode, wrong } from './requested-step.rules.js';

/** A correction that an operator requested, with its input validated. */
export interface RequestedCorrection {
  orderId: string;
  /** Null for all units that still belong to the order. */
  itemIds: string[] | null;
  facts: UnitFacts;
  reason: string;
  updatedAt: Date | null;
}

/** A handover is the step that takes every fact. */
const status = 'HANDED_OVER_FOR_DELIVERY';

export function toRequestedCorrection(dto: CorrectOrderUnitsInput, today: string): RequestedCorrection {
  const { updatedAt = null } = dto;
  const orderId = parseOrderId(dto.orderId);
  const itemIds = dto.itemIds ? requestedIds(dto.itemIds) : null;
  if (itemIds?.length === 0) throw wrong('itemIds', 'Выберите товары.');
  const facts = {
    trackCode: parseTrackCode(dto.trackCode, status),
    markingCodes: parseMarkingCodes(dto.markingCodes ?? [], status),
    deliveryTo: parseDeliveryDay(dto.estimatedDeliveryDate, { status, today }),
  };
  if (facts.trackCode === null && facts.deliveryTo === null && facts.markingCodes.size === 0) {
    throw wrong('trackCode', 'Напишите, что исправить.');
  }
  return { orderId, itemIds, facts, reason: parseReason(dto), updatedAt };
}

const isReplaced = (current: OrderStatus): boolean => current === 'ARRANGED_EXCHANGE';

/** Throws CONFLICT unless each of these facts may still change. */
export function demandCorrection(order: LockedOrder, units: readonly LockedUnit[], request: RequestedCorrection): void {
  const { trackCode, markingCodes, deliveryTo } = request.facts;
  demandCurrent(order, units, request);
  if (trackCode !== null && !units.every((unit) => isHandedOver(unit.status) && !isReplaced(unit.status))) {
    throw refused(order, units, 'Трек-код есть только у\u00a0товаров, переданных в\u00a0доставку.');
  }
  if (units.some((unit) => markingCodes.has(unit.id) && !isBeforeHandover(unit.status))) {
    throw refused(order, units, 'Код маркировки уже стоит в\u00a0чеке, поэтому его не\u00a0изменить.');
  }
  if (deliveryTo !== null && !units.every((unit) => isUnderway(unit.status))) {
    throw refused(order, units, 'День доставки меняют, пока оплаченный товар в\u00a0пути.');
  }
}

const isUnderway = (current: OrderStatus): boolean => isBeforeHandover(current) || (isHandedOver(current) && !isReceived(current));
