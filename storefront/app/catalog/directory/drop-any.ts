import type { Route } from './+types/drop-any';
import { withoutAny } from './without-any.ts';

/** Redirects addresses under /catalog/any that match no catalog route. */
export function loader({ url }: Route.LoaderArgs) {
  throw withoutAny(url);
}
