import type { RouterContextProvider } from 'react-router';
import type { Refused } from '../../../platform/graphql/exchange.server.ts';
import { isOutage } from '../../../platform/graphql/failure-messages.ts';
import { type CheckoutValues, type FieldErrors, type SubmittedCheckout, toErrors } from '../form/checkout-form.rules.ts';
import { priceChanges } from '../problem/price-changes.rules.ts';
import type { Problem } from '../problem/problem.rules.ts';
import { askQuote, isCarrierUnavailable } from '../quote/ask-quote.server.ts';
import type { UnplacedOrder } from './checkout-result.ts';

interface Verdict {
  problem: Problem;
  values?: Partial<CheckoutValues>;
  errors?: FieldErrors;
  /** A key that has placed an order must not be sent with other content. */
  isKeySpent?: boolean;
}

const toWholeNumber = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null);

function ofInput({ message, details }: Refused, { bonuses }: CheckoutValues): Verdict {
  const most = toWholeNumber(details.mostBonuses);
  if (most !== null) return { problem: { kind: 'bonuses', most }, values: { bonuses: String(Math.min(Number(bonuses), most)) } };
  const errors = toErrors(details, message);
  return Object.keys(errors).length > 0 ? { problem: { kind: 'fields' }, errors } : { problem: { kind: 'refused', message } };
}

/** Returns what a refusal of the API means for the form. */
export function verdictOn(refused: Refused, values: CheckoutValues): Verdict {
  const { code, message, details } = refused;
  if (isOutage(refused)) return { problem: { kind: 'lost' } };
  switch (code) {
    case 'BAD_USER_INPUT':
      return ofInput(refused, values);
    // What has changed is known once the order is quoted again.
    case 'PRICE_CHANGED':
      return { problem: { kind: 'refused', message } };
    case 'ITEMS_UNAVAILABLE':
      return { problem: { kind: 'gone' } };
    case 'PROMO_NOT_FOUND':
      return { problem: { kind: 'promo', message }, values: { promocode: '' } };
    case 'DELIVERY_UNAVAILABLE':
      return isCarrierUnavailable(refused)
        ? { problem: { kind: 'delivery' }, values: { payment: 'CALL' } }
        : { problem: { kind: 'refused', message } };
    case 'ORDER_LIMIT':
    case 'TOO_MANY_REQUESTS':
      return { problem: { kind: 'limit', message } };
    case 'IDEMPOTENCY_CONFLICT':
      return { problem: { kind: 'placed', orderId: typeof details.orderId === 'string' ? details.orderId : null }, isKeySpent: true };
    default:
      return { problem: { kind: 'refused', message } };
  }
}

/** Quotes a refused order again, so that the page shows the present sum and says what has changed. */
export async function respondRefused(
  context: Readonly<RouterContextProvider>,
  submitted: SubmittedCheckout,
  refused: Refused,
): Promise<UnplacedOrder> {
  const { problem, values: mended, errors = {}, isKeySpent = false } = verdictOn(refused, submitted.values);
  const values = { ...submitted.values, ...mended };
  const sum = await askQuote(context, submitted.ids, values);
  const response = { values, key: isKeySpent ? crypto.randomUUID() : submitted.key, ids: submitted.ids, errors, cities: [], sum };
  if (refused.code !== 'PRICE_CHANGED' || !sum) return { ...response, problem };
  return { ...response, problem: { kind: 'price', changes: priceChanges(submitted.visibleSum, sum.quote) } };
}
