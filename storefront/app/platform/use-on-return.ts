import { useEffect } from 'react';

/** Calls back when the shopper returns from another window or tab, once for each absence. */
export function useOnReturn(look: () => void) {
  useEffect(() => {
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
  }, [look]);
}
