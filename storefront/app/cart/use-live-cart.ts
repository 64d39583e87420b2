import { useCallback, useEffect, useRef } from 'react';
import { CartChangedDocument, type CartChangedSubscription } from '../platform/graphql/generated/graphql.ts';
import { useLive } from '../platform/live/use-live.ts';
import type { CartStore } from './cart.store.ts';

/** Interval at which the answer to a change is looked for. A tab may be told of its own change before the answer arrives. */
const graceMs = 300;

/** Reads the cart of a signed-in shopper when it was changed on another device. Reads the store, so call it from an observer. */
export function useLiveCart(store: CartStore, isVisible: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onData = useCallback(
    ({ cartChanged }: CartChangedSubscription) => {
      const refresh = () => {
        if (store.account?.hasUnsent) timer.current = setTimeout(refresh, graceMs);
        else if (!cartChanged || cartChanged.version !== store.account?.version) store.refresh();
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(refresh, graceMs);
    },
    [store],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(isVisible && store.account ? CartChangedDocument : null, { variables: {}, onData });
}
