import type { OrderQuote } from '../../cart/order-quote.model.js';
import { toPromoError } from '../../cart/quote/promo-state.rules.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { toKopecks } from '../../platform/money.js';
import type { RequestedOrder } from './placing-input.rules.js';

export const itemsUnavailableError = (productItemIds: readonly string[]): DomainError =>
  new DomainError(ErrorCode.ITEMS_UNAVAILABLE, 'Что-то из\u00a0заказа уже купили или отложили. Проверьте корзину.', { productItemIds });

export const phoneNotConfirmedError = (): DomainError =>
  new DomainError(ErrorCode.FORBIDDEN, 'Чтобы заказать звонок, подтвердите свой телефон.', { confirmPhone: true });

/**
 * Returns the error for a difference between the quote and the requested order, or undefined if they agree. An order that differs is
 * refused and never adjusted.
 */
export function findQuoteMismatch(quote: OrderQuote, requestedOrder: RequestedOrder): DomainError | undefined {
  const unavailableIds = quote.lines.filter(({ problem }) => problem !== null).map(({ productItemId }) => productItemId);
  if (unavailableIds.length + quote.unknownIds.length > 0) return itemsUnavailableError([...unavailableIds, ...quote.unknownIds]);
  if (quote.promoProblem) return toPromoError(quote.promoProblem, quote.promoTerms ?? undefined);
  if (requestedOrder.bonuses > quote.mostBonuses) return tooManyBonusesError(quote.mostBonuses);
  if (requestedOrder.expectedTotal === quote.total) return undefined;
  const message = 'Сумма заказа изменилась. Проверьте её и\u00a0оформите заказ ещё\u00a0раз.';
  return new DomainError(ErrorCode.PRICE_CHANGED, message, { total: toKopecks(quote.total) });
}

function tooManyBonusesError(maxBonuses: number): DomainError {
  const message = maxBonuses === 0 ? 'Этот заказ нельзя оплатить бонусами.' : `Бонусами можно оплатить не\u00a0больше ${maxBonuses}.`;
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, {
    field: 'bonuses',
    fields: [{ field: 'bonuses', message }],
    mostBonuses: maxBonuses,
  });
}
