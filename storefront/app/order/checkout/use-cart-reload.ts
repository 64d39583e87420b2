import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createUnitsKey } from '../../cart/cart-lines.rules.ts';
import { useCheckoutCart } from '../../cart/use-checkout-cart.ts';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';

/**
 * Delays before each reload. After the last delay the page keeps its own cart, because the server may have refused a line of this tab's
 * cart.
 */
const delaysMs = [0, 300, 1000, 3000];

/**
 * Loads the page again while the cart in this tab differs from that of the page: a guest's lines reach the server only after signing in,
 * and another tab may have changed the cart. Returns whether the page may still change. Reads stores, so call it from an observer.
 */
export function useCartReload(ids: readonly string[], isSubmitted: boolean): boolean {
  const { revalidate } = useRevalidator();
  const { isLoaded, productItemIds } = useCheckoutCart();
  const isHydrated = useHydrated();
  const [reloads, setReloads] = useState({ cartKey: '', count: 0 });
  const cartKey = createUnitsKey(productItemIds);
  const reloadCount = reloads.cartKey === cartKey ? reloads.count : 0;
  const delay = isLoaded && !isSubmitted && cartKey !== createUnitsKey(ids) ? delaysMs[reloadCount] : undefined;
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => void revalidate().then(() => setReloads({ cartKey, count: reloadCount + 1 })), delay);
    return () => clearTimeout(timer);
  }, [delay, cartKey, reloadCount, revalidate]);
  // The server cannot read the cart of a tab. The tab may have read it before this component hydrates, but the first render must match the
  // HTML of the server.
  return !isHydrated || !isLoaded || delay !== undefined;
}
