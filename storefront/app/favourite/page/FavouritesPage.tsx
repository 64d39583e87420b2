import { href } from 'react-router';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/FavouritesPage';
import { AccountFavouritesView } from './AccountFavouritesView.tsx';
import { changeFavourites, loadFavouritesPage } from './favourites-page.server.ts';
import { GuestFavouritesView } from './GuestFavouritesView.tsx';

/** The page contains the favourites of a signed-in shopper. A guest's favourites are stored only in the browser. */
export const loader = async ({ request, url, context }: Route.LoaderArgs) => ({
  canonical: new URL(href('/favorites'), context.get(visitContext).publicUrl).href,
  initial: await loadFavouritesPage({ request, url, context }),
});

/** Changes the favourites without JavaScript. */
export const action = ({ request, url, context }: Route.ActionArgs) => changeFavourites({ request, url, context });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        { title: 'Избранное — Meet', description: 'Товары, которые вам понравились.', canonical: loaderData.canonical, noindex: true },
        matches,
      )
    : [];

export default function FavouritesPage({ loaderData: { initial }, actionData }: Route.ComponentProps) {
  if (!initial) return <GuestFavouritesView />;
  return <AccountFavouritesView key={`${initial.owner} ${initial.page}`} initial={initial} failureMessage={actionData?.failureMessage} />;
}
