import { useEffect } from 'react';

/** Calls `onReturn` when the shopper returns from another window or tab, once for each absence. Returns the unsubscribe function. */
export function subscribeToTabReturn(onReturn: () => void): () => void {
  let isAway = !document.hasFocus();
  const handleLeave = () => {
    isAway = true;
  };
  const handleReturn = () => {
    if (!isAway) return;
    isAway = false;
    onReturn();
  };
  // Returning to a tab fires both focus and visibilitychange; only the first event counts.
  const handleVisibility = () => (document.visibilityState === 'visible' ? handleReturn() : handleLeave());
  addEventListener('blur', handleLeave);
  addEventListener('focus', handleReturn);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    removeEventListener('blur', handleLeave);
    removeEventListener('focus', handleReturn);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** Like subscribeToTabReturn, as long as the component is mounted. */
export function useOnTabReturn(onReturn: () => void) {
  useEffect(() => subscribeToTabReturn(onReturn), [onReturn]);
}
