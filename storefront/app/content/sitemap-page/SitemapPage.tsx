import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { buildCrumbsLd, buildInfoCrumbs } from '../crumbs.ts';
import type { Route } from './+types/SitemapPage';
import { SitemapView } from './SitemapView.tsx';
import { loadSitemap } from './sitemap-page.server.ts';

const path = '/sitemap';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    sections: await loadSitemap(context.get(apiContext)),
    canonical: new URL(path, context.get(visitContext).publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const metadata = {
    title: 'Карта сайта — Meet',
    description: 'Все разделы магазина Meet: категории, подборки, бренды, статьи и\u00a0информация.',
    canonical: loaderData.canonical,
    jsonLd: [buildCrumbsLd(buildInfoCrumbs(path, 'Карта сайта'), loaderData.canonical)],
  };
  return buildPageMeta(metadata, matches);
};

export default function SitemapPage({ loaderData: { sections } }: Route.ComponentProps) {
  return <SitemapView sections={sections} />;
}
