import { useEffect } from 'react';
import { loadOrKeepPage, useLastPageData } from '../catalog/listing/listing-loading.ts';
import { buildPageMeta } from '../platform/head/page-meta.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/SearchPage';
import { SearchView } from './SearchView.tsx';
import { SearchHistoryStore } from './search-history.store.ts';
import { loadSearchPage, type SearchPageData } from './search-page.server.ts';

type SearchPageLoaderData = SearchPageData & { canonical: string };

export async function loader(args: Route.LoaderArgs): Promise<SearchPageLoaderData> {
  const pageData = await loadSearchPage(args);
  return { ...pageData, canonical: new URL(pageData.path, args.context.get(visitContext).publicUrl).href };
}

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  loadOrKeepPage<SearchPageLoaderData>(serverLoader, new URL(request.url));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData || 'loadFailed' in loaderData) return [];
  const { query, canonical } = loaderData;
  const title = query ? `${query}: поиск в Meet` : 'Поиск в Meet';
  return buildPageMeta({ title, description: 'Поиск кроссовок, одежды и обуви в Meet.', canonical, noindex: true }, matches);
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { pageData, hasFailed } = useLastPageData<SearchPageLoaderData>(loaderData);
  const history = useStore(SearchHistoryStore);
  useEffect(() => history.add(pageData.query), [history, pageData.query]);
  return <SearchView pageData={pageData} hasFailed={hasFailed} />;
}
