import { createContext, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { buildSignInAddress } from '../../auth/link/sign-in-address.ts';
import { userContext } from '../../auth/session/session.server.ts';
import { bonusParam } from '../../cart/cart-quote.rules.ts';
import { loadChosenCity } from '../../delivery/city/chosen-city.server.ts';
import { createServiceUnavailable } from '../../platform/error-response.ts';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import {
  type CheckoutAddressFragment,
  CheckoutOrdersDocument,
  CheckoutPageDocument,
  type UnpaidOrderFragment,
} from '../../platform/graphql/generated/graphql.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { DisplayedForm } from './displayed-form.server.ts';
import { readSentCheckout } from './draft/sent-checkout.server.ts';
import { emptyValues, toRecipientKey, unpublishedConsent } from './form/checkout-form.rules.ts';
import { openForm } from './open-form.server.ts';
import type { CheckoutOutcome } from './placing/checkout-outcome.ts';

type Context = Readonly<RouterContextProvider>;

/** Data of the page: as it is opened, or after a form was submitted that placed no order. */
export interface CheckoutPage extends DisplayedForm {
  accountId: string;
  /** Saved addresses, the most recently changed one first. */
  addresses: readonly CheckoutAddressFragment[];
  /** Latest orders of the account. One of them may await payment. */
  orders: readonly UnpaidOrderFragment[];
  /** API key of the map of pickup points; null if the shop has no map. */
  mapsKey: string | null;
  /** The newest order, from which the form is prefilled; null before the first order. */
  newestOrder: { recipientKey: string } | null;
  /** Whether the account has a confirmed phone, which a confirmation of the order by phone needs. */
  mayBeCalled: boolean;
}

/** Outcome of the form that this request has submitted. The action sets it for the loader of the page. */
export const outcomeContext = createContext<CheckoutOutcome | null>(null);

const pickFormFields = ({ values, ids, key, quote, points }: DisplayedForm): DisplayedForm => ({ values, ids, key, quote, points });

const noAccount = { accountId: '', addresses: [], orders: [], newestOrder: null, mapsKey: null, mayBeCalled: false };

/** Loads the checkout of the account's cart. A guest is redirected to the sign-in by e-mail, which leads back here. */
export async function loadCheckout(loaderArgs: Pick<LoaderFunctionArgs<Context>, 'request' | 'context'>): Promise<CheckoutPage> {
  const { request, context } = loaderArgs;
  const sessionUser = context.get(userContext);
  const signIn = () => redirect(buildSignInAddress('/enter-code', { to: '/checkout' }));
  if (sessionUser === null) throw signIn();
  if (!sessionUser) throw createServiceUnavailable();
  const outcome = context.get(outcomeContext);
  // The API did not respond, so the page shows no form and sends no further requests.
  if (outcome && !outcome.quote) return { ...noAccount, ...pickFormFields(outcome) };
  const [{ user, productCart: cart, page: consentText }, { data: placedOrders }, chosenCity] = await Promise.all([
    context.get(apiContext).query(CheckoutPageDocument),
    // The page is still useful without the earlier orders.
    callApi(context, CheckoutOrdersDocument, {}),
    outcome ? null : loadChosenCity(loaderArgs),
  ]);
  if (!user || !cart) throw signIn();
  const orders = placedOrders?.userOrderList.items ?? [];
  const [newestOrder] = orders;
  const addresses = placedOrders?.addressList.items ?? [];
  const { id: accountId, name, surname, phone, email } = user;
  const openNewForm = () => {
    const contacts = { name, surname, phone: phone ?? '', email: email ?? '', payment: 'ONLINE' };
    // Without JavaScript, the cart passes the bonuses on in the URL.
    const bonuses = new URL(request.url).searchParams.get(bonusParam) ?? '';
    const consentVersion = consentText?.updatedAt ?? unpublishedConsent;
    const profile = { ...emptyValues, ...contacts, promocode: cart.promocode ?? '', bonuses, consentVersion };
    const ids = cart.lines.map(({ productItemId }) => productItemId);
    const destinationSources = { orders: ids.length > 0 ? orders : [], addresses, chosenCity };
    return openForm(context, ids, { profile, destinationSources, draft: readSentCheckout(request, accountId) });
  };
  return {
    ...pickFormFields(outcome ?? (await openNewForm())),
    accountId,
    addresses,
    orders: orders.map(({ uuid, number, canPay, payUntil }) => ({ uuid, number, canPay, payUntil })),
    newestOrder: newestOrder ? { recipientKey: toRecipientKey(newestOrder) } : null,
    mapsKey: context.get(visitContext).mapsKey,
    mayBeCalled: phone !== null,
  };
}
