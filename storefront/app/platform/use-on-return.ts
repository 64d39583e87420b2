import { useEffect } from 'react';

/** Calls back when the shopper returns from another window or tab, once for each absence. Returns the unsubscribe function. */
export function followReturn(look: () => void): () => void {
  let isAway = !document.hasFocus();
  const left = () => {
    isAway = true;
  };
  const returned = () => {
    if (!isAway) return;
    isAway = false;
    look();
  };
  // Returning to a tab fires both focus and visibilitychange; only the first event counts.
  const visibilityChanged = () => (document.visibilityState === 'visible' ? returned() : left());
  addEventListener('blur', left);
  addEventListener('focus', returned);
  document.addEventListener('visibilitychange', visibilityChanged);
  return () => {
    removeEventListener('blur', left);
    removeEventListener('focus', returned);
    document.removeEventListener('visibilitychange', visibilityChanged);
  };
}

/** Like followReturn, as long as the component is mounted. */
export function useOnReturn(look: () => void) {
  useEffect(() => followReturn(look), [look]);
}
