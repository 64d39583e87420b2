import type { Route } from './+types/drop-any';
import { withoutAny } from './without-any.ts';

/** Addresses below /catalog/any that no page of the catalogue stands at. */
export function loader({ url }: Route.LoaderArgs) {
  throw withoutAny(url);
}
