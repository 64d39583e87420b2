import type { AnchorProps } from '@meet/ui-kit/link';
import { Link } from 'react-router';
import { isApiPath } from '../../platform/api-paths.ts';

const otherHost = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** How the kit's links change pages without a reload. What the API answers is no page, and is left to the browser. */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  if (isApiPath(href) || otherHost.test(href)) return <a href={href} {...anchor} />;
  return <Link to={href} {...anchor} />;
}
