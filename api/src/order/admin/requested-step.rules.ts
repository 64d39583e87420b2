import type { JournalChange } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId, requestedIds } from '../../platform/input/ids.rules.js';
import { typedText } from '../../platform/input/text.rules.js';
import type { CancelReason, OrderStatus } from '../../platform/prisma/generated/enums.js';
import type { Operator } from '../../platform/viewer/viewers.port.js';
import { takesDetail, toUnitState } from '../status/available-steps.rules.js';
import { allowedSteps, isEnded, isInForce, isUnpaid } from '../status/order-status.rules.js';
import type { LockedOrder, LockedUnit } from '../status/order-steps.service.js';
import { areFactsFound, type UnitFacts } from '../status/unit-facts.service.js';
import type { MoveOrderUnitsInput, UnitMarkingInput } from './operator-order.input.js';

const REASON_AT_MOST = 500;
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
  facts: UnitFacts;
  updatedAt: Date | null;
}

export const wrong = (field: string, message: string): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, message, { field, fields: [{ field, message }] });

export const noOrder = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого заказа нет.');

/** The id as the database returns it. */
export function parseOrderId(typed: string): string {
  if (!isId(typed)) throw noOrder();
  return typed.toLowerCase();
}

export function parseReason({ reason: typed }: { reason?: string | null }): string {
  const reason = (typed ?? '').trim();
  if (reason.length > REASON_AT_MOST) throw wrong('reason', `Пояснение: не\u00a0длиннее ${REASON_AT_MOST}\u00a0знаков.`);
  return reason;
}

/** Reads the input. Throws BAD_USER_INPUT for input that is invalid for every order. */
export function toRequestedStep(dto: MoveOrderUnitsInput, today: string): RequestedStep {
  const { status, updatedAt = null } = dto;
  const orderId = parseOrderId(dto.orderId);
  const itemIds = dto.itemIds ? requestedIds(dto.itemIds) : null;
  if (itemIds?.length === 0) throw wrong('itemIds', 'Выберите товары.');
  const reason = parseReason(dto);
  const facts = {
    trackCode: parseTrackCode(dto.trackCode, status),
    markingCodes: parseMarkingCodes(dto.markingCodes ?? [], status),
    deliveryTo: parseDeliveryDay(dto.estimatedDeliveryDate, { status, today }),
  };
  return { orderId, itemIds, status, cancelReason: resolveCancelReason(dto), reason, facts, updatedAt };
}

function resolveCancelReason({ status, cancelReason }: MoveOrderUnitsInput): CancelReason | null {
  const isCancelling = takesDetail(status, 'CANCEL_REASON');
  if (isCancelling && !cancelReason) throw wrong('cancelReason', 'Укажите, почему товары отменяются.');
  if (!isCancelling && cancelReason) throw wrong('cancelReason', 'Причина отмены бывает только у\u00a0отмены.');
  if (cancelReason === 'TERM') throw wrong('cancelReason', 'По\u00a0сроку заказы отменяет только сам магазин.');
  return cancelReason ?? null;
}

export function parseTrackCode(typed: string | null | undefined, status: OrderStatus): string | null {
  const code = typedText(typed ?? '');
  if (code === '') return null;
  if (!takesDetail(status, 'TRACK_CODE')) throw wrong('trackCode', 'Трек-код появляется, когда товары переданы в\u00a0доставку.');
  if (!TRACK_CODE.test(code)) throw wrong('trackCode', 'Трек-код: буквы, цифры и\u00a0дефис, не\u00a0длиннее 50\u00a0знаков.');
  return code;
}

export function parseMarkingCodes(initial: readonly UnitMarkingInput[], status: OrderStatus): ReadonlyMap<string, string> {
  const codes = new Map(initial.map(({ itemId, markingCode }) => [itemId.toLowerCase(), markingCode.trim()]));
  const field = 'markingCodes';
  if (codes.size > 0 && !takesDetail(status, 'MARKING_CODES')) {
    throw wrong(field, 'Коды маркировки вводят не\u00a0позже передачи в\u00a0доставку.');
  }
  if (![...codes.values()].every((code) => MARKING_CODE.test(code.replaceAll(SEPARATOR, ''))))
    throw wrong(field, 'Код маркировки прочитан с\u00a0ошибкой.');
  const isDouble = codes.size < initial.length || new Set(codes.values()).size < codes.size;
  if (isDouble) throw wrong(field, 'У\u00a0каждого товара свой код маркировки.');
  return codes;
}

