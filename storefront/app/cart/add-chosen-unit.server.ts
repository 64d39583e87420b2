import { href, redirect } from 'react-router';
import { buildSignInAddress } from '../auth/link/sign-in-address.ts';
import { toSetCookieHeaders } from '../auth/session/cookies.server.ts';
import { requireUser, userContext } from '../auth/session/session.server.ts';
import { refuseToAdd } from '../catalog/product/buy/add-to-cart-refusal.server.ts';
import { choiceParams, type ProductChoice, readChoice, readSubmittedChoice } from '../catalog/product/choice/product-choice.rules.ts';
import { notFound } from '../platform/error-response.ts';
import { readForm } from '../platform/form/form.server.ts';
import type { RefusedOperation } from '../platform/graphql/exchange.server.ts';
import { AddableProductDocument, type AddableProductQuery, AddToCartDocument } from '../platform/graphql/generated/graphql.ts';
import { apiContext } from '../platform/visit.server.ts';
import { type CartActionArgs, sendChange } from './change-cart.server.ts';

/** Query parameter of the form's URL: the product that the form belongs to. */
export const productParam = 'from';

type AddableOffer = NonNullable<AddableProductQuery['product']>['offers'][number];

/** Query string with the valid part of the choice: a size and a delivery speed that can be bought, or nothing. */
const toChoiceQuery = ({ size, offer }: ProductChoice<AddableOffer>) =>
  new URLSearchParams(offer ? { [choiceParams.size]: size, [choiceParams.speed]: offer.deliverySpeed.toLowerCase() } : {});

const isCartFull = ({ details }: RefusedOperation) => details.mostLines !== undefined;

/**
 * Adds the unit that was chosen on a product page without JavaScript, and opens the cart. A guest's cart is in the browser, so a guest
 * signs in first and returns to the product page with the choice. The server rejects forms of other origins.
 */
export async function addChosenUnit(actionArgs: CartActionArgs): Promise<Response> {
  const { request, url, context } = actionArgs;
  const form = await readForm(request);
  const { product } = await context.get(apiContext).query(AddableProductDocument, { slug: url.searchParams.get(productParam) ?? '' });
  if (!product) throw notFound(url);
  const submittedParams = readSubmittedChoice(form);
  const choice = readChoice(product, submittedParams);
  const productPath = href('/product/:slug', { slug: encodeURIComponent(product.slug) });
  const choiceQuery = toChoiceQuery(choice);
  if (!choice.offer) {
    const isExistingSize = product.sizes.some(({ slug }) => slug === submittedParams.get(choiceParams.size));
    return refuseToAdd(productPath, choiceQuery, isExistingSize || product.offers.length === 0 ? 'sold' : 'choose');
  }
  const speed = submittedParams.get(choiceParams.speed);
  if (speed && speed !== choice.offer.deliverySpeed.toLowerCase()) return refuseToAdd(productPath, choiceQuery, 'speed');
  const signIn = () => redirect(buildSignInAddress('/auth', { to: `${productPath}?${choiceQuery}`, reason: 'cart' }), { status: 303 });
  if (context.get(userContext) === null) return signIn();
  requireUser(context, productPath);
  const { refused, setCookies } = await sendChange(actionArgs, AddToCartDocument, { ids: [choice.offer.productItemId] });
  if (refused?.code === 'UNAUTHENTICATED') return signIn();
  if (refused) return refuseToAdd(productPath, choiceQuery, isCartFull(refused) ? 'full' : 'failed');
  return redirect(href('/cart'), { status: 303, headers: toSetCookieHeaders(setCookies) });
}
