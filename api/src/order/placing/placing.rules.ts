import type { OrderQuote } from '../../cart/order-quote.rules.js';
import { promoNotFound } from '../../cart/quote/promo.rules.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { kopecks } from '../../platform/money.js';
import type { OrderStatus, PaymentType } from '../../platform/prisma/generated/enums.js';
import { DAY_MS, MINUTE_MS } from '../../platform/process/durations.js';
import type { RequestedOrder } from './placing-input.rules.js';

/** Status and deadlines of a new order. */
export interface OrderDeadlines {
  paymentType: PaymentType;
  status: OrderStatus;
  /** The payment deadline that the shopper sees. */
  payUntil: Date;
  /** Until when the units are reserved: a payment that begins in time may end a little later. */
  heldUntil: Date;
  createdAt: Date;
}

const initialStates = {
  ONLINE: { status: 'AWAITING_PAY', payMs: 30 * MINUTE_MS, heldMs: 35 * MINUTE_MS },
  CALL: { status: 'AWAITING_CALL', payMs: DAY_MS, heldMs: DAY_MS },
} as const satisfies Record<PaymentType, { status: OrderStatus; payMs: number; heldMs: number }>;

const addMs = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

export function computeDeadlines(paymentType: PaymentType, createdAt: Date): OrderDeadlines {
  const { status, payMs, heldMs } = initialStates[paymentType];
  return { paymentType, status, payUntil: addMs(createdAt, payMs), heldUntil: addMs(createdAt, heldMs), createdAt };
}

export const itemsUnavailable = (productItemIds: readonly string[]): DomainError =>
  new DomainError(ErrorCode.ITEMS_UNAVAILABLE, 'Что-то из\u00a0заказа уже купили или отложили. Проверьте корзину.', { productItemIds });

export const phoneNotConfirmed = (): DomainError =>
  new DomainError(ErrorCode.FORBIDDEN, 'Чтобы заказать звонок, подтвердите свой телефон.', { confirmPhone: true });

/**
 * Returns the difference between the quote and the request that refuses an order, or undefined. Differences are refused and never adjusted.
 */
export function findMismatch(quote: OrderQuote, request: RequestedOrder): DomainError | undefined {
  const unavailableIds = quote.lines.filter(({ problem }) => problem !== null).map(({ productItemId }) => productItemId);
  if (unavailableIds.length + quote.unknownIds.length > 0) return itemsUnavailable([...unavailableIds, ...quote.unknownIds]);
  if (quote.promoProblem) return promoNotFound(quote.promoProblem, quote.promoTerms ?? undefined);
  if (request.bonuses > quote.mostBonuses) return tooManyBonuses(quote.mostBonuses);
  if (request.expectedTotal === quote.total) return undefined;
  const message = 'Сумма заказа изменилась. Проверьте её и\u00a0оформите заказ ещё\u00a0раз.';
  return new DomainError(ErrorCode.PRICE_CHANGED, message, { total: kopecks(quote.total) });
}

function tooManyBonuses(mostBonuses: number): DomainError {
  const message = mostBonuses === 0 ? 'Этот заказ нельзя оплатить бонусами.' : `Бонусами можно оплатить не\u00a0больше ${mostBonuses}.`;
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, { field: 'bonuses', fields: [{ field: 'bonuses', message }], mostBonuses });
}
