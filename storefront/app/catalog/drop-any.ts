import { redirect } from 'react-router';
import type { Route } from './+types/drop-any';

/** /catalog/any/shoes is /catalog/shoes: older menus link the former. */
export function loader({ params, url }: Route.LoaderArgs) {
  const rest = params['*'] === '' ? '' : `/${params['*']}`;
  throw redirect(`/catalog${rest}${url.search}`, 301);
}
