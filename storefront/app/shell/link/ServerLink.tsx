import type { AnchorProps } from '@meet/ui-kit/link';
import { isApiPath } from '../../platform/api-paths.ts';
import { RouterLink } from './RouterLink.tsx';

/** A path without empty segments, segments that begin with a dot, and an empty query or fragment. It leads to itself from every page. */
const resolvedPath = /^(?=\/)(?:\/[^/.?#][^/?#]*)*\/?(?:\?[^#]+)?(?:#.+)?$/;

/**
 * Renders on the server what `RouterLink` renders in the browser. The router's link would stringify and parse the routes of the page for
 * each of its 200 links.
 */
export function ServerLink(props: AnchorProps) {
  if (isApiPath(props.href) || !resolvedPath.test(props.href)) return <RouterLink {...props} />;
  return <a {...props} data-discover="true" />;
}
