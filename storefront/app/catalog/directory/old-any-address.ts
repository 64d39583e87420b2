import type { Route } from './+types/old-any-address';
import { redirectOldAnyAddress } from './old-any-redirect.ts';

/** Redirects URLs under /catalog/any that match no catalog route. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirectOldAnyAddress(url);
}
