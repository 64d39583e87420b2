import { pageMeta } from '../platform/head/page-meta.ts';
import { organizationLd, websiteLd } from '../platform/head/shop-ld.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/HomePage';
import { HomeView } from './HomeView.tsx';
import { homeParts } from './home-parts.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { publicUrl, social } = visit;
  return {
    ...(await homeParts(context.get(apiContext), visit)),
    canonical: new URL('/', publicUrl).href,
    sameAs: social.map(({ href }) => href),
  };
}

/** A client loader keeps the router from prefetching the data. See `dataAddress`. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: 'Meet: кроссовки, одежда и обувь',
          description: 'Интернет-магазин Meet: кроссовки, одежда, обувь и сумки. Новинки каждую неделю, доставка по России.',
          canonical: loaderData.canonical,
          jsonLd: [organizationLd({ url: loaderData.canonical, sameAs: loaderData.sameAs }), websiteLd(loaderData.canonical)],
        },
        matches,
      )
    : [];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />;
}
