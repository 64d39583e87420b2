/**
 * Ref for an element that scrolls sideways. The element has the attribute `data-more` while there is content beyond its end. The
 * attribute is set in the DOM without rendering, because the server cannot know the widths.
 */
export function markHiddenEnd(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const updateMark = () => {
    // Browsers round widths, so the end may be a pixel away.
    element.toggleAttribute('data-more', element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft) > 1);
  };
  const observer = new ResizeObserver(updateMark);
  for (const child of [element, ...element.children]) observer.observe(child);
  element.addEventListener('scroll', updateMark, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', updateMark);
  };
}
