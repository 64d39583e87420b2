import { isPlainPress } from '@meet/ui-kit/link';
import { Prose } from '@meet/ui-kit/prose';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isApiPath } from '../platform/api-paths.ts';

/** Returns the path of a clicked link within the shop, or null if the browser should handle the click. */
function findInternalPath(event: MouseEvent<HTMLElement>): string | null {
  if (event.defaultPrevented || !isPlainPress(event)) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(anchor.href);
  return origin === location.origin && !isApiPath(pathname) ? `${pathname}${search}${hash}` : null;
}

interface RoutedProseProps {
  html: string;
  id?: string;
  className?: string;
}

/** HTML text. The router follows its links to pages of the shop. */
export function RoutedProse(props: RoutedProseProps) {
  const navigate = useNavigate();
  const followLink = (event: MouseEvent<HTMLElement>) => {
    const path = findInternalPath(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  return <Prose {...props} onClick={followLink} />;
}
