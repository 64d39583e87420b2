import { useStore } from '../platform/store/root-store.tsx';
import { CartStore } from './cart.store.ts';

interface BrowserCheckoutCart extends Pick<CartStore, 'accountCart'> {
  /** Whether the cart has been read. Until then the goods come from the checkout's loader. */
  isLoaded: boolean;
  /** Ids of the units of the checked lines. */
  productItemIds: readonly string[];
  promocode: string | null;
  /** Reads the account's cart again. Call it after an order was placed or the server has changed the goods. */
  refresh: () => void;
}

/** The goods that the shopper is going to order, from this tab's cart. Reads stores, so call it from an observer. */
export function useCheckoutCart(): BrowserCheckoutCart {
  const { isLoaded, checkedIds, promocode, refresh, accountCart } = useStore(CartStore);
  return { isLoaded, productItemIds: checkedIds, promocode, refresh, accountCart };
}
