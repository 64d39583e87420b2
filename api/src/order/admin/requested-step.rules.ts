import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { requireIds } from '../../platform/input/ids.rules.js';
import type { CancelReason, OrderStatus } from '../../platform/prisma/generated/enums.js';
import { acceptsDetail } from '../status/manager-steps.rules.js';
import { belongsToOrder, isEnded, isUnpaid } from '../status/order-status.rules.js';
import type { LockedOrder, LockedUnit } from '../status/order-steps.service.js';
import { areDetailsStored, type UnitDetails } from '../status/unit-details.service.js';
import {
  badInputError,
  listRequestableStatuses,
  orderConflictError,
  parseOrderId,
  parseReason,
  requireCurrent,
} from './admin-request.rules.js';
import type { MoveOrderUnitsInput } from './order-unit-steps.input.js';
import { parseDeliveryDay, parseMarkingCodes, parseTrackCode } from './step-details.rules.js';

/** A validated request for a step. The order's state is not checked yet. */
export interface RequestedStep {
  orderId: string;
  /** Null for all units that still belong to the order. */
  itemIds: string[] | null;
  status: OrderStatus;
  /** Null unless the status is CANCEL_PURCHASE. */
  cancelReason: CancelReason | null;
  reason: string;
  details: UnitDetails;
  updatedAt: Date | null;
}

/** Reads the input. Throws BAD_USER_INPUT for input that is invalid for every order. */
export function toRequestedStep(dto: MoveOrderUnitsInput, today: string): RequestedStep {
  const { status, updatedAt = null } = dto;
  const orderId = parseOrderId(dto.orderId);
  const itemIds = dto.itemIds ? requireIds(dto.itemIds) : null;
  if (itemIds?.length === 0) throw badInputError('itemIds', 'Выберите товары.');
  const reason = parseReason(dto);
  const details = {
    trackCode: parseTrackCode(dto.trackCode, status),
    markingCodes: parseMarkingCodes(dto.markingCodes ?? [], status),
    deliveryTo: parseDeliveryDay(dto.estimatedDeliveryDate, { status, today }),
  };
  return { orderId, itemIds, status, cancelReason: resolveCancelReason(dto), reason, details, updatedAt };
}

function resolveCancelReason({ status, cancelReason }: MoveOrderUnitsInput): CancelReason | null {
  const isCancelling = acceptsDetail(status, 'CANCEL_REASON');
  if (isCancelling && !cancelReason) throw badInputError('cancelReason', 'Укажите, почему товары отменяются.');
  if (!isCancelling && cancelReason) throw badInputError('cancelReason', 'Причина отмены бывает только у\u00a0отмены.');
  if (cancelReason === 'TERM') throw badInputError('cancelReason', 'По\u00a0сроку заказы отменяет только сам магазин.');
  return cancelReason ?? null;
}

/** The units that the step names. Throws if one of them is not in the order, or if an unpaid order would be split. */
export function selectUnits(order: LockedOrder, { itemIds, details }: Pick<RequestedStep, 'itemIds' | 'details'>): LockedUnit[] {
  const namedUnits = order.items.filter(({ id, status }) => itemIds?.includes(id) ?? belongsToOrder(status));
  if (itemIds && namedUnits.length < itemIds.length) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Такого товара в\u00a0заказе нет.', { field: 'itemIds' });
  }
  if ([...details.markingCodes.keys()].some((id) => !namedUnits.some((unit) => unit.id === id))) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Код маркировки дан товару, которого в\u00a0этом шаге нет.', { field: 'markingCodes' });
  }
  if (isUnpaid(order.status) && namedUnits.length < order.items.length) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Неоплаченный заказ меняется только целиком.', { field: 'itemIds' });
  }
  if (namedUnits.length === 0) throw orderConflictError(order, order.items, 'Заказ уже завершён.');
  return namedUnits;
}

/** Whether the units have already made this step, so that a repetition changes nothing. */
export const isStepMade = (units: readonly LockedUnit[], { status, cancelReason, details }: RequestedStep): boolean =>
  units.every((unit) =>
    status === 'CANCEL_PURCHASE'
      ? isEnded(unit.status) && unit.cancelReason === cancelReason
      : unit.status === status && areDetailsStored(unit, details),
  );

/** Throws CONFLICT, with the permitted steps, unless every unit may make the step now. */
export function requireStep(order: LockedOrder, units: readonly LockedUnit[], requestedStep: RequestedStep & { now: Date }): void {
  const { status, now } = requestedStep;
  requireCurrent(order, units, requestedStep);
  if (!units.every((unit) => listRequestableStatuses(order, unit).includes(status))) {
    throw orderConflictError(order, units, 'Из\u00a0нынешнего состояния такого шага нет.');
  }
  if (status === 'ACCEPT_MEET_WAIT_PAID' && (order.heldUntil === null || order.heldUntil <= now)) {
    throw orderConflictError(order, units, 'Срок заказа вышел.');
  }
}
