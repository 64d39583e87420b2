import type { RefusedPromo } from '../../../cart/reduction/use-promo.ts';
import type { CityOption } from '../../../delivery/city/city.rules.ts';
import type { DisplayedForm } from '../displayed-form.server.ts';
import { applyReplacement, type CheckoutInput, type FieldErrors, placesOrder } from '../form/checkout-form.rules.ts';
import type { PriceChanges } from '../problem/price-changes.rules.ts';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';

/** The reason why no order was placed. Its message is displayed above the form, which keeps the input. */
export type Problem =
  /** Fields are empty or wrong. */
  | { kind: 'fields' }
  /** The current total differs from the total that was visible in the form. */
  | { kind: 'price'; changes: PriceChanges }
  /** Units were sold or reserved by another shopper. `visibleSum` is the sum that was visible in the form, including these units. */
  | { kind: 'sold'; visibleSum?: VisibleSum }
  /** A unit of the order was replaced. The shopper has yet to confirm the new sum. */
  | { kind: 'replaced' }
  /** The promo code or the bonuses were changed, which changed the sum. */
  | { kind: 'requoted' }
  | { kind: 'promo'; message: string }
  | { kind: 'bonuses'; max: number }
  /** The delivery cannot be computed. */
  | { kind: 'delivery' }
  | { kind: 'limit'; message: string }
  /** Too many orders or units await a call. The order can be paid online instead. `orders` is null if the limit of units is exceeded. */
  | { kind: 'callLimit'; message: string; orders: number | null }
  /** An earlier submission of this form has placed an order, with other content. */
  | { kind: 'placed'; orderId: string | null }
  /** It is unknown whether the order was placed. Sending the form again never places a second order. */
  | { kind: 'unknown' }
  /** It is unknown whether a unit was replaced. No order was placed. */
  | { kind: 'swapUnknown' }
  /** The promo code or the bonuses could not be changed, or it is unknown whether they were. No order was placed. */
  | { kind: 'sumUnknown' }
  /** The city could not be looked up. No order was placed. */
  | { kind: 'cityError' }
  | { kind: 'refused'; message: string };

/** Whether the order may have been placed. The units may then be unavailable because this very order has reserved them. */
export const mayBePlaced = (kind: Problem['kind'] | false) => kind === 'unknown' || kind === 'placed';

/** The message above the form. */
export interface ProblemMessage {
  title: string;
  text: string;
}

/** Outcome of a form that placed no order: the reason, and the form that the page displays instead of the initial one. */
export interface CheckoutOutcome extends DisplayedForm {
  problem: Problem;
  /** Explains the problem to the shopper. */
  message: ProblemMessage;
  errors: FieldErrors;
  /** Promo code that was refused when the shopper applied it, not when the order was placed. */
  refusedPromo?: RefusedPromo | undefined;
  /** Cities to choose from if several cities have the typed name. */
  cities: CityOption[];
}

/** The message of a problem whose component contains the title and the text. */
export const noMessage: ProblemMessage = { title: '', text: '' };

/** Returns the outcome of a form whose response was lost. */
export function toDisconnectedOutcome(input: CheckoutInput): CheckoutOutcome {
  const { values, key, ids, reduction } = applyReplacement(input);
  const changeKind = reduction ? 'sumUnknown' : 'swapUnknown';
  const kind = placesOrder(input) ? 'unknown' : changeKind;
  return { values, key, ids, errors: {}, problem: { kind }, message: noMessage, cities: [], quote: null, points: null };
}
