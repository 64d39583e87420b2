import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createUnitsKey } from '../../cart/cart-lines.rules.ts';
import { useCheckoutCart } from '../../cart/use-checkout-cart.ts';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';

/** Then the server is right: it may have refused a line that this tab still shows. */
const delaysMs = [0, 300, 1000, 3000];

/**
 * Loads the page again while the tab knows of another cart than the page: a guest's lines reach the server only after signing in, and
 * another tab may have changed the cart. Returns whether the page may still change. Reads stores, so call it from an observer.
 */
export function useCurrentCart(ids: readonly string[], isFixed: boolean): boolean {
  const { revalidate } = useRevalidator();
  const { isRead, productItemIds } = useCheckoutCart();
  const isHydrated = useHydrated();
  const [tried, setTried] = useState({ of: '', times: 0 });
  const cartKey = createUnitsKey(productItemIds);
  const times = tried.of === cartKey ? tried.times : 0;
  const delay = isRead && !isFixed && cartKey !== createUnitsKey(ids) ? delaysMs[times] : undefined;
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => void revalidate().then(() => setTried({ of: cartKey, times: times + 1 })), delay);
    return () => clearTimeout(timer);
  }, [delay, cartKey, times, revalidate]);
  // The server has read no cart, and this tab may have before a part of the page that hydrates late.
  return !isHydrated || !isRead || delay !== undefined;
}
