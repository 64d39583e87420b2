import type { RefusedPromo } from '../../../cart/reduction/use-promo.ts';
import type { CityOption } from '../../../delivery/city/city.rules.ts';
import type { DisplayedForm } from '../checkout-page.server.ts';
import type { CheckoutInput, FieldErrors } from '../form/checkout-form.rules.ts';
import { checkoutTexts, type ProblemMessage } from '../problem/checkout-texts.rules.ts';
import type { Problem } from '../problem/problem.rules.ts';

/** What has become of a form that placed nothing: why, and the form that the page shows instead of the one it was opened with. */
export interface CheckoutOutcome extends DisplayedForm {
  problem: Problem;
  /** The problem in words. */
  message: ProblemMessage;
  errors: FieldErrors;
  /** Promo code that was refused when it was applied, not when the order was placed. */
  refusedPromo?: RefusedPromo | undefined;
  /** Cities to choose from if several have the name. */
  cities: CityOption[];
}

/** What the page shows if it is unknown how a form ended. */
export function toDisconnectedOutcome({ values, key, ids, swap, reduction }: CheckoutInput): CheckoutOutcome {
  const kind = swap ? 'swapLost' : reduction ? 'sumSilent' : 'lost';
  return { values, key, ids, errors: {}, problem: { kind }, message: checkoutTexts[kind], cities: [], sum: null, points: null };
}
