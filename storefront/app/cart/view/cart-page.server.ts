import { href, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { buildSignInAddress } from '../../auth/link/sign-in-address.ts';
import { toSetCookieHeaders } from '../../auth/session/cookies.server.ts';
import { requirePerson, userContext } from '../../auth/session/session.server.ts';
import { refuseAdding } from '../../catalog/product/buy/adding-refusal.server.ts';
import { choiceParams, type ProductChoice, readChoice, readSubmittedChoice } from '../../catalog/product/choice/product-choice.rules.ts';
import { loadChosenCity } from '../../delivery/city/chosen-city.server.ts';
import { loadDeliveryTo } from '../../delivery/price/delivery-to-city.server.ts';
import { notFound } from '../../platform/error-response.ts';
import { readForm } from '../../platform/form/form.server.ts';
import type { RefusedOperation } from '../../platform/graphql/exchange.server.ts';
import {
  AccountCartDocument,
  AddableProductDocument,
  type AddableProductQuery,
  AddToCartDocument,
  CartQuoteDocument,
  UnpaidOrdersDocument,
} from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/optional.ts';
import { apiContext } from '../../platform/visit.server.ts';
import { toCartLines } from '../account/server-lines.rules.ts';
import { listChecked } from '../cart-lines.rules.ts';
import { bonusParam, toQuoteVariables } from '../cart-quote.rules.ts';
import { type CartAction, sendChange } from '../change-cart.server.ts';
import type { InitialCart } from '../use-cart.ts';

type CartPageArgs = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'url' | 'context'>;

/** Number of bonuses in the address; 0 if it is no number. Spaces are how the page itself writes large numbers. */
function readBonuses({ searchParams }: URL): number {
  const typedText = (searchParams.get(bonusParam) ?? '').replaceAll(/\s/gu, '');
  return /^\d{1,9}$/.test(typedText) ? Number(typedText) : 0;
}

async function loadDelivery(loaderArgs: CartPageArgs, ids: readonly string[]) {
  const city = ids.length > 0 ? await loadChosenCity(loaderArgs) : null;
  return city && loadDeliveryTo(loaderArgs.context, city.id, ids);
}

/** Reads the cart of a signed-in shopper with its prices; null if the session is over. Without JavaScript the bonuses are typed. */
export async function loadInitialCart(loaderArgs: CartPageArgs): Promise<InitialCart | null> {
  const api = loaderArgs.context.get(apiContext);
  const { productCart: cart } = await api.query(AccountCartDocument);
  if (!cart) return null;
  const lines = toCartLines(cart);
  const bonuses = readBonuses(loaderArgs.url);
  const rows = lines.map((line) => ({ line, isRemoved: false }));
  const quoteVariables = toQuoteVariables(rows, { promocode: cart.promocode, bonuses });
  if (quoteVariables) {
    const [quote, delivery] = await Promise.all([
      api.query(CartQuoteDocument, quoteVariables),
      loadDelivery(loaderArgs, listChecked(lines)),
    ]);
    return { cart, quote, delivery, bonuses };
  }
  const orders = await loadOptional(api.query(UnpaidOrdersDocument));
  return { cart, quote: null, orders: orders?.userOrderList.items, bonuses };
}

/** Query parameter of the form's address: the product that the form belongs to. */
export const productParam = 'from';

type AddableOffer = NonNullable<AddableProductQuery['product']>['offers'][number];

/** The choice as it was understood: a size and a speed that can be bought, or nothing. */
const toAddressChoice = ({ size, offer }: ProductChoice<AddableOffer>) =>
  new URLSearchParams(offer ? { [choiceParams.size]: size, [choiceParams.speed]: offer.deliverySpeed.toLowerCase() } : {});

const isFull = ({ details }: RefusedOperation) => details.mostLines !== undefined;

/**
 * Adds what was chosen on a product's page without JavaScript, and opens the cart. A guest's cart is in the browser, so a guest signs in
 * first and comes back to the product with the choice. The server rejects forms of other origins.
 */
export async function addChosenUnit(action: CartAction): Promise<Response> {
  const { request, url, context } = action;
  const form = await readForm(request);
  const { product } = await context.get(apiContext).query(AddableProductDocument, { slug: url.searchParams.get(productParam) ?? '' });
  if (!product) throw notFound(url);
  const submitted = readSubmittedChoice(form);
  const choice = readChoice(product, submitted);
  const productPath = href('/product/:slug', { slug: encodeURIComponent(product.slug) });
  const query = toAddressChoice(choice);
  if (!choice.offer) {
    const isExistingSize = product.sizes.some(({ slug }) => slug === submitted.get(choiceParams.size));
    return refuseAdding(productPath, query, isExistingSize || product.offers.length === 0 ? 'sold' : 'choose');
  }
  const speed = submitted.get(choiceParams.speed);
  if (speed && speed !== choice.offer.deliverySpeed.toLowerCase()) return refuseAdding(productPath, query, 'speed');
  const signIn = () => redirect(buildSignInAddress('/auth', { to: `${productPath}?${query}`, reason: 'cart' }), { status: 303 });
  if (context.get(userContext) === null) return signIn();
  requirePerson(context, productPath);
  const { refused, setCookies } = await sendChange(action, AddToCartDocument, { ids: [choice.offer.productItemId] });
  if (refused?.code === 'UNAUTHENTICATED') return signIn();
  if (refused) return refuseAdding(productPath, query, isFull(refused) ? 'full' : 'failed');
  return redirect(href('/cart'), { status: 303, headers: toSetCookieHeaders(setCookies) });
}
