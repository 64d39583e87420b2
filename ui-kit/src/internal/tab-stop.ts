const focusableSelector = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Ref for a scrollable element. It becomes a Tab stop when it overflows and contains nothing focusable, so that arrow keys can scroll it.
 */
export function makeTabStop(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const updateTabStop = () => {
    if (element.scrollHeight > element.clientHeight && !element.querySelector(focusableSelector)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(updateTabStop);
  const observe = () => {
    for (const child of [element, ...element.children]) observer.observe(child);
  };
  const mutations = new MutationObserver(observe);
  observe();
  mutations.observe(element, { childList: true });
  return () => {
    observer.disconnect();
    mutations.disconnect();
  };
}
