import type { OrderQuote } from '../../cart/order-quote.model.js';
import { toPromoError } from '../../cart/quote/promo.rules.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { toKopecks } from '../../platform/money.js';
import type { RequestedOrder } from './placing-input.rules.js';

export const itemsUnavailableError = (productItemIds: readonly string[]): DomainError =>
  new DomainError(ErrorCode.ITEMS_UNAVAILABLE, 'Что-то из\u00a0заказа уже купили или отложили. Проверьте корзину.', { productItemIds });

export const phoneNotConfirmedError = (): DomainError =>
  new DomainError(ErrorCode.FORBIDDEN, 'Чтобы заказать звонок, подтвердите свой телефон.', { confirmPhone: true });

/**
 * Returns the error for a difference between the quote and the request, or undefined if they agree. An order that differs is refused and
 * never adjusted.
 */
export function findQuoteMismatch(quote: OrderQuote, request: RequestedOrder): DomainError | undefined {
  const unavailableIds = quote.lines.filter(({ problem }) => problem !== null).map(({ productItemId }) => productItemId);
  if (unavailableIds.length + quote.unknownIds.length > 0) return itemsUnavailableError([...unavailableIds, ...quote.unknownIds]);
  if (quote.promoProblem) return toPromoError(quote.promoProblem, quote.promoTerms ?? undefined);
  if (request.bonuses > quote.mostBonuses) return tooManyBonusesError(quote.mostBonuses);
  if (request.expectedTotal === quote.total) return undefined;
  const message = 'Сумма заказа изменилась. Проверьте её и\u00a0оформите заказ ещё\u00a0раз.';
  return new DomainError(ErrorCode.PRICE_CHANGED, message, { total: toKopecks(quote.total) });
}

/** Slug of the page with the text of the consent to the processing of personal data. */
export const consentPageSlug = 'personal-data';

/** Replaces the version while the shop has published no text. */
const UNPUBLISHED_VERSION = 'unpublished';

const toConsentVersion = (changedAt: Date | null): string => changedAt?.toISOString() ?? UNPUBLISHED_VERSION;

/** Returns the version of the text that the shopper has consented to; null if it was no text, or another version than the current one. */
export function findConsentVersion(
  { consent, consentVersion }: Pick<RequestedOrder, 'consent' | 'consentVersion'>,
  changedAt: Date | null,
): string | null {
  const presentVersion = toConsentVersion(changedAt);
  return consent && (consentVersion ?? presentVersion) === presentVersion ? presentVersion : null;
}

/** The error of an order whose shopper has consented to a text that was edited since. */
export function consentChangedError(changedAt: Date | null): DomainError {
  const message = 'Текст согласия изменился. Прочитайте его и\u00a0подтвердите ещё\u00a0раз.';
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, {
    field: 'consent',
    fields: [{ field: 'consent', message }],
    consentVersion: toConsentVersion(changedAt),
  });
}

function tooManyBonusesError(maxBonuses: number): DomainError {
  const message = maxBonuses === 0 ? 'Этот заказ нельзя оплатить бонусами.' : `Бонусами можно оплатить не\u00a0больше ${maxBonuses}.`;
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, {
    field: 'bonuses',
    fields: [{ field: 'bonuses', message }],
    mostBonuses: maxBonuses,
  });
}
