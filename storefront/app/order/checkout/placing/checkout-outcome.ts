import type { RefusedPromo } from '../../../cart/reduction/use-promo.ts';
import type { CityOption } from '../../../delivery/city/city.rules.ts';
import type { DisplayedForm } from '../displayed-form.server.ts';
import type { CheckoutInput, FieldErrors } from '../form/checkout-form.rules.ts';
import type { PriceChanges } from '../problem/price-changes.rules.ts';

/** Why nothing was placed. It stands above the form, which keeps what was typed. */
export type Problem =
  /** Fields are empty or wrong. */
  | { kind: 'fields' }
  /** The total is not the one that the form displayed. */
  | { kind: 'price'; changes: PriceChanges }
  /** Units were sold or reserved by another shopper. */
  | { kind: 'sold' }
  /** A replacement is in the order now. */
  | { kind: 'replaced' }
  /** The promo code or the bonuses were changed, and the sum with them. */
  | { kind: 'requoted' }
  | { kind: 'promo'; message: string }
  | { kind: 'bonuses'; max: number }
  /** The delivery cannot be computed. */
  | { kind: 'delivery' }
  | { kind: 'limit'; message: string }
  /** Too many orders, or units in them, await a call. The order can be paid online. `orders` is null if the units are too many. */
  | { kind: 'callLimit'; message: string; orders: number | null }
  /** The same form has placed an order before, with other content. */
  | { kind: 'placed'; orderId: string | null }
  /** It is unknown whether the order was placed. The same form never places a second one. */
  | { kind: 'unknown' }
  /** It is unknown whether a unit was replaced. Nothing was placed. */
  | { kind: 'swapUnknown' }
  /** The promo code or the bonuses could not be changed, or it is unknown. Nothing was placed. */
  | { kind: 'sumUnknown' }
  /** The city could not be looked up. Nothing was placed. */
  | { kind: 'cityError' }
  | { kind: 'refused'; message: string };

/** The message above the form. */
export interface ProblemMessage {
  title: string;
  text: string;
}

/** What has become of a form that placed nothing: why, and the form that the page shows instead of the one it was opened with. */
export interface CheckoutOutcome extends DisplayedForm {
  problem: Problem;
  /** Explains the problem to the shopper. */
  message: ProblemMessage;
  errors: FieldErrors;
  /** Promo code that was refused when it was applied, not when the order was placed. */
  refusedPromo?: RefusedPromo | undefined;
  /** Cities to choose from if several have the name. */
  cities: CityOption[];
}

/** For problems whose component brings its own title and text. */
export const noMessage: ProblemMessage = { title: '', text: '' };

/** What the page shows if it is unknown how a form ended. */
export function toDisconnectedOutcome({ values, key, ids, replacement, reduction }: CheckoutInput): CheckoutOutcome {
  const kind = replacement ? 'swapUnknown' : reduction ? 'sumUnknown' : 'unknown';
  return { values, key, ids, errors: {}, problem: { kind }, message: noMessage, cities: [], sum: null, points: null };
}
