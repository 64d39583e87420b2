import { Prose } from '@meet/ui-kit/prose';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isApiPath } from '../platform/api-paths.ts';
import { isPlainPress } from '../platform/plain-press.ts';

/** The path of a page of the shop that a press leads to; null where the browser should do what it does. */
function pageBehind(event: MouseEvent<HTMLElement>): string | null {
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

/** A text of the shop whose links change pages without a reload. */
export function RoutedProse(props: RoutedProseProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const page = pageBehind(event);
    if (page === null) return;
    event.preventDefault();
    navigate(page);
  };
  return <Prose {...props} onClick={follow} />;
}
