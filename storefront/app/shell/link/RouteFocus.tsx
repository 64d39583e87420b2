import { hidden } from '@meet/ui-kit/hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { OverlayStore } from '../../platform/overlay.store.ts';
import { useStore } from '../../platform/root-store.tsx';

/** The part of the page that the address names, if it does. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** What a page without a reload would keep from a screen reader: the focus goes to the new page, unless something lies over it, and its title is said. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const overlays = useStore(OverlayStore);
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    // It was opened since, and somebody may be typing in it.
    if (overlays.shown) return;
    const part = partOf(hash);
    // Where the page stands is the matter of the router, which also knows how to go back.
    part?.focus({ preventScroll: true });
    if (!part || document.activeElement !== part) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, overlays]);
  return (
    <p css={hidden} role="status">
      {title}
    </p>
  );
}
