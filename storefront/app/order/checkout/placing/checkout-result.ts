import type { RefusedPromo } from '../../../cart/reduction/use-promo.ts';
import type { CityOption } from '../../../delivery/city/city.rules.ts';
import type { CheckoutValues, FieldErrors, FilledCheckout } from '../form/checkout-form.rules.ts';
import type { CityPoints } from '../pickup/point-list.rules.ts';
import { checkoutTexts, type ProblemMessage } from '../problem/checkout-texts.rules.ts';
import type { Problem } from '../problem/problem.rules.ts';
import type { RequestedQuote } from '../quote/ask-quote.server.ts';

/** What has become of a form that placed nothing. */
export interface UnplacedOrder {
  values: CheckoutValues;
  /** Idempotency key for the next attempt. */
  key: string;
  ids: string[];
  errors: FieldErrors;
  problem: Problem;
  /** Promo code that was refused when it was applied, not when the order was placed. */
  refusedPromo?: RefusedPromo | undefined;
  /** Cities to choose from if several have the name. */
  cities: CityOption[];
  /** Pickup points of the city, if the order is to be fetched. */
  points?: CityPoints | null;
  /** The present sum; null if the API did not answer. */
  sum: RequestedQuote | null;
}

/** What the page shows after a form that placed nothing. */
export interface CheckoutResult extends UnplacedOrder {
  /** The problem in words. */
  message: ProblemMessage;
}

/** What the page shows if it is unknown how a form ended. */
export function toDisconnectedResult({ values, key, ids, swap, reduction }: FilledCheckout): CheckoutResult {
  const kind = swap ? 'swapLost' : reduction ? 'sumSilent' : 'lost';
  return { values, key, ids, errors: {}, problem: { kind }, message: checkoutTexts[kind], cities: [], sum: null };
}
