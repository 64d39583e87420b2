import { redirect } from 'react-router';
import type { Route } from './+types/drop-any';

/** /catalog/any/shoes is /catalog/shoes: older menus link the former. */
export function loader({ url }: Route.LoaderArgs) {
  // From the address, where everything is still encoded: a decoded letter or line end cannot stand in a header.
  const [, , , ...rest] = url.pathname.split('/');
  throw redirect(`${['/catalog', ...rest.filter(Boolean)].join('/')}${url.search}`, 301);
}
