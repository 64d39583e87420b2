import type { JournalChange } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId, requireIds } from '../../platform/input/ids.rules.js';
import { cleanTypedText } from '../../platform/input/text.rules.js';
import type { CancelReason, OrderStatus } from '../../platform/prisma/generated/enums.js';
import type { Operator } from '../../platform/viewer/viewers.port.js';
import { acceptsDetail, toUnitState } from '../status/manager-steps.rules.js';
import { belongsToOrder, isEnded, isUnpaid } from '../status/order-status.rules.js';
import type { LockedOrder, LockedUnit } from '../status/order-steps.service.js';
import { listAllowedSteps } from '../status/status-transitions.rules.js';
import { areDetailsStored, type UnitDetails } from '../status/unit-details.service.js';
import type { MoveOrderUnitsInput, UnitMarkingInput } from './order-unit-steps.input.js';

const MAX_REASON_LENGTH = 500;
const TRACK_CODE = /^[\p{L}\d-]{1,50}$/u;
/** Letters, digits and signs of GS1, without the separators of its fields. */
const MARKING_CODE = /^[!-~]{10,200}$/;
const SEPARATOR = '\u001d';

/** A validated request for a step. The order's state is not checked yet. */
export interface RequestedStep {
  orderId: string;
  /** Null for all units that have not ended. */
  itemIds: string[] | null;
  status: OrderStatus;
  /** Null unless the status is CANCEL_PURCHASE. */
  cancelReason: CancelReason | null;
  reason: string;
  details: UnitDetails;
  updatedAt: Date | null;
}

export const badInputError = (field: string, message: string): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, message, { field, fields: [{ field, message }] });

export const orderNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого заказа нет.');

/** The id as the database returns it. */
export function parseOrderId(text: string): string {
  if (!isId(text)) throw orderNotFoundError();
  return text.toLowerCase();
}

export function parseReason({ reason: text }: { reason?: string | null }): string {
  const reason = (text ?? '').trim();
  if (reason.length > MAX_REASON_LENGTH) throw badInputError('reason', `Пояснение: не\u00a0длиннее ${MAX_REASON_LENGTH}\u00a0знаков.`);
  return reason;
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

export function parseTrackCode(text: string | null | undefined, status: OrderStatus): string | null {
  const code = cleanTypedText(text ?? '');
  if (code === '') return null;
  if (!acceptsDetail(status, 'TRACK_CODE')) throw badInputError('trackCode', 'Трек-код появляется, когда товары переданы в\u00a0доставку.');
  if (!TRACK_CODE.test(code)) throw badInputError('trackCode', 'Трек-код: буквы, цифры и\u00a0дефис, не\u00a0длиннее 50\u00a0знаков.');
  return code;
}

export function parseMarkingCodes(inputs: readonly UnitMarkingInput[], status: OrderStatus): ReadonlyMap<string, string> {
  const codes = new Map(inputs.map(({ itemId, markingCode }) => [itemId.toLowerCase(), markingCode.trim()]));
  const field = 'markingCodes';
  if (codes.size > 0 && !acceptsDetail(status, 'MARKING_CODES')) {
    throw badInputError(field, 'Коды маркировки вводят не\u00a0позже передачи в\u00a0доставку.');
  }
  if (![...codes.values()].every((code) => MARKING_CODE.test(code.replaceAll(SEPARATOR, ''))))
    throw badInputError(field, 'Код маркировки прочитан с\u00a0ошибкой.');
  const hasDuplicates = codes.size < inputs.length || new Set(codes.values()).size < codes.size;
  if (hasDuplicates) throw badInputError(field, 'У\u00a0каждого товара свой код маркировки.');
  return codes;
}

export function parseDeliveryDay(day: string | null | undefined, { status, today }: { status: OrderStatus; today: string }): Date | null {
  if (!day) return null;
  const field = 'estimatedDeliveryDate';
  if (day < today) throw badInputError(field, 'Этот день уже прошёл.');
  if (!acceptsDetail(status, 'ESTIMATED_DELIVERY_DATE'))
    throw badInputError(field, 'День доставки меняют, пока оплаченный товар в\u00a0пути.');
  return new Date(day);
}

/** Statuses that `moveOrderUnits` may give the unit now. An exchange needs a replacement, which `arrangeExchange` takes. */
const listAllowed = (order: LockedOrder, unit: LockedUnit): OrderStatus[] =>
  listAllowedSteps(toUnitState(order, unit), 'MANAGER').filter((status) => status !== 'ARRANGED_EXCHANGE');

/** A CONFLICT with the current state of the order. */
export const orderConflictError = (order: LockedOrder, units: readonly LockedUnit[], message: string): DomainError =>
  new DomainError(ErrorCode.CONFLICT, message, {
    status: order.status,
    updatedAt: order.updatedAt.toISOString(),
    units: units.map((unit) => ({ id: unit.id, status: unit.status, allowed: listAllowed(order, unit) })),
  });

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

/** Throws CONFLICT if the order has changed since the version in the request. */
export function requireCurrent(order: LockedOrder, units: readonly LockedUnit[], { updatedAt }: { updatedAt: Date | null }): void {
  if (updatedAt && updatedAt.getTime() !== order.updatedAt.getTime()) {
    throw orderConflictError(order, units, 'Заказ уже изменился. Посмотрите, каким он стал.');
  }
}

/** Throws CONFLICT, with the permitted steps, unless every unit may make the step now. */
export function requireStep(order: LockedOrder, units: readonly LockedUnit[], request: RequestedStep & { now: Date }): void {
  const { status, now } = request;
  requireCurrent(order, units, request);
  if (!units.every((unit) => listAllowed(order, unit).includes(status))) {
    throw orderConflictError(order, units, 'Из\u00a0нынешнего состояния такого шага нет.');
  }
  if (status === 'ACCEPT_MEET_WAIT_PAID' && (order.heldUntil === null || order.heldUntil <= now)) {
    throw orderConflictError(order, units, 'Срок заказа вышел.');
  }
}

interface JournaledStep {
  action: string;
  orderId: string;
  author: Operator;
  reason: string;
  units: readonly { id: string; status: OrderStatus }[];
  to: (unit: { id: string; status: OrderStatus }) => OrderStatus;
}

/** A step of units for the journal: the status of each before and after. */
export const toJournalChange = ({ action, orderId, author, reason, units, to }: JournaledStep): JournalChange => ({
  author,
  action,
  subject: { kind: 'order', id: orderId },
  before: Object.fromEntries(units.map((unit) => [unit.id, unit.status])),
  after: { ...Object.fromEntries(units.map((unit) => [unit.id, to(unit)])), ...(reason && { reason }) },
});
