import { href } from 'react-router';
import { buildBrandHref, buildDirectoryHref } from '../../catalog/directory/directories.ts';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { SitemapPageDocument, type SitemapPageQuery } from '../../platform/graphql/generated/graphql.ts';
import { typeset } from '../typeset.server.ts';
import type { SitemapSection } from './SitemapView.tsx';

const sortByName = <Named extends { name: string }>(items: readonly Named[]) =>
  items.toSorted((first, second) => first.name.localeCompare(second.name, 'ru'));

/** Loads the API's lists of collections, brands and articles completely, page by page. */
async function readAllPages(api: ApiClient): Promise<SitemapPageQuery[]> {
  const pages: SitemapPageQuery[] = [];
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    const response = await api.queryLongCached(SitemapPageDocument, { page, isFirst: page === 1 });
    const lists = [response.collectionList, response.brandList, response.blogList];
    pageCount = Math.max(...lists.map(({ pagination }) => pagination.totalPages));
    pages.push(response);
  }
  return pages;
}

/** Loads the sections of the sitemap for shoppers. Empty ones are left out. */
export async function loadSitemap(api: ApiClient): Promise<SitemapSection[]> {
  const pages = await readAllPages(api);
  const collections = pages.flatMap(({ collectionList }) => collectionList.items);
  const brands = pages.flatMap(({ brandList }) => brandList.items);
  const articles = pages.flatMap(({ blogList }) => blogList.items);
  const sections = [
    {
      name: 'Каталог',
      links: pages
        .flatMap(({ directoryList }) => directoryList ?? [])
        .map(({ name, slug, productTypes }) => ({
          path: buildDirectoryHref(slug),
          name,
          links: productTypes.map((type) => ({ path: `${buildDirectoryHref(slug)}/${type.slug}`, name: type.name })),
        })),
    },
    { name: 'Подборки', links: collections.map(({ slug, title }) => ({ path: buildDirectoryHref(slug), name: typeset(title) })) },
    { name: 'Бренды', links: sortByName(brands).map(({ slug, name }) => ({ path: buildBrandHref(slug), name })) },
    { name: 'Блог', links: articles.map(({ slug, title }) => ({ path: href('/blog/:slug', { slug }), name: typeset(title) })) },
  ];
  return sections.filter(({ links }) => links.length > 0);
}
