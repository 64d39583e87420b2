import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import type { BrowserCart } from '../browser-cart.ts';
import { listCheckedIds, maxLines } from '../cart-lines.rules.ts';
import { addToCart, type CartMutation, saveForLater } from './account-cart-api.ts';

interface MergeTarget {
  sendUnits: (ids: string[], send: CartMutation) => Promise<void>;
  /** Returns the server's cart from its latest response; null before the first response. */
  readServerCart: () => ServerCartFragment | null;
}

/** Sends the browser's own lines to the server, but no more than fit into the cart: the server would reject a longer request as a whole. */
export async function mergeGuestLines(browserCart: BrowserCart, { sendUnits, readServerCart }: MergeTarget) {
  const sendFitting = (ids: string[], list: 'lines' | 'savedItems', send: CartMutation) =>
    sendUnits(ids.slice(0, Math.max(maxLines - (readServerCart()?.[list].length ?? 0), 0)), send);
  const checkedIds = listCheckedIds(browserCart.lines);
  await sendFitting(checkedIds, 'lines', addToCart);
  for (const { id } of browserCart.lines) if (checkedIds.includes(id)) browserCart.setChecked(id, false);
  const savedIds = browserCart.lines.filter(({ checked }) => !checked).map(({ id }) => id);
  await sendFitting(savedIds, 'savedItems', saveForLater);
}
