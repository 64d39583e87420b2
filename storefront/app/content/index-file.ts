import { redirect } from 'react-router';
import type { Route } from './+types/index-file';

/** Old names of the home page. Marks of a campaign go along. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`/${url.search}`, 301);
}
