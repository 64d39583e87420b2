import type { RouterContextProvider } from 'react-router';
import type { RefusedPromo } from '../../../cart/reduction/use-promo.ts';
import type { CityOption } from '../../../delivery/city/city.rules.ts';
import type { RefusedOperation } from '../../../platform/graphql/exchange.server.ts';
import { isOutage } from '../../../platform/graphql/failure-messages.ts';
import { type CheckoutInput, type CheckoutValues, type FieldErrors, toFieldErrors } from '../form/checkout-form.rules.ts';
import { loadPoints } from '../pickup/load-points.server.ts';
import { listPriceChanges } from '../problem/price-changes.rules.ts';
import { describeProblem } from '../problem/problem.rules.ts';
import { isCarrierUnavailable, loadQuote, type QuoteWithRequest } from '../quote/load-quote.server.ts';
import { parseVisibleSum } from '../quote/visible-sum.rules.ts';
import type { CheckoutOutcome, Problem } from './checkout-outcome.ts';

/** The reason why a form placed no order, with the changes of the form that follow from it. */
export interface SubmitProblem extends Partial<Pick<CheckoutOutcome, 'ids'>> {
  problem: Problem;
  values?: Partial<CheckoutValues>;
  errors?: FieldErrors;
  cities?: CityOption[];
  refusedPromo?: RefusedPromo | undefined;
  /** Whether the price changed. The details are known once the order is quoted again. */
  isPriceChanged?: boolean;
  /** Whether the idempotency key has already placed an order. The key must not be sent with other content. */
  isKeyUsed?: boolean;
}

const toWholeNumber = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null);

function findInputProblem({ message, details }: RefusedOperation, { bonuses }: CheckoutValues): SubmitProblem {
  const max = toWholeNumber(details.mostBonuses);
  if (max !== null) return { problem: { kind: 'bonuses', max }, values: { bonuses: String(Math.min(Number(bonuses), max)) } };
  const errors = toFieldErrors(details, message);
  // The page now links to another consent text, to which the shopper has not consented yet.
  const { consentVersion } = details;
  if (typeof consentVersion === 'string') return { problem: { kind: 'fields' }, errors, values: { consent: '', consentVersion } };
  return Object.keys(errors).length > 0 ? { problem: { kind: 'fields' }, errors } : { problem: { kind: 'refused', message } };
}

function toLimitProblem({ message, details }: RefusedOperation): Problem {
  const { limit, most } = details;
  if (limit === 'callOrders') return { kind: 'callLimit', message, orders: toWholeNumber(most) };
  return limit === 'callUnits' ? { kind: 'callLimit', message, orders: null } : { kind: 'limit', message };
}

/** Converts a refusal of the API to a problem of the form. */
export function toSubmitProblem(refused: RefusedOperation, values: CheckoutValues): SubmitProblem {
  const { code, message, details } = refused;
  if (isOutage(refused)) return { problem: { kind: 'unknown' } };
  switch (code) {
    case 'BAD_USER_INPUT':
      return findInputProblem(refused, values);
    case 'PRICE_CHANGED':
      return { problem: { kind: 'refused', message }, isPriceChanged: true };
    case 'ITEMS_UNAVAILABLE':
      return { problem: { kind: 'sold' } };
    case 'PROMO_NOT_FOUND':
      return { problem: { kind: 'promo', message }, values: { promocode: '' } };
    case 'DELIVERY_UNAVAILABLE':
      return isCarrierUnavailable(refused)
        ? { problem: { kind: 'delivery' }, values: { payment: 'CALL' } }
        : { problem: { kind: 'refused', message } };
    case 'ORDER_LIMIT':
      return { problem: toLimitProblem(refused) };
    case 'TOO_MANY_REQUESTS':
      return { problem: { kind: 'limit', message } };
    case 'IDEMPOTENCY_CONFLICT':
      return { problem: { kind: 'placed', orderId: typeof details.orderId === 'string' ? details.orderId : null }, isKeyUsed: true };
    default:
      return { problem: { kind: 'refused', message } };
  }
}

/** Adds to a problem the details that are known only once the order has been quoted again. */
function completeProblem(
  { problem, isPriceChanged }: SubmitProblem,
  { visibleSumJson }: CheckoutInput,
  newQuote: QuoteWithRequest | null,
): Problem {
  if (isPriceChanged && newQuote) return { kind: 'price', changes: listPriceChanges(parseVisibleSum(visibleSumJson), newQuote.quote) };
  if (problem.kind === 'sold') return { kind: 'sold', visibleSum: parseVisibleSum(visibleSumJson) };
  return problem.kind === 'requoted' && !newQuote ? { kind: 'sumUnknown' } : problem;
}

/** Loads the quote and the pickup points of a form that placed no order, and returns its outcome. */
export async function loadOutcome(
  context: Readonly<RouterContextProvider>,
  input: CheckoutInput,
  submitProblem: SubmitProblem,
): Promise<CheckoutOutcome> {
  const values = { ...input.values, ...submitProblem.values };
  const { ids = input.ids, errors = {}, cities = [], refusedPromo, isKeyUsed } = submitProblem;
  const [quote, points] = await Promise.all([loadQuote(context, ids, values), loadPoints(context, values)]);
  const problem = completeProblem(submitProblem, input, quote);
  const message = describeProblem(problem, Object.keys(errors).length);
  return { values, ids, key: isKeyUsed ? crypto.randomUUID() : input.key, problem, message, errors, refusedPromo, cities, quote, points };
}
