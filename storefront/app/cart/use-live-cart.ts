import { useCallback, useEffect, useRef } from 'react';
import { CartChangedDocument, type CartChangedSubscription } from '../platform/graphql/generated/graphql.ts';
import { useLive } from '../platform/live/use-live.ts';
import type { CartStore } from './cart.store.ts';

/** A change of this tab is told before or after its answer. By then both have arrived. */
const graceMs = 300;

/** Reads the cart of a signed-in shopper when it was changed on another device. Reads the store, so call it from an observer. */
export function useLiveCart(store: CartStore, isShown: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useCallback(
    ({ cartChanged }: CartChangedSubscription) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!cartChanged || cartChanged.version !== store.account?.version) store.refresh();
      }, graceMs);
    },
    [store],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(isShown && store.account ? CartChangedDocument : null, { variables: {}, told });
}
