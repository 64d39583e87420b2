import { type ActionFunctionArgs, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { buildSignInAddress } from '../../../auth/link/sign-in-address.ts';
import { toSetCookieHeaders } from '../../../auth/session/cookies.server.ts';
import { userContext } from '../../../auth/session/session.server.ts';
import { type CityOption, prepareCityChoice, toCityFieldValues } from '../../../delivery/city/city.rules.ts';
import { describeCityProblem, resolveCity } from '../../../delivery/city/resolve-city.server.ts';
import { createRefusal, readForm } from '../../../platform/form/form.server.ts';
import { type ApiResponse, callApi } from '../../../platform/graphql/call-api.server.ts';
import { isOutage } from '../../../platform/graphql/failure-messages.ts';
import {
  CheckoutOrdersDocument,
  type CreateOrderInput,
  type OrderDeliveryInput,
  PlaceOrderByCallDocument,
  PlaceOrderDocument,
  ReplaceAtCheckoutDocument,
  SaveDestinationDocument,
} from '../../../platform/graphql/generated/graphql.ts';
import { buildFormCookieDeletion, checkoutCookie } from '../../../platform/store/personal-form-data.ts';
import { visitContext } from '../../../platform/visit.server.ts';
import { formatPlacedOrderCookie } from '../../placed-order-cookie.ts';
import { outcomeContext } from '../checkout-page.server.ts';
import { createSentCheckoutHeaders } from '../draft/sent-checkout.server.ts';
import {
  applyReplacement,
  type CheckoutInput,
  type CheckoutValues,
  findStreetOfOtherCity,
  readInput,
  toCityValues,
  toRecipientKey,
  unpublishedConsent,
} from '../form/checkout-form.rules.ts';
import { findMissingFields } from '../form/missing-fields.rules.ts';
import { readBonuses } from '../quote/quote-request.rules.ts';
import { parseVisibleSum } from '../quote/visible-sum.rules.ts';
import { changeReduction } from '../reduction/change-reduction.server.ts';
import { listUnitReplacements, type Replacement, replaceIds } from '../unavailable/chosen-replacement.rules.ts';
import { loadOutcome, type SubmitProblem, toSubmitProblem } from './refused-order.server.ts';

type Context = Readonly<RouterContextProvider>;
type SubmitArgs = Pick<ActionFunctionArgs<Context>, 'request' | 'context'>;

/** Replaces unavailable units in the cart, and in the form that the outcome contains. */
async function replaceUnits(context: Context, { values, ids }: CheckoutInput, replacement: Replacement): Promise<SubmitProblem> {
  let replacedIds = ids;
  for (const unitReplacement of listUnitReplacements(replacement)) {
    const { refused } = await callApi(context, ReplaceAtCheckoutDocument, unitReplacement);
    if (refused) {
      const submitProblem: SubmitProblem = isOutage(refused) ? { problem: { kind: 'swapUnknown' } } : toSubmitProblem(refused, values);
      return { ids: replacedIds, ...submitProblem };
    }
    replacedIds = replaceIds(replacedIds, [unitReplacement]);
  }
  return { problem: { kind: 'replaced' }, ids: replacedIds };
}

/** Drops a pickup point that is not in the city of the form. */
const removePointOfOtherCity = (values: CheckoutValues): CheckoutValues =>
  values.pointFor === values.cityId ? values : { ...values, point: '' };

/** Without JavaScript, the shopper may type a city while a saved address in another city is still chosen. */
const refuseAddressOfOtherCity = (values: CheckoutValues, city: CityOption): SubmitProblem => ({
  problem: { kind: 'fields' },
  values: { ...values, ...toCityValues(city) },
  errors: { street: 'Город изменился. Выберите адрес в\u00a0нём или\u00a0напишите новый' },
});

/** Fills in the id of the typed city. If no single city is found, returns the reason instead of the values. */
async function resolveDestination(context: Context, values: CheckoutValues): Promise<CheckoutValues | SubmitProblem> {
  const usesSavedAddress = values.way !== 'PICKUP' && values.address !== '';
  if (values.city.trim() === '' || (usesSavedAddress && values.city === values.cityFor)) return values;
  const foundCity = await resolveCity(context, values);
  if (foundCity.kind === 'known' && usesSavedAddress)
    return foundCity.city.id === values.cityId ? values : refuseAddressOfOtherCity(values, foundCity.city);
  if (foundCity.kind === 'known') return removePointOfOtherCity({ ...values, ...toCityFieldValues(foundCity.city) });
  if (foundCity.kind === 'refused')
    return isOutage(foundCity.refused) ? { problem: { kind: 'cityError' } } : toSubmitProblem(foundCity.refused, values);
  const listedValues = prepareCityChoice(values);
  const errors = { ...findMissingFields(listedValues), city: describeCityProblem(foundCity) };
  return {
    problem: { kind: 'fields' },
    values: listedValues,
    errors,
    cities: foundCity.kind === 'several' ? foundCity.cities : [],
  };
}

function toDeliveryInput({ way, point, address, cityId, street, house, building, apartment, index }: CheckoutValues): OrderDeliveryInput {
  if (way === 'PICKUP') return { pickupPointCode: point };
  return address ? { addressId: address } : { cityId, street, house, building, apartment, index };
}

function toOrderInput({ values, visibleSumJson, key }: CheckoutInput): CreateOrderInput {
  const visibleSum = parseVisibleSum(visibleSumJson);
  const { name, surname, phone, email, comment, promocode, consent, consentVersion } = values;
  return {
    idempotencyKey: key,
    productItemIds: visibleSum.lines.map(([id]) => id),
    promocode: promocode || null,
    bonuses: readBonuses(values),
    expectedTotal: visibleSum.total,
    recipient: { name, surname, phone, email },
    delivery: toDeliveryInput(values),
    comment,
    consent: consent !== '',
    // Without a version, the API would record the consent to the current text without a check.
    consentVersion: consent === '' ? null : consentVersion || unpublishedConsent,
  };
}

async function sendOrder(context: Context, values: CheckoutValues, dto: CreateOrderInput): Promise<ApiResponse<{ id: string }>> {
  if (values.payment === 'CALL') {
    const { data: callOrder, refused } = await callApi(context, PlaceOrderByCallDocument, { dto });
    return { data: callOrder?.createOrderRequest ?? null, refused };
  }
  const { data: placedOrder, refused } = await callApi(context, PlaceOrderDocument, { dto });
  return { data: placedOrder?.createOrderWithPaymentLink ?? null, refused };
}

/**
 * A consent given with the newest order is valid for the same recipient. The server compares the recipients itself, because the form could
 * be forged.
 */
async function addEarlierConsent(context: Context, values: CheckoutValues): Promise<CheckoutValues> {
  if (values.consent !== '' || values.consentFor === '') return values;
  const { data } = await callApi(context, CheckoutOrdersDocument, {});
  const [newest] = data?.userOrderList.items ?? [];
  return { ...values, consentFor: newest ? toRecipientKey(newest) : '' };
}

/** Saves the typed address in the account if the shopper has requested that. A failure does not prevent the order. */
async function saveAddress(context: Context, { way, address, saveAddress: isSavingRequested, ...values }: CheckoutValues) {
  if (way !== 'COURIER' || address !== '' || isSavingRequested === '') return;
  const { cityId, street, house, building, apartment, index } = values;
  await callApi(context, SaveDestinationDocument, { dto: { cityId, street, house, building, apartment, index } });
}

/**
 * Redirects to the payment or, if the order awaits a call, to the page of the order. The browser loads another document, because the cart
 * has changed.
 */
function redirectToOrder(context: Context, orderId: string, { payment }: CheckoutValues) {
  const path = `/orders/${encodeURIComponent(orderId)}`;
  const isSecure = context.get(visitContext).publicUrl.startsWith('https:');
  return redirectDocument(payment === 'CALL' ? path : `${path}/pay`, {
    status: 303,
    headers: toSetCookieHeaders([formatPlacedOrderCookie(orderId, isSecure), buildFormCookieDeletion(checkoutCookie)]),
  });
}

/**
 * Places the order. A request whose response was lost is sent once more, which is safe because the idempotency key prevents a second order.
 */
async function placeOrder(context: Context, input: CheckoutInput): Promise<SubmitProblem> {
  const resolvedValues = await resolveDestination(context, input.values);
  if ('problem' in resolvedValues) return resolvedValues;
  const values = await addEarlierConsent(context, resolvedValues);
  const wrongStreet = findStreetOfOtherCity(values);
  const errors = { ...wrongStreet, ...findMissingFields(values) };
  if (Object.keys(errors).length > 0) {
    // The shopper sees the street again and can correct it, so it now belongs to the current city.
    const streetFor = wrongStreet.street ? values.cityId : values.streetFor;
    return { problem: { kind: 'fields' }, values: { ...values, streetFor }, errors };
  }
  const order = toOrderInput({ ...input, values });
  const firstResponse = await sendOrder(context, values, order);
  const { data: placedOrder, refused } =
    firstResponse.refused && isOutage(firstResponse.refused) ? await sendOrder(context, values, order) : firstResponse;
  if (placedOrder) {
    await saveAddress(context, values);
    throw redirectToOrder(context, placedOrder.id, values);
  }
  const submitProblem: SubmitProblem = refused ? toSubmitProblem(refused, values) : { problem: { kind: 'unknown' } };
  return { ...submitProblem, values: { ...values, ...submitProblem.values } };
}

/**
 * Replaces a unit, and places the order if the button displayed its sum. A repeated form may have replaced the unit before. The order is
 * therefore placed even if the replacement is refused, and the idempotency key finds an existing order.
 */
async function acceptReplacement(context: Context, input: CheckoutInput, replacement: Replacement): Promise<SubmitProblem> {
  const change = { ids: input.ids, ...(await replaceUnits(context, input, replacement)) };
  if (!replacement.order || change.problem.kind === 'swapUnknown') return change;
  return { ids: change.ids, ...(await placeOrder(context, applyReplacement(input))) };
}

/** Problems that an outage has caused. The response then has the status 503. */
const outageKinds: readonly SubmitProblem['problem']['kind'][] = ['unknown', 'swapUnknown', 'sumUnknown', 'cityError'];

/**
 * Handles the checkout form, with JavaScript or without. A placed order redirects; anything else returns the outcome of the form. Without
 * JavaScript, the loader of the page uses this outcome and does not load its data again.
 */
export async function submitCheckout({ request, context }: SubmitArgs) {
  const input = readInput(await readForm(request));
  const { replacement, reduction } = input;
  // The session has ended since the page was opened. The input is restored after signing in.
  if (context.get(userContext) === null)
    throw redirect(buildSignInAddress('/enter-code', { to: '/checkout' }), {
      status: 303,
      headers: createSentCheckoutHeaders({ request, context }, input),
    });
  const change = replacement
    ? acceptReplacement(context, input, replacement)
    : reduction && changeReduction(context, input.values, reduction);
  const outcome = await loadOutcome(context, applyReplacement(input), await (change ?? placeOrder(context, input)));
  context.set(outcomeContext, outcome);
  // Without a quote the page has no form, so a cookie stores the input for the next page.
  const headers = outcome.quote ? {} : createSentCheckoutHeaders({ request, context }, { ...input, ...outcome });
  return createRefusal(outcome, outageKinds.includes(outcome.problem.kind), headers);
}
