import { href } from 'react-router';
import { SitemapPageDocument, type SitemapPageQuery } from '../../platform/graphql/generated/graphql.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { crumbsLd, infoCrumbs } from '../crumbs.ts';
import { typeset } from '../typeset.server.ts';
import type { Route } from './+types/SitemapPage';
import { type SitemapPart, SitemapView } from './SitemapView.tsx';

const path = '/sitemap';

const byName = <Named extends { name: string }>(things: readonly Named[]) =>
  things.toSorted((one, other) => one.name.localeCompare(other.name, 'ru'));

function partsOf({ directoryList, collectionList, brandList, blogList }: SitemapPageQuery): SitemapPart[] {
  const parts = [
    {
      name: 'Каталог',
      links: directoryList.map(({ name, slug, productTypes }) => ({
        path: `/catalog/${slug}`,
        name,
        links: productTypes.map((type) => ({ path: `/catalog/${slug}/${type.slug}`, name: type.name })),
      })),
    },
    { name: 'Подборки', links: collectionList.items.map(({ slug, title }) => ({ path: `/catalog/${slug}`, name: typeset(title) })) },
    { name: 'Бренды', links: byName(brandList.items).map(({ slug, name }) => ({ path: `/catalog?brand=${slug}`, name })) },
    { name: 'Блог', links: blogList.items.map(({ slug, title }) => ({ path: href('/blog/:slug', { slug }), name: typeset(title) })) },
  ];
  return parts.filter(({ links }) => links.length > 0);
}

export async function loader({ context }: Route.LoaderArgs) {
  return {
    parts: partsOf(await context.get(apiContext).query(SitemapPageDocument)),
    canonical: new URL(path, context.get(visitContext).publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const facts = {
    title: 'Карта сайта — Meet',
    description: 'Все разделы магазина Meet: категории, подборки, бренды, статьи и\u00a0информация.',
    canonical: loaderData.canonical,
    jsonLd: [crumbsLd(infoCrumbs(path, 'Карта сайта'), loaderData.canonical)],
  };
  return pageMeta(facts, matches);
};

export default function SitemapPage({ loaderData: { parts } }: Route.ComponentProps) {
  return <SitemapView parts={parts} />;
}
