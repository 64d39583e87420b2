import { redirect } from 'react-router';
import type { Route } from './+types/old-home-redirect';

/** Redirects old URLs of the home page and keeps the query. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`/${url.search}`, 301);
}
