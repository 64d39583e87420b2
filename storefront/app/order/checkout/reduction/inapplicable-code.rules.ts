import { capitalize } from '../../../platform/capitalize.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';

/**
 * Says why the cart's promo code does not count for an order, after the name of the code: «На эти вещи не действует, но останется у вас».
 * `message` is the reason that the cart gives, which may begin with «Промокод».
 */
export function describeInapplicableCode(
  { lines, promocode }: Pick<CheckoutQuoteFragment, 'lines' | 'promocode'>,
  message: string | undefined,
): string {
  const isForUnavailableUnits = promocode?.problem === 'NOT_FOR_THESE_GOODS' && lines.some(({ problem }) => problem !== null);
  if (isForUnavailableUnits) return 'На\u00a0эти вещи не\u00a0действует, но\u00a0останется у\u00a0вас';
  return capitalize((message ?? '').replace(/^Промокод /, ''));
}