export function parseDeliveryDay(day: string | null | undefined, { status, today }: { status: OrderStatus; today: string }): Date | null {
  if (!day) return null;
  const field = 'estimatedDeliveryDate';
  if (day < today) throw wrong(field, 'Этот день уже прошёл.');
  if (!takesDetail(status, 'ESTIMATED_DELIVERY_DATE')) throw wrong(field, 'День доставки меняют, пока оплаченный товар в\u00a0пути.');
  return new Date(day);
}

/** Statuses that `moveOrderUnits` may give the unit now. An exchange needs a replacement, which `arrangeExchange` takes. */
const listAllowed = (order: LockedOrder, unit: LockedUnit): OrderStatus[] =>
  allowedSteps(toUnitState(order, unit), 'MANAGER').filter((status) => status !== 'ARRANGED_EXCHANGE');

/** A CONFLICT with the current state of the order. */
export const toRefusal = (order: LockedOrder, units: readonly LockedUnit[], message: string): DomainError =>
  new DomainError(ErrorCode.CONFLICT, message, {
    status: order.status,
    updatedAt: order.updatedAt.toISOString(),
    units: units.map((unit) => ({ id: unit.id, status: unit.status, allowed: listAllowed(order, unit) })),
  });

/** The units that the step names. Throws if one of them is not in the order, or if an unpaid order would be split. */
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
  if (named.length === 0) throw toRefusal(order, order.items, 'Заказ уже завершён.');
  return named;
}

/** Whether the units have made this very step before, so that a repetition changes nothing. */
export const isDone = (units: readonly LockedUnit[], { status, cancelReason, facts }: RequestedStep): boolean =>
  units.every((unit) =>
    status === 'CANCEL_PURCHASE'
      ? isEnded(unit.status) && unit.cancelReason === cancelReason
      : unit.status === status && areFactsFound(unit, facts),
  );

/** Throws CONFLICT if the order has changed since the version in the request. */
export function demandCurrent(order: LockedOrder, units: readonly LockedUnit[], { updatedAt }: { updatedAt: Date | null }): void {
  if (updatedAt && updatedAt.getTime() !== order.updatedAt.getTime()) {
    throw toRefusal(order, units, 'Заказ уже изменился. Посмотрите, каким он стал.');
  }
}

/** Throws CONFLICT, with the permitted steps, unless every unit may make the step now. */
export function demandStep(order: LockedOrder, units: readonly LockedUnit[], request: RequestedStep & { now: Date }): void {
  const { status, now } = request;
  demandCurrent(order, units, request);
  if (!units.every((unit) => listAllowed(order, unit).includes(status))) {
    throw toRefusal(order, units, 'Из\u00a0нынешнего состояния такого шага нет.');
  }
  if (status === 'ACCEPT_MEET_WAIT_PAID' && (order.heldUntil === null || order.heldUntil <= now)) {
    throw toRefusal(order, units, 'Срок заказа вышел.');
  }
}

interface Step {
  action: string;
  orderId: string;
  author: Operator;
  reason: string;
  units: readonly { id: string; status: OrderStatus }[];
  to: (unit: { id: string; status: OrderStatus }) => OrderStatus;
}

/** A step of units for the journal: the status of each before and after. */
export const stepInJournal = ({ action, orderId, author, reason, units, to }: Step): JournalChange => ({
  author,
  action,
  subject: { kind: 'order', id: orderId },
  before: Object.fromEntries(units.map((unit) => [unit.id, unit.status])),
  after: { ...Object.fromEntries(units.map((unit) => [unit.id, to(unit)])), ...(reason && { reason }) },
});
