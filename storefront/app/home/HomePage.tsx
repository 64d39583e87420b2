import { buildEntity, buildNestedEntity, type JsonLd } from '../platform/head/json-ld.ts';
import { buildPageMeta } from '../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/HomePage';
import { HomeView } from './HomeView.tsx';
import { loadHomeParts } from './home-parts.server.ts';

interface OrganizationEntity {
  url: string;
  /** The shop's pages on other sites. */
  sameAs: readonly string[];
}

function buildOrganizationLd({ url, sameAs }: OrganizationEntity): JsonLd {
  return buildEntity('Organization', { name: 'Meet', url, logo: new URL('/icon-512.png', url).href, sameAs: [...sameAs] });
}

/** Tells search engines that the site has a search, and how to build its URL. */
function buildWebsiteLd(url: string): JsonLd {
  const template = `${new URL('/search', url).href}?query={search_term_string}`;
  return buildEntity('WebSite', {
    name: 'Meet',
    url,
    inLanguage: 'ru',
    potentialAction: { ...buildNestedEntity('SearchAction', { target: template }), 'query-input': 'required name=search_term_string' },
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { publicUrl, socialLinks } = visit;
  return {
    ...(await loadHomeParts(context.get(apiContext), visit)),
    canonical: new URL('/', publicUrl).href,
    sameAs: socialLinks.map(({ href }) => href),
  };
}

/** A client loader keeps the router from prefetching the data, because prefetched prices would be outdated. See `buildPageDataUrl`. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Meet: кроссовки, одежда и обувь',
          description: 'Интернет-магазин Meet: кроссовки, одежда, обувь и сумки. Новинки каждую неделю, доставка по России.',
          canonical: loaderData.canonical,
          jsonLd: [buildOrganizationLd({ url: loaderData.canonical, sameAs: loaderData.sameAs }), buildWebsiteLd(loaderData.canonical)],
        },
        matches,
      )
    : [];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />;
}
