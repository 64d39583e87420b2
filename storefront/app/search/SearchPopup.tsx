import { css } from '@emotion/react';
import { Drawer } from '@meet/ui-kit/drawer';
import { SearchField } from '@meet/ui-kit/search-field';
import { breakpoints } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { MenuDirectory } from '../catalog/directory/directories.ts';
import { ViewedProductsStore } from '../catalog/viewed.store.ts';
import { queryApi } from '../platform/graphql/browser-api.ts';
import {
  FindProductsDocument,
  PopularKindsDocument,
  SuggestQueriesDocument,
  ViewedProductsDocument,
} from '../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../platform/graphql/use-api-query.ts';
import type { OverlayProps } from '../platform/overlay.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { LiveSearch, type SearchSource } from './live-search.ts';
import { NoResultsLinks } from './NoResultsLinks.tsx';
import { buildQueryGroups, listEmptyQueryGroups, listFirstVisitGroups, listPopularQueries } from './search-groups.rules.ts';
import { SearchHistoryStore } from './search-history.store.ts';
import { buildResultsHref } from './search-query.rules.ts';

/** Sends the requests of the live search to the API. */
const searchSource: SearchSource = {
  async findProducts(query, signal) {
    const { searchFilteredProducts } = await queryApi(FindProductsDocument, { variables: { query }, signal });
    const { items, suggestions, takenFor, pagination } = searchFilteredProducts;
    return { items, suggestions, takenFor, total: pagination.totalItems };
  },
  async suggestQueries(query, signal) {
    const { searchFilteredProducts } = await queryApi(SuggestQueriesDocument, { variables: { query }, signal });
    return searchFilteredProducts.suggestions;
  },
};

/** The height does not depend on the content, so that the field stays under the finger while results change. */
const tallDrawer = css({ height: '92dvh' });

interface SearchPopupProps extends OverlayProps {
  directories: readonly MenuDirectory[];
}

/** The live search, in a drawer from the top on wide screens and from the bottom on narrow ones. */
export const SearchPopup = observer(function SearchPopup({ directories, open, onOpenChange }: SearchPopupProps) {
  const isWide = useIsWide();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Drawer
      css={!isWide && tallDrawer}
      side={isWide ? 'top' : 'bottom'}
      title="Поиск товаров"
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={inputRef}
    >
      <LiveSearchField {...{ isWide, inputRef, directories }} />
    </Drawer>
  );
});

interface LiveSearchFieldProps {
  isWide: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  directories: readonly MenuDirectory[];
}

/**
 * Returns the rows below the field: results for a query; without a query the search history and recently viewed products, or popular
 * queries and the directories if this browser remembers neither. Reads stores, so call it from an observer.
 */
function useSearchGroups({ query, suggestions, results }: LiveSearch, directories: readonly MenuDirectory[]) {
  const history = useStore(SearchHistoryStore);
  const { ids } = useStore(ViewedProductsStore);
  const isFirstVisit = ids.length === 0 && history.entries.length === 0;
  const viewedProducts = useApiQuery(ViewedProductsDocument, ids.length > 0 ? { ids } : null);
  const popularKinds = useApiQuery(PopularKindsDocument, isFirstVisit ? {} : null);
  const hasQuery = query.trim() !== '';
  if (hasQuery) return { hasQuery, groups: buildQueryGroups({ suggestions, results }, history) };
  if (isFirstVisit)
    return { hasQuery, groups: listFirstVisitGroups(listPopularQueries(popularKinds.response?.promoSelection ?? []), directories) };
  return { hasQuery, groups: listEmptyQueryGroups(history, viewedProducts.response?.productList ?? []) };
}

const LiveSearchField = observer(function LiveSearchField({ isWide, inputRef, directories }: LiveSearchFieldProps) {
  const history = useStore(SearchHistoryStore);
  const [liveSearch] = useState(() => new LiveSearch(searchSource));
  useEffect(() => () => liveSearch.stop(), [liveSearch]);
  const navigate = useNavigate();
  const { query, results, suggestions, isLoading, hasFailed } = liveSearch;
  const { hasQuery, groups } = useSearchGroups(liveSearch, directories);
  const openResults = (text: string) => {
    history.add(text);
    navigate(buildResultsHref(text));
  };
  return (
    <SearchField
      inline
      size="large"
      inputRef={inputRef}
      placeholder="Кроссовки, бренд или артикул"
      value={query}
      onValueChange={liveSearch.changeQuery}
      groups={groups}
      total={hasQuery ? results?.total : undefined}
      loading={isLoading}
      error={hasFailed ? 'Не\u00a0загрузилось: проверьте связь или нажмите Enter' : undefined}
      hint={!isWide && 'Начните вводить поисковый запрос'}
      empty={<NoResultsLinks suggestions={suggestions} directories={directories} />}
      onSearch={openResults}
      onPick={() => history.add(query)}
      onRemove={({ id }) => history.remove(id)}
    />
  );
});

const matchDesktopWidth = () => matchMedia(`(min-width: ${breakpoints.desktop}px)`);

function watchWidth(onChange: () => void) {
  const mediaQuery = matchDesktopWidth();
  mediaQuery.addEventListener('change', onChange);
  return () => mediaQuery.removeEventListener('change', onChange);
}

/**
 * Whether the screen is wide enough for the desktop search. Use it only in parts rendered by the browser, because the server does not know
 * the width.
 */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchDesktopWidth().matches,
    () => true,
  );
