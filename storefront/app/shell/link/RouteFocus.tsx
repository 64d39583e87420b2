import { hidden } from '@meet/ui-kit/hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The part of the page that the address names, if it does. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** What a page without a reload would keep from a screen reader: the focus goes to the new page, whose title is said. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const part = partOf(hash);
    // Where the page stands is the matter of the router, which also knows how to go back.
    part?.focus({ preventScroll: true });
    if (!part || document.activeElement !== part) document.getElementById('main')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash]);
  return (
    <p css={hidden} role="status">
      {title}
    </p>
  );
}
