import type { CheckoutValues } from './form/checkout-form.rules.ts';
import type { CityPoints } from './pickup/point-list.rules.ts';
import type { QuoteWithRequest } from './quote/load-quote.server.ts';

/** The form as the page displays it, with the data that depend on its values. */
export interface DisplayedForm {
  values: CheckoutValues;
  /** Ids of the units to order, including those that can no longer be bought. The lines of the quote say which these are. */
  ids: readonly string[];
  /** Idempotency key of the order. It comes with the form, so that pressing the button twice places one order. */
  key: string;
  /** Null if there is nothing to order, or if the API did not respond when the form was submitted. */
  quote: QuoteWithRequest | null;
  /** Pickup points of the city if the order is delivered to a pickup point, otherwise null. */
  points: CityPoints | null;
}
