import { href } from 'react-router';
import { pageMeta } from '../platform/head/page-meta.ts';
import { visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/FavouritesPage';
import { FavouritesView } from './FavouritesView.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({
  canonical: new URL(href('/favorites'), context.get(visitContext).publicUrl).href,
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        { title: 'Избранное — Meet', description: 'Товары, которые вам понравились.', canonical: loaderData.canonical, noindex: true },
        matches,
      )
    : [];

export default function FavouritesPage() {
  return <FavouritesView />;
}
