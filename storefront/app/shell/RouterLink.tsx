import type { AnchorProps } from '@meet/ui-kit/link';
import { Link } from 'react-router';

/** How the kit's links change pages without a reload. */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  return <Link to={href} {...anchor} />;
}
