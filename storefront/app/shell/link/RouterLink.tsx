import type { AnchorProps } from '@meet/ui-kit/link';
import { Link } from 'react-router';
import { isApiPath } from '../../platform/api-paths.ts';

const otherHost = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Renders the kit's links as router links. API paths and other origins get plain anchors. */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  if (isApiPath(href) || otherHost.test(href)) return <a href={href} {...anchor} />;
  return <Link to={href} {...anchor} />;
}
