import { hidden } from '@meet/ui-kit/hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { OverlayStore } from '../../platform/overlay.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';

/** Returns the element to which the hash of a URL points, or null. */
function findTargetElement(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Makes client navigations accessible: moves the focus to the new page, unless an overlay is open, and announces its title. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const overlays = useStore(OverlayStore);
  const [announcedTitle, setAnnouncedTitle] = useState('');
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setAnnouncedTitle(document.title);
    // The shopper has opened the overlay during the navigation and may be typing in it.
    if (overlays.current) return;
    const target = findTargetElement(hash);
    // The focus must not scroll, because the router restores the scroll position.
    target?.focus({ preventScroll: true });
    if (!target || document.activeElement !== target) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, overlays]);
  return (
    <p css={hidden} role="status">
      {announcedTitle}
    </p>
  );
}
