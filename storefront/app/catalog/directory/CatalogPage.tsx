import { goodsForms, plural } from '@meet/ui-kit/plural';
import { href } from 'react-router';
import { breadcrumbsLd, itemListLd } from '../../platform/head/json-ld.ts';
import { pageMeta, previewPicture } from '../../platform/head/page-meta.ts';
import { orDidNotCome, useLastFacts } from '../listing/listing-loading.ts';
import type { Route } from './+types/CatalogPage';
import { CatalogView } from './CatalogView.tsx';
import { type CatalogPageFacts, loadCatalogPage } from './catalog-page.server.ts';

export const loader = (visit: Route.LoaderArgs) => loadCatalogPage(visit);

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  orDidNotCome<CatalogPageFacts>(serverLoader, new URL(request.url));

function buildJsonLd({ crumbs, items, canonical }: CatalogPageFacts) {
  const absolute = (path: string) => new URL(path, canonical).href;
  return [
    breadcrumbsLd(crumbs.map(({ name, href: path }) => ({ name, url: path && absolute(path) }))),
    itemListLd(items.map(({ name, slug }) => ({ name, url: absolute(href('/product/:slug', { slug })) }))),
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData || 'didNotCome' in loaderData) return [];
  const { head, path, listing, pagination, canonical } = loaderData;
  const isWhole = path === href('/catalog/:directory?') && head.title === 'Каталог';
  const what = isWhole ? 'Кроссовки, одежда и\u00a0обувь' : head.title;
  const part = listing.page > 1 ? `, страница ${listing.page}` : '';
  const amount = plural(pagination.totalItems, goodsForms);
  return pageMeta(
    {
      title: `${what}: купить в Meet`,
      part: listing.page,
      description: head.text || `${what} в интернет-магазине Meet: ${amount}, доставка по России${part}.`,
      canonical,
      image: head.poster ? previewPicture(head.poster, canonical) : undefined,
      jsonLd: buildJsonLd(loaderData),
    },
    matches,
  );
};

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const { facts, hasFailed } = useLastFacts<CatalogPageFacts>(loaderData);
  return <CatalogView facts={facts} hasFailed={hasFailed} />;
}
