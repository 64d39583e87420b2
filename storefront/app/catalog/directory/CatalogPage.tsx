import { goodsForms, plural } from '@meet/ui-kit/plural';
import { href } from 'react-router';
import { buildBreadcrumbsLd, buildItemListLd } from '../../platform/head/json-ld.ts';
import { buildPageMeta, buildPreviewPictureUrl } from '../../platform/head/page-meta.ts';
import { loadOrKeepPage, useLastPageData } from '../listing/listing-loading.ts';
import type { Route } from './+types/CatalogPage';
import { CatalogView } from './CatalogView.tsx';
import { type CatalogPageData, loadCatalogPage } from './catalog-page.server.ts';

export const loader = (args: Route.LoaderArgs) => loadCatalogPage(args);

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  loadOrKeepPage<CatalogPageData>(serverLoader, new URL(request.url));

function buildJsonLd({ crumbs, items, canonical }: CatalogPageData) {
  const toAbsoluteUrl = (path: string) => new URL(path, canonical).href;
  return [
    buildBreadcrumbsLd(crumbs.map(({ label, href: path }) => ({ name: label, url: path && toAbsoluteUrl(path) }))),
    buildItemListLd(items.map(({ name, slug }) => ({ name, url: toAbsoluteUrl(href('/product/:slug', { slug })) }))),
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData || 'loadFailed' in loaderData) return [];
  const { header, path, listing, pagination, canonical } = loaderData;
  const isWholeCatalog = path === href('/catalog/:directory?') && header.title === 'Каталог';
  const subject = isWholeCatalog ? 'Кроссовки, одежда и\u00a0обувь' : header.title;
  const pageText = listing.page > 1 ? `, страница ${listing.page}` : '';
  const countText = plural(pagination.totalItems, goodsForms);
  return buildPageMeta(
    {
      title: `${subject}: купить в Meet`,
      pageNumber: listing.page,
      description: header.text || `${subject} в интернет-магазине Meet: ${countText}, доставка по России${pageText}.`,
      canonical,
      image: header.poster ? buildPreviewPictureUrl(header.poster, canonical) : undefined,
      jsonLd: buildJsonLd(loaderData),
    },
    matches,
  );
};

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const { pageData, hasFailed } = useLastPageData<CatalogPageData>(loaderData);
  return <CatalogView pageData={pageData} hasFailed={hasFailed} />;
}
