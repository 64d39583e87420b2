import { isApiPath } from '../../platform/api-paths.ts';

/** Hover delay. */
const restMs = 100;

/** The page of the shop that a link leads to, other than the present one. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  if (origin !== location.origin || isApiPath(pathname)) return null;
  return pathname === location.pathname && search === location.search ? null : pathname + search;
}

/** Tells which page a shopper is about to open: its link is hovered, pressed, touched or focused by the keyboard. */
export function followIntent(meant: (page: string) => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const tell = ({ target }: Event) => {
    const page = pageOf(target);
    if (page) meant(page);
  };
  const rest = (event: PointerEvent) => {
    clearTimeout(resting);
    if (event.pointerType === 'mouse') resting = setTimeout(tell, restMs, event);
  };
  const focus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) tell(event);
  };
  document.addEventListener('pointerover', rest);
  // Also of a mouse: what was fetched on hover may be too old by now.
  document.addEventListener('pointerdown', tell, { passive: true });
  document.addEventListener('focusin', focus);
  return () => {
    clearTimeout(resting);
    document.removeEventListener('pointerover', rest);
    document.removeEventListener('pointerdown', tell);
    document.removeEventListener('focusin', focus);
  };
}
