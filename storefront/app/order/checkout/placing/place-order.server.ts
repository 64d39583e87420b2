import { type ActionFunctionArgs, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { signInAddress } from '../../../auth/link/sign-in-address.ts';
import { setCookieHeaders } from '../../../auth/session/cookies.server.ts';
import { userContext } from '../../../auth/session/session.server.ts';
import { valuesOfCity, withCityList } from '../../../delivery/city/city.rules.ts';
import { cityIdIn } from '../../../delivery/city/city-cookie.ts';
import { cityProblem, resolveCity } from '../../../delivery/city/resolve-city.server.ts';
import { readForm, refusal } from '../../../platform/form/form.server.ts';
import { askShop, type ShopResponse } from '../../../platform/graphql/ask-shop.server.ts';
import { isOutage } from '../../../platform/graphql/failure-messages.ts';
import {
  type CreateOrderInput,
  type OrderDeliveryInput,
  PlaceOrderByCallDocument,
  PlaceOrderDocument,
  ReplaceAtCheckoutDocument,
} from '../../../platform/graphql/generated/graphql.ts';
import { checkoutCookie, withoutForm } from '../../../platform/session/personal-entry.ts';
import { visitContext } from '../../../platform/visit.server.ts';
import { placedCookie } from '../../placed-order.ts';
import { sentCheckout } from '../draft/sent-checkout.server.ts';
import { type CheckoutValues, type FieldErrors, findMissing, readSubmitted, type SubmittedCheckout } from '../form/checkout-form.rules.ts';
import { loadPoints } from '../pickup/load-points.server.ts';
import { describeProblem } from '../problem/problem.rules.ts';
import { askQuote } from '../quote/ask-quote.server.ts';
import { readBonuses } from '../quote/quote-request.rules.ts';
import { changeReduction } from '../reduction/change-reduction.server.ts';
import type { CheckoutResult, UnplacedOrder } from './checkout-result.ts';
import { respondRefused } from './refused-order.server.ts';

type Context = Readonly<RouterContextProvider>;
type Placing = Pick<ActionFunctionArgs<Context>, 'request' | 'context'>;

const unavailableKinds: readonly UnplacedOrder['problem']['kind'][] = ['lost', 'swapLost', 'sumSilent', 'citySilent'];

async function show(context: Context, response: UnplacedOrder) {
  const { problem, errors, values } = response;
  const message = describeProblem(problem, Object.keys(errors).length);
  return refusal<CheckoutResult>(
    { ...response, message, points: await loadPoints(context, values) },
    unavailableKinds.includes(problem.kind),
  );
}

/** Returns the form as it was submitted, because the API did not answer a question that places nothing. */
async function withoutResponse(context: Context, { values, key, ids }: SubmittedCheckout, kind: 'swapLost' | 'citySilent') {
  return show(context, { values, key, ids, errors: {}, problem: { kind }, cities: [], sum: await askQuote(context, ids, values) });
}

/** Returns the form with errors at its fields. Nothing was asked of the API that could place an order. */
async function withErrors(
  context: Context,
  submitted: SubmittedCheckout,
  result: { errors: FieldErrors; cities?: UnplacedOrder['cities'] },
) {
  const { values, key, ids } = submitted;
  const sum = await askQuote(context, ids, values);
  return show(context, { values, key, ids, errors: result.errors, problem: { kind: 'fields' }, cities: result.cities ?? [], sum });
}

/** Takes another unit instead of one that is gone. The shopper sees the new sum before anything is placed. */
async function takeInstead(context: Context, submitted: SubmittedCheckout, { id, by }: NonNullable<SubmittedCheckout['swap']>) {
  const { values, key } = submitted;
  const { refused } = await askShop(context, ReplaceAtCheckoutDocument, { id, by });
  if (refused && isOutage(refused)) return withoutResponse(context, submitted, 'swapLost');
  if (refused) return show(context, await respondRefused(context, submitted, refused));
  const ids = submitted.ids.map((one) => (one === id ? by : one));
  const sum = await askQuote(context, ids, values);
  return show(context, { values, key, ids, errors: {}, problem: { kind: 'replaced' }, cities: [], sum });
}

function toDeliveryInput({ way, point, address, cityId, street, house, building, apartment, index }: CheckoutValues): OrderDeliveryInput {
  if (way === 'PICKUP') return { pickupPointCode: point };
  return address ? { addressId: address } : { cityId, street, house, building, apartment, index };
}

function toOrderInput({ values, visibleSum, key }: SubmittedCheckout): CreateOrderInput {
  const { name, surname, phone, email, comment, promocode } = values;
  return {
    idempotencyKey: key,
    productItemIds: visibleSum.lines.map(([id]) => id),
    promocode: promocode || null,
    bonuses: readBonuses(values),
    expectedTotal: visibleSum.total,
    recipient: { name, surname, phone, email },
    delivery: toDeliveryInput(values),
    comment,
  };
}

async function send(context: Context, values: CheckoutValues, dto: CreateOrderInput): Promise<ShopResponse<{ id: string }>> {
  if (values.payment === 'CALL') {
    const { data: placed, refused } = await askShop(context, PlaceOrderByCallDocument, { dto });
    return { data: placed?.createOrderRequest ?? null, refused };
  }
  const { data: placed, refused } = await askShop(context, PlaceOrderDocument, { dto });
  return { data: placed?.createOrderWithPaymentLink ?? null, refused };
}

/** Places the order. The key makes a repetition harmless, so a lost answer is asked for once more. */
async function placeOrder(context: Context, submitted: SubmittedCheckout) {
  const dto = toOrderInput(submitted);
  const first = await send(context, submitted.values, dto);
  const { data: placed, refused } = first.refused && isOutage(first.refused) ? await send(context, submitted.values, dto) : first;
  if (!placed)
    return show(context, await respondRefused(context, submitted, refused ?? { code: 'OUTCOME_UNKNOWN', message: '', details: {} }));
  const path = `/orders/${encodeURIComponent(placed.id)}`;
  const isSecure = context.get(visitContext).publicUrl.startsWith('https:');
  // A document load, because the payment page may be another site's, and because the cart has changed.
  throw redirectDocument(submitted.values.payment === 'CALL' ? path : `${path}/pay`, {
    status: 303,
    headers: setCookieHeaders([placedCookie(placed.id, isSecure), withoutForm(checkoutCookie)]),
  });
}

/** The session has ended since the page was opened. What was typed comes back after signing in. */
function signInAgain({ request, context }: Placing, { accountId, key, ids, values }: SubmittedCheckout) {
  const chosenId = cityIdIn(request.headers.get('cookie')) ?? undefined;
  const cookie = accountId && sentCheckout({ accountId, key, ids, values, chosenId }, context.get(visitContext));
  return redirect(signInAddress('/enter-code', { to: '/checkout' }), { status: 303, headers: setCookieHeaders(cookie ? [cookie] : []) });
}

/** Handles the checkout form, with JavaScript or without. Answers with the form as it was typed if nothing was placed. */
export async function placeOrderAction({ request, context }: Placing) {
  const submitted = readSubmitted(await readForm(request));
  if (context.get(userContext) === null) throw signInAgain({ request, context }, submitted);
  if (submitted.swap) return takeInstead(context, submitted, submitted.swap);
  if (submitted.reduction) return show(context, await changeReduction(context, submitted, submitted.reduction));
  const { way, address } = submitted.values;
  return way !== 'PICKUP' && address ? placeIfComplete(context, submitted) : placeForCity(context, submitted);
}

function placeIfComplete(context: Context, submitted: SubmittedCheckout) {
  const errors = findMissing(submitted.values);
  return Object.keys(errors).length > 0 ? withErrors(context, submitted, { errors }) : placeOrder(context, submitted);
}

/** A pickup point of another city than the one in the form is none. */
const withPointOfCity = (values: CheckoutValues): CheckoutValues => (values.pointFor === values.cityId ? values : { ...values, point: '' });

/** Finds the city that was typed before anything else is done. */
async function placeForCity(context: Context, submitted: SubmittedCheckout) {
  const missing = findMissing(submitted.values);
  if (missing.city) return withErrors(context, submitted, { errors: missing });
  const found = await resolveCity(context, submitted.values);
  if (found.kind === 'refused') {
    if (isOutage(found.refused)) return withoutResponse(context, submitted, 'citySilent');
    return show(context, await respondRefused(context, submitted, found.refused));
  }
  if (found.kind !== 'known') {
    const values = withCityList(submitted.values);
    return withErrors(
      context,
      { ...submitted, values },
      {
        errors: { ...missing, city: cityProblem(found) },
        cities: found.kind === 'several' ? found.cities : [],
      },
    );
  }
  return placeIfComplete(context, { ...submitted, values: withPointOfCity({ ...submitted.values, ...valuesOfCity(found.city) }) });
}
