const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * A ref for what scrolls: where it does and holds nothing to focus, Tab stops at it, so that arrows can scroll it. Elsewhere it would
 * be a stop without a purpose.
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
  const changed = new MutationObserver(observe);
  observe();
  changed.observe(element, { childList: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
