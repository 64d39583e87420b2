/**
 * Ref for an element that scrolls sideways. It has the attribute `data-more` while there is content beyond its end. Set without rendering,
 * because the server knows no widths.
 */
export function markMore(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const judge = () => {
    // Browsers round widths, so the end may be a pixel away.
    element.toggleAttribute('data-more', element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft) > 1);
  };
  const resized = new ResizeObserver(judge);
  for (const child of [element, ...element.children]) resized.observe(child);
  element.addEventListener('scroll', judge, { passive: true });
  return () => {
    resized.disconnect();
    element.removeEventListener('scroll', judge);
  };
}
