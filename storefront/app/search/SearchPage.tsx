import { useEffect } from 'react';
import { orDidNotCome, useLastFacts } from '../catalog/listing/listing-loading.ts';
import { pageMeta } from '../platform/head/page-meta.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/SearchPage';
import { SearchView } from './SearchView.tsx';
import { SearchHistoryStore } from './search-history.store.ts';
import { loadSearchPage, type SearchPageFacts } from './search-page.server.ts';

type Loaded = SearchPageFacts & { canonical: string };

export async function loader(visit: Route.LoaderArgs): Promise<Loaded> {
  const facts = await loadSearchPage(visit);
  return { ...facts, canonical: new URL(facts.path, visit.context.get(visitContext).publicUrl).href };
}

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) => orDidNotCome<Loaded>(serverLoader, new URL(request.url));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData || 'didNotCome' in loaderData) return [];
  const { query, canonical } = loaderData;
  const title = query ? `${query}: поиск в Meet` : 'Поиск в Meet';
  return pageMeta({ title, description: 'Поиск кроссовок, одежды и обуви в Meet.', canonical, noindex: true }, matches);
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { facts, hasFailed } = useLastFacts<Loaded>(loaderData);
  const history = useStore(SearchHistoryStore);
  useEffect(() => history.add(facts.query), [history, facts.query]);
  return <SearchView facts={facts} hasFailed={hasFailed} />;
}
