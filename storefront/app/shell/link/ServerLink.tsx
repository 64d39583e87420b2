import type { AnchorProps } from '@meet/ui-kit/link';
import { isApiPath } from '../../platform/api-paths.ts';
import { RouterLink } from './RouterLink.tsx';

/**
 * Matches a path without empty segments, without segments that begin with a dot, and without an empty query or fragment. Such a path
 * resolves to itself on every page.
 */
const resolvedPath = /^(?=\/)(?:\/[^/.?#][^/?#]*)*\/?(?:\?[^#]+)?(?:#.+)?$/;

/**
 * Renders on the server what `RouterLink` renders in the browser. The router's link would stringify and parse the routes of the page for
 * each of the 200 links of the page.
 */
export function ServerLink(props: AnchorProps) {
  if (isApiPath(props.href) || !resolvedPath.test(props.href)) return <RouterLink {...props} />;
  return <a {...props} data-discover="true" />;
}
