import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and during hydration, then true. Use it for values that only the browser knows, such as its storage. It also works in
 * streamed parts, which hydrate later.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
