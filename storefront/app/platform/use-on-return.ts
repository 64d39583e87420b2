import { useEffect } from 'react';

/** Calls back when the shopper returns from another window or tab, once for each absence. Returns the unsubscribe function. */
export function followReturn(onReturn: () => void): () => void {
  let isHidden = !document.hasFocus();
  const leave = () => {
    isHidden = true;
  };
  const returned = () => {
    if (!isHidden) return;
    isHidden = false;
    onReturn();
  };
  // Returning to a tab fires both focus and visibilitychange; only the first event counts.
  const visibilityChanged = () => (document.visibilityState === 'visible' ? returned() : leave());
  addEventListener('blur', leave);
  addEventListener('focus', returned);
  document.addEventListener('visibilitychange', visibilityChanged);
  return () => {
    removeEventListener('blur', leave);
    removeEventListener('focus', returned);
    document.removeEventListener('visibilitychange', visibilityChanged);
  };
}

/** Like followReturn, as long as the component is mounted. */
export function useOnReturn(onReturn: () => void) {
  useEffect(() => followReturn(onReturn), [onReturn]);
}
