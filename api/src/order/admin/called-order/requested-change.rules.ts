import { DomainError, ErrorCode } from '../../../platform/errors/domain-error.js';
import { isId } from '../../../platform/input/ids.rules.js';
import { InputForm, wrongFieldsError } from '../../../platform/input/input-form.js';
import { MIN_PRICE } from '../../../platform/money.js';
import { maxUnits } from '../../placing/order-limits.rules.js';
import { type RequestedDelivery, readDelivery } from '../../placing/placing-input.rules.js';
import type { LockedOrder } from '../../status/order-steps.service.js';
import { badInputError, orderConflictError, parseOrderId, parseReason, requireCurrent } from '../admin-request.rules.js';
import type { ChangeCalledOrderInput } from './change-called-order.input.js';

/** A validated request to change an order. The order's state is not checked yet. */
export interface RequestedChange {
  orderId: string;
  updatedAt: Date;
  /** Ids of the lines to remove. */
  removedIds: ReadonlySet<string>;
  /** Ids of the units to add. */
  addedIds: string[];
  /** Lower prices by the id of the line. */
  prices: ReadonlyMap<string, bigint>;
  /** Null if the destination does not change. */
  delivery: RequestedDelivery | null;
  /** Null if the manager has confirmed no total. */
  expectedTotal: bigint | null;
  reason: string;
}

const normalizeIds = (ids: readonly string[] | null | undefined): string[] => [...new Set((ids ?? []).map((id) => id.toLowerCase()))];

/** Reads the input. Throws BAD_USER_INPUT for input that is invalid for every order. */
export function toRequestedChange(dto: ChangeCalledOrderInput): RequestedChange {
  const requestedChange = {
    orderId: parseOrderId(dto.orderId),
    updatedAt: dto.updatedAt,
    removedIds: new Set(normalizeIds(dto.removedItemIds)),
    addedIds: normalizeIds(dto.addedProductItemIds),
    prices: new Map((dto.prices ?? []).map(({ itemId, price }) => [itemId.toLowerCase(), BigInt(price)])),
    delivery: dto.delivery ? toRequestedDelivery(dto.delivery) : null,
    expectedTotal: dto.expectedTotal == null ? null : BigInt(dto.expectedTotal),
    reason: parseReason(dto),
  };
  if (requestedChange.removedIds.size + requestedChange.addedIds.length + requestedChange.prices.size === 0 && !requestedChange.delivery) {
    throw badInputError('removedItemIds', 'Укажите, что изменить.');
  }
  if (requestedChange.addedIds.length > maxUnits) throw tooManyUnitsError();
  const malformedIds = requestedChange.addedIds.filter((id) => !isId(id));
  if (malformedIds.length > 0) throw addedUnitsUnavailableError(malformedIds);
  if ([...requestedChange.prices.values()].some((price) => price < MIN_PRICE))
    throw badInputError('prices', 'Цена не\u00a0может быть ниже 1\u00a0₽.');
  return requestedChange;
}

function toRequestedDelivery(input: NonNullable<ChangeCalledOrderInput['delivery']>): RequestedDelivery {
  const form = new InputForm();
  const delivery = readDelivery(form, input);
  if (form.wrongFields.length > 0) throw wrongFieldsError(form.wrongFields);
  return delivery;
}

const tooManyUnitsError = (): DomainError =>
  badInputError('addedProductItemIds', `В\u00a0одном заказе может быть не\u00a0больше ${maxUnits}\u00a0товаров.`);

export const addedUnitsUnavailableError = (productItemIds: readonly string[]): DomainError =>
  new DomainError(ErrorCode.ITEMS_UNAVAILABLE, 'Что-то из\u00a0этого уже купили или отложили. Выберите другое.', { productItemIds });

/** Throws unless the order may be changed now: it awaits a call, or the payment after a call. */
export function requireChangeable(order: LockedOrder, requestedChange: Pick<RequestedChange, 'updatedAt'>, now: Date): void {
  requireCurrent(order, order.items, requestedChange);
  if (order.status !== 'AWAITING_CALL' && order.status !== 'ACCEPT_MEET_WAIT_PAID') {
    throw orderConflictError(
      order,
      order.items,
      'Менять можно только заказ, который ждёт звонка, или подтверждён по\u00a0телефону и\u00a0не\u00a0оплачен.',
    );
  }
  if (order.heldUntil === null || order.heldUntil <= now) throw orderConflictError(order, order.items, 'Срок заказа вышел.');
}

/** A line with the prices that a change starts from. */
export interface PricedLine {
  id: string;
  productItemId: string;
  price: bigint;
  before: bigint | null;
}

/** Throws BAD_USER_INPUT unless the change fits the lines of the order. Returns the remaining lines at their new prices. */
export function selectRemainingLines(lines: readonly PricedLine[], { removedIds, addedIds, prices }: RequestedChange): PricedLine[] {
  const remainingLines = lines.filter(({ id }) => !removedIds.has(id));
  if (remainingLines.length + removedIds.size !== lines.length) throw badInputError('removedItemIds', 'Такого товара в\u00a0заказе нет.');
  if (remainingLines.length === 0)
    throw badInputError('removedItemIds', 'Хотя\u00a0бы один товар должен остаться. Весь заказ можно отменить.');
  if (lines.some(({ productItemId }) => addedIds.includes(productItemId))) {
    throw badInputError('addedProductItemIds', 'Этот товар уже в\u00a0заказе.');
  }
  if (remainingLines.length + addedIds.length > maxUnits) throw tooManyUnitsError();
  if ([...prices.keys()].some((id) => !remainingLines.some((line) => line.id === id)))
    throw badInputError('prices', 'Такого товара в\u00a0заказе нет.');
  return remainingLines.map((line) => applyLowerPrice(line, prices.get(line.id)));
}

/** Lowers the price of a line. The earlier price is then displayed struck through, unless the line already has a struck-through price. */
function applyLowerPrice(line: PricedLine, price: bigint | undefined): PricedLine {
  if (price === undefined || price === line.price) return line;
  if (price > line.price) throw badInputError('prices', 'Цену можно только снизить.');
  return { ...line, price, before: line.before ?? line.price };
}
