import type { Route } from './+types/any-directory-route';
import { redirectAnyDirectory } from './any-directory-redirect.ts';

/** Redirects URLs under /catalog/any that match no catalog route. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirectAnyDirectory(url);
}
