const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Ref for a scrollable element. It becomes a Tab stop when it overflows and contains nothing focusable, so that arrow keys can scroll it.
 */
export function scrollStop(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const judge = () => {
    if (element.scrollHeight > element.clientHeight && !element.querySelector(stops)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(judge);
  const observe = () => {
    for (const child of [element, ...element.children]) resized.observe(child);
  };
  const mutations = new MutationObserver(observe);
  observe();
  mutations.observe(element, { childList: true });
  return () => {
    resized.disconnect();
    mutations.disconnect();
  };
}
