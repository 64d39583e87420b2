import { isApiPath } from '../../platform/api-paths.ts';

/** How long the mouse rests on a link before the link counts as likely to be opened. */
const hoverDelayMs = 100;

/** Returns the page of the shop that a press on a link opens, or null if it is the current page, another site's, or a dialog. */
function findLinkedPage(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.hasAttribute('aria-haspopup')) return null;
  const { origin, pathname, search } = new URL(link.href);
  if (origin !== location.origin || isApiPath(pathname)) return null;
  return pathname === location.pathname && search === location.search ? null : pathname + search;
}

/** Calls `onIntent` with the page that the shopper is likely to open: its link is hovered, pressed, touched or has keyboard focus. */
export function watchLinkIntent(onIntent: (page: string) => void): () => void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const reportPage = ({ target }: Event) => {
    const page = findLinkedPage(target);
    if (page) onIntent(page);
  };
  const handlePointerOver = (event: PointerEvent) => {
    clearTimeout(hoverTimer);
    if (event.pointerType === 'mouse') hoverTimer = setTimeout(reportPage, hoverDelayMs, event);
  };
  const handleFocus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) reportPage(event);
  };
  // This script may load only after the first move, press or Tab, whose event is then missed. So the current state is checked.
  const intendedPage = findLinkedPage(document.querySelector('a:is(:hover, :active, :focus-visible)'));
  if (intendedPage) onIntent(intendedPage);
  document.addEventListener('pointerover', handlePointerOver);
  // A mouse press is reported although the link was hovered before, because data prefetched on hover may be stale by then.
  document.addEventListener('pointerdown', reportPage, { passive: true });
  document.addEventListener('focusin', handleFocus);
  return () => {
    clearTimeout(hoverTimer);
    document.removeEventListener('pointerover', handlePointerOver);
    document.removeEventListener('pointerdown', reportPage);
    document.removeEventListener('focusin', handleFocus);
  };
}
