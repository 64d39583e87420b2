import { useEffect } from 'react';

/** Looks again whenever the shopper comes back, from another window or another tab: once for each time they were away. */
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
    // A window that gets the focus and a tab that is shown again tell both of the same return.
    const turned = () => (document.visibilityState === 'visible' ? returned() : left());
    addEventListener('blur', left);
    addEventListener('focus', returned);
    document.addEventListener('visibilitychange', turned);
    return () => {
      removeEventListener('blur', left);
      removeEventListener('focus', returned);
      document.removeEventListener('visibilitychange', turned);
    };
  }, [look]);
}
