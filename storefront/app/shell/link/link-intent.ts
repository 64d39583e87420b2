import { isApiPath } from '../../platform/api-paths.ts';

/** How long a pointer rests on a link before it is meant. */
const restMs = 100;

/** The page of the shop that a link leads to, other than the present one. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  if (origin !== location.origin || isApiPath(pathname)) return null;
  return pathname === location.pathname && search === location.search ? null : pathname + search;
}

/** Tells which page somebody makes for: a pointer rests on its link, a finger touches it, the keyboard has come to it. */
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
  document.addEventListener('touchstart', tell, { passive: true });
  document.addEventListener('focusin', focus);
  return () => {
    clearTimeout(resting);
    document.removeEventListener('pointerover', rest);
    document.removeEventListener('touchstart', tell);
    document.removeEventListener('focusin', focus);
  };
}
