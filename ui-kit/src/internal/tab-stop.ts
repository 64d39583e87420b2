const focusableSelector = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Ref for a scrollable element. If the element overflows and contains nothing focusable, it becomes a Tab stop, so that arrow keys can
 * scroll it.
 */
export function makeTabStop(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const updateTabStop = () => {
    if (element.scrollHeight > element.clientHeight && !element.querySelector(focusableSelector)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const resizeObserver = new ResizeObserver(updateTabStop);
  const observeSizes = () => {
    for (const child of [element, ...element.children]) resizeObserver.observe(child);
  };
  const mutationObserver = new MutationObserver(observeSizes);
  observeSizes();
  mutationObserver.observe(element, { childList: true });
  return () => {
    resizeObserver.disconnect();
    mutationObserver.disconnect();
  };
}
