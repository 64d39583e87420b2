import type { ApiClient } from '../platform/graphql/api-client.ts';
import { AccountCartDocument } from '../platform/graphql/generated/graphql.ts';

/** What a signed-in shopper is going to order. */
export interface CheckoutCart {
  /** Ids of the checked lines in the order of the cart, also of those that cannot be bought any more: the quote tells which. */
  productItemIds: string[];
  /** Promo code that is kept with the cart, applied or not: the quote tells. */
  promocode: string | null;
}

/**
 * Reads the cart of a signed-in shopper for the checkout; null for a guest, whose cart is in the browser. The chosen bonuses are in the
 * browser too, see `useChosenBonuses`, so the server quotes with none.
 */
export async function loadCheckoutCart(api: ApiClient): Promise<CheckoutCart | null> {
  const { productCart } = await api.query(AccountCartDocument);
  if (!productCart) return null;
  return { productItemIds: productCart.lines.map(({ productItemId }) => productItemId), promocode: productCart.promocode };
}
