import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { loadChosenCity } from '../delivery/city/chosen-city.server.ts';
import { loadDeliveryTo } from '../delivery/price/delivery-to-city.server.ts';
import { AccountCartDocument, CartQuoteDocument, UnpaidOrdersDocument } from '../platform/graphql/generated/graphql.ts';
import { optional } from '../platform/lazy/optional.ts';
import { apiContext } from '../platform/visit.server.ts';
import { linesOfServer } from './account/server-lines.rules.ts';
import { listChecked } from './cart-lines.rules.ts';
import { bonusParam, toQuoteVariables } from './cart-quote.rules.ts';
import type { InitialCart } from './use-cart.ts';

type Visiting = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'url' | 'context'>;

/** Number of bonuses in the address; 0 if it is no number. Spaces are how the page itself writes large numbers. */
function readBonuses({ searchParams }: URL): number {
  const typed = (searchParams.get(bonusParam) ?? '').replaceAll(/\s/gu, '');
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}

async function loadDelivery(visiting: Visiting, ids: readonly string[]) {
  const city = ids.length > 0 ? await loadChosenCity(visiting) : null;
  return city && loadDeliveryTo(visiting.context, city.id, ids);
}

/** Reads the cart of a signed-in shopper with its prices; null if the session is over. Without JavaScript the bonuses are typed. */
export async function loadInitialCart(visiting: Visiting): Promise<InitialCart | null> {
  const api = visiting.context.get(apiContext);
  const { productCart: cart } = await api.query(AccountCartDocument);
  if (!cart) return null;
  const lines = linesOfServer(cart);
  const bonuses = readBonuses(visiting.url);
  const rows = lines.map((line) => ({ line, removed: false }));
  const question = toQuoteVariables(rows, { promocode: cart.promocode, bonuses });
  if (question) {
    const [quote, delivery] = await Promise.all([api.query(CartQuoteDocument, question), loadDelivery(visiting, listChecked(lines))]);
    return { cart, quote, delivery, bonuses };
  }
  const orders = await optional(api.query(UnpaidOrdersDocument));
  return { cart, quote: null, orders: orders?.userOrderList.items, bonuses };
}
