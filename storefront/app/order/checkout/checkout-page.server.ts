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
import { openForm } from './form/open-form.server.ts';
import type { CheckoutOutcome } from './placing/checkout-outcome.ts';

type Context = Readonly<RouterContextProvider>;

/** What the loader returns: the page as it is opened, or after a form that placed nothing. */
export interface CheckoutPage extends DisplayedForm {
  accountId: string;
  /** Saved addresses, the one that changed last first. */
  addresses: readonly CheckoutAddressFragment[];
  /** Latest orders of the account. One of them may await payment. */
  orders: readonly UnpaidOrderFragment[];
  /** Key of the map of pickup points; null if there is no map. */
  mapsKey: string | null;
  /** The newest order, of which the form repeats what is filled in; null before the first one. */
  newest: { recipientKey: string } | null;
  /** Whether the account has a confirmed phone. */
  mayBeCalled: boolean;
}

/** What has become of the form that this request has submitted, for the loader that draws the page after it. */
export const outcomeContext = createContext<CheckoutOutcome | null>(null);

const toForm = ({ values, ids, key, sum, points }: DisplayedForm): DisplayedForm => ({ values, ids, key, sum, points });

const noAccount = { accountId: '', addresses: [], orders: [], newest: null, mapsKey: null, mayBeCalled: false };

/**
 * Loads the checkout of the account's cart. A guest signs in by the form that only takes an e-mail and comes back here.
 */
export async function loadCheckout(visiting: Pick<LoaderFunctionArgs<Context>, 'request' | 'context'>): Promise<CheckoutPage> {
  const { request, context } = visiting;
  const session = context.get(userContext);
  const signIn = () => redirect(buildSignInAddress('/enter-code', { to: '/checkout' }));
  if (session === null) throw signIn();
  if (!session) throw createServiceUnavailable();
  const outcome = context.get(outcomeContext);
  // The page shows no form then, and nothing more is asked of an API that does not answer.
  if (outcome && !outcome.sum) return { ...noAccount, ...toForm(outcome) };
  const [{ user, productCart: cart, page: consentText }, { data: placedOrders }, chosen] = await Promise.all([
    context.get(apiContext).query(CheckoutPageDocument),
    // Without the earlier orders the page is still of use.
    callApi(context, CheckoutOrdersDocument, {}),
    outcome ? null : loadChosenCity(visiting),
  ]);
  if (!user || !cart) throw signIn();
  const orders = placedOrders?.userOrderList.items ?? [];
  const [newest] = orders;
  const addresses = placedOrders?.addressList.items ?? [];
  const { id: accountId, name, surname, phone, email } = user;
  const open = () => {
    const contacts = { name, surname, phone: phone ?? '', email: email ?? '', payment: 'ONLINE' };
    // Without JavaScript, the cart passes the bonuses on in the address.
    const bonuses = new URL(request.url).searchParams.get(bonusParam) ?? '';
    const consentVersion = consentText?.updatedAt ?? unpublishedConsent;
    const profile = { ...emptyValues, ...contacts, promocode: cart.promocode ?? '', bonuses, consentVersion };
    const ids = cart.lines.map(({ productItemId }) => productItemId);
    const destinations = { orders: ids.length > 0 ? orders : [], addresses, chosenCity: chosen };
    return openForm(context, ids, { profile, destinations, draft: readSentCheckout(request, accountId) });
  };
  return {
    ...toForm(outcome ?? (await open())),
    accountId,
    addresses,
    orders: orders.map(({ uuid, number, canPay, payUntil }) => ({ uuid, number, canPay, payUntil })),
    newest: newest ? { recipientKey: toRecipientKey(newest) } : null,
    mapsKey: context.get(visitContext).mapsKey,
    mayBeCalled: phone !== null,
  };
}
