import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { loadChosenCity } from '../delivery/city/chosen-city.server.ts';
import { loadDeliveryToCity } from '../delivery/price/delivery-to-city.server.ts';
import { AccountCartDocument, CartQuoteDocument, UnpaidOrdersDocument } from '../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../platform/lazy/load-optional.ts';
import { apiContext } from '../platform/visit.server.ts';
import { toCartLines } from './account/server-lines.rules.ts';
import { listCheckedIds } from './cart-lines.rules.ts';
import { bonusParam, toQuoteVariables } from './cart-quote.rules.ts';
import type { InitialCart } from './use-cart.ts';

type CartPageArgs = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'url' | 'context'>;

/**
 * Number of bonuses in the URL; 0 if the parameter is not a number. Spaces are allowed, because the page itself formats large numbers with
 * them.
 */
function readBonuses({ searchParams }: URL): number {
  const typedText = (searchParams.get(bonusParam) ?? '').replaceAll(/\s/gu, '');
  return /^\d{1,9}$/.test(typedText) ? Number(typedText) : 0;
}

async function loadDelivery(loaderArgs: CartPageArgs, ids: readonly string[]) {
  const city = ids.length > 0 ? await loadChosenCity(loaderArgs) : null;
  return city && loadDeliveryToCity(loaderArgs.context, city.id, ids);
}

/**
 * Reads the cart of a signed-in shopper with its prices; null if the session is over. Without JavaScript, the form passes the bonuses on in
 * the URL.
 */
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
      loadDelivery(loaderArgs, listCheckedIds(lines)),
    ]);
    return { cart, quote, delivery, bonuses };
  }
  const orders = await loadOptional(api.query(UnpaidOrdersDocument));
  return { cart, quote: null, orders: orders?.userOrderList.items, bonuses };
}
