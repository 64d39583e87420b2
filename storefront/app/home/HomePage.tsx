import { pageMeta } from '../platform/head/page-meta.ts';
import { organizationLd, websiteLd } from '../platform/head/shop-ld.ts';
import { afterSign } from '../platform/late/first-sign.ts';
import { servedPage } from '../platform/late/served.tsx';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/HomePage';
import { homeParts } from './home-parts.server.ts';

const HomeView = servedPage(
  import.meta.env.SSR ? (await import('./HomeView.tsx')).HomeView : afterSign(async () => (await import('./HomeView.tsx')).HomeView),
);

export async function loader({ context }: Route.LoaderArgs) {
  return {
    ...(await homeParts(context.get(apiContext))),
    canonical: new URL('/', context.get(visitContext).publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: 'Meet: кроссовки, одежда и обувь',
          description: 'Интернет-магазин Meet: кроссовки, одежда, обувь и сумки. Новинки каждую неделю, доставка по России.',
          canonical: loaderData.canonical,
          jsonLd: [organizationLd({ url: loaderData.canonical }), websiteLd(loaderData.canonical)],
        },
        matches,
      )
    : [];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />;
}
