import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createUnitsKey } from '../../cart/cart-lines.rules.ts';
import { useCheckoutCart } from '../../cart/use-checkout-cart.ts';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';

/**
 * Delays before each reload. After the last reload the cart of the page is used, because the server may have refused a line of this tab.
 */
const delaysMs = [0, 300, 1000, 3000];

/**
 * Loads the page again while the cart in this tab differs from that of the page: a guest's lines reach the server only after signing in,
 * and another tab may have changed the cart. Returns whether the page may still change. Reads stores, so call it from an observer.
 */
export function useCurrentCart(ids: readonly string[], isSubmitted: boolean): boolean {
  const { revalidate } = useRevalidator();
  const { isRead, productItemIds } = useCheckoutCart();
  const isHydrated = useHydrated();
  const [reloads, setReloads] = useState({ of: '', times: 0 });
  const cartKey = createUnitsKey(productItemIds);
  const reloadCount = reloads.of === cartKey ? reloads.times : 0;
  const delay = isRead && !isSubmitted && cartKey !== createUnitsKey(ids) ? delaysMs[reloadCount] : undefined;
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => void revalidate().then(() => setReloads({ of: cartKey, times: reloadCount + 1 })), delay);
    return () => clearTimeout(timer);
  }, [delay, cartKey, reloadCount, revalidate]);
  // The server reads no cart of a tab. In the browser, the tab may have read its cart before this part is hydrated, and the first render
  // must match the server's.
  return !isHydrated || !isRead || delay !== undefined;
}
