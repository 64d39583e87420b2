import { type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { signInAddress } from '../../auth/link/sign-in-address.ts';
import { userContext } from '../../auth/session/session.server.ts';
import { unitsKey } from '../../cart/cart-lines.rules.ts';
import { loadCheckoutCart } from '../../cart/load-cart.server.ts';
import { loadChosenCity } from '../../delivery/city/chosen-city.server.ts';
import type { ChosenCity } from '../../delivery/city/use-chosen-city.ts';
import { serviceUnavailable } from '../../platform/error-response.ts';
import { askShop } from '../../platform/graphql/ask-shop.server.ts';
import {
  type CheckoutAddressFragment,
  CheckoutOrdersDocument,
  type CheckoutOrdersQuery,
  CheckoutPageDocument,
} from '../../platform/graphql/generated/graphql.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { type CheckoutDraft, restoredValues } from './draft/draft.rules.ts';
import { readSentCheckout } from './draft/sent-checkout.server.ts';
import { type CheckoutValues, emptyValues } from './form/checkout-form.rules.ts';
import { withChosenCity, withLastAddress, withSavedDestination } from './form/last-address.server.ts';
import { loadPoints } from './pickup/load-points.server.ts';
import { askQuote } from './quote/ask-quote.server.ts';

interface SavedDestinations {
  orders: CheckoutOrdersQuery['userOrderList']['items'];
  addresses: readonly CheckoutAddressFragment[];
  chosen: ChosenCity | null;
}

/** Fills in where the order may go, and reads the pickup points there. */
async function fillInDestination(
  context: Readonly<RouterContextProvider>,
  profile: CheckoutValues,
  { orders, addresses, chosen }: SavedDestinations,
) {
  const filled = withChosenCity(await withLastAddress(context, profile, orders), chosen);
  const points = await loadPoints(context, filled);
  return { points, values: withSavedDestination(filled, { addresses, points, chosen }) };
}

interface CheckoutSources {
  profile: CheckoutValues;
  destinations: SavedDestinations;
  /** The form that was sent when the session had ended. */
  draft: CheckoutDraft | null;
}

/** Fills in what is known, or else what was typed before signing in again. */
async function fillIn(context: Readonly<RouterContextProvider>, { profile, destinations, draft }: CheckoutSources) {
  const page = await fillInDestination(context, profile, destinations);
  if (!draft) return page;
  const values = restoredValues(draft, { values: page.values, chosen: destinations.chosen });
  return { values, points: await loadPoints(context, values) };
}

/**
 * Loads the checkout of the account's cart. A guest signs in by the form that only takes an e-mail and comes back here.
 */
export async function loadCheckout(visiting: Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'context'>) {
  const { request, context } = visiting;
  const session = context.get(userContext);
  const signIn = () => redirect(signInAddress('/enter-code', { to: '/checkout' }));
  if (session === null) throw signIn();
  if (!session) throw serviceUnavailable();
  const api = context.get(apiContext);
  const [{ user }, cart, { data: placed }, chosen] = await Promise.all([
    api.query(CheckoutPageDocument),
    loadCheckoutCart(api),
    // Without the earlier orders the page is still of use.
    askShop(context, CheckoutOrdersDocument, {}),
    loadChosenCity(visiting),
  ]);
  if (!user || !cart) throw signIn();
  const { name, surname, phone, email } = user;
  const contacts = { name, surname, phone: phone ?? '', email: email ?? '', payment: 'ONLINE', promocode: cart.promocode ?? '' };
  const orders = placed?.userOrderList.items ?? [];
  const ids = cart.productItemIds;
  const addresses = placed?.addressList.items ?? [];
  const destinations = { orders: ids.length > 0 ? orders : [], addresses, chosen };
  const draft = readSentCheckout(request, user.id);
  const { points, values } = await fillIn(context, { profile: { ...emptyValues, ...contacts }, destinations, draft });
  const sum = ids.length > 0 ? await askQuote(context, ids, values) : null;
  if (ids.length > 0 && !sum) throw serviceUnavailable();
  return {
    accountId: user.id,
    values,
    ids,
    sum,
    addresses,
    points,
    mapsKey: context.get(visitContext).mapsKey,
    /** Latest orders of the account. One of them may await payment. */
    orders: orders.map(({ uuid, number, canPay, payUntil }) => ({ uuid, number, canPay, payUntil })),
    /** Made with the form, so that pressing its button twice places one order. */
    key: draft && unitsKey(draft.ids) === unitsKey(ids) ? draft.key : crypto.randomUUID(),
    mayBeCalled: phone !== null,
  };
}
