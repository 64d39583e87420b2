import { capitalize } from '../../../platform/capitalize.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { nameUnavailableUnits } from '../unavailable/unavailable.rules.ts';

/**
 * Says why the cart's promo code does not count for an order, after the name of the code: «Не действует без этой пары, но останется у вас».
 * `message` is the reason that the cart gives, which may begin with «Промокод».
 */
export function describeInapplicableCode(
  { lines, promocode }: Pick<CheckoutQuoteFragment, 'lines' | 'promocode'>,
  message: string | undefined,
): string {
  const isForUnavailableUnits = promocode?.problem === 'NOT_FOR_THESE_GOODS' && lines.some(({ problem }) => problem !== null);
  if (isForUnavailableUnits) return `Не\u00a0действует без\u00a0${nameUnavailableUnits(lines)}, но\u00a0останется у\u00a0вас`;
  return capitalize((message ?? '').replace(/^Промокод /, ''));
}
