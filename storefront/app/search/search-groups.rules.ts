import { goodsForms, plural } from '@meet/ui-kit/plural';
import type { SearchGroup, SearchProductRow } from '@meet/ui-kit/search-field';
import { href } from 'react-router';
import { buildDirectoryHref, type MenuDirectory } from '../catalog/directory/directories.ts';
import { joinBrandNames } from '../platform/brand-names.ts';
import type { PopularKindsQuery, SmallCardFragment } from '../platform/graphql/generated/graphql.ts';
import { toPriceProps } from '../price/price-props.ts';
import type { ResultProduct } from './live-search.ts';
import type { SearchHistoryEntry } from './search-history.store.ts';

/** Maximum number of product rows: `withHistory` if the search history is shown below them, otherwise `withoutHistory`. */
const maxProducts = { withHistory: 6, withoutHistory: 8 };

/** Maximum number of suggestions, and also of history entries, while products are shown. */
const maxSideRows = 2;

function formatRowPrice(details: SmallCardFragment['priceDetails']) {
  if (!details) return { price: null };
  const { price, oldPrice, forMembers, from } = toPriceProps(details);
  return { price, oldPrice, forMembers, from };
}

const toProductRow = ({ id, slug, name, brands, cover, priceDetails }: SmallCardFragment): SearchProductRow => ({
  id,
  href: href('/product/:slug', { slug }),
  picture: cover?.key ?? '',
  brand: joinBrandNames(brands),
  name,
  ...formatRowPrice(priceDetails),
});

/** Converts products to rows. Adds the colour to the names of rows that differ only in colour. */
function toDistinctRows(products: readonly ResultProduct[]): SearchProductRow[] {
  const rows = products.map(toProductRow);
  const isUniqueName = ({ brand, name }: SearchProductRow) => rows.filter((row) => row.brand === brand && row.name === name).length === 1;
  return rows.map((row, index) => {
    const colour = products[index]?.colorPalletes.map(({ name }) => name).join(', ');
    return isUniqueName(row) || !colour ? row : { ...row, name: `${row.name}, ${colour}` };
  });
}

interface SearchHistory {
  entries: readonly SearchHistoryEntry[];
  clear: () => void;
}

const toHistoryGroup = ({ entries, clear }: SearchHistory): SearchGroup => ({
  id: 'history',
  title: 'История',
  rows: entries.map(({ id, value }) => ({ id, text: value, icon: 'clock', removable: true })),
  onClear: clear,
});

/** Groups for an empty query: the search history and recently viewed products. */
export const listEmptyQueryGroups = (history: SearchHistory, viewedCards: readonly SmallCardFragment[]): SearchGroup[] => [
  toHistoryGroup(history),
  { id: 'viewed', title: 'Недавно смотрели', rows: viewedCards.map(toProductRow) },
];

const maxPopularQueries = 5;

/** Returns popular queries: the kinds of the bestsellers, each once, at most `maxPopularQueries`. */
export const listPopularQueries = (bestsellers: PopularKindsQuery['promoSelection']): string[] => {
  const names = bestsellers.flatMap(({ productType }) => (productType ? [productType.name.toLocaleLowerCase('ru')] : []));
  return [...new Set(names)].slice(0, maxPopularQueries);
};

/** Maximum number of directories, so that popular queries have rows too. */
const maxDirectories = 5;

/**
 * Groups for a first visit: the directories, and popular queries below them, because the popular queries arrive later and would otherwise
 * push the directories down.
 */
export const listFirstVisitGroups = (popularQueries: readonly string[], directories: readonly MenuDirectory[]): SearchGroup[] => [
  {
    id: 'directories',
    title: 'Разделы',
    rows: directories.slice(0, maxDirectories).map(({ name, slug }) => ({ id: slug, text: name, href: buildDirectoryHref(slug) })),
  },
  { id: 'popular', title: 'Популярное', rows: popularQueries.map((text) => ({ id: `popular-${text}`, text })) },
];

interface QueryResponse {
  suggestions: readonly string[];
  results: { items: readonly ResultProduct[]; total: number; takenFor: string | null } | null;
}

/** The number of products, and the corrected query when one was used. */
const describeTotal = ({ total, takenFor }: NonNullable<QueryResponse['results']>) =>
  takenFor ? `${plural(total, goodsForms)} по\u00a0запросу «${takenFor}»` : plural(total, goodsForms);

/** Groups for a query: suggestions, products and the latest history entries. */
export function buildQueryGroups({ suggestions, results }: QueryResponse, history: SearchHistory): SearchGroup[] {
  const maxRows = history.entries.length > 0 ? maxProducts.withHistory : maxProducts.withoutHistory;
  return [
    { id: 'suggestions', rows: suggestions.slice(0, maxSideRows).map((text) => ({ id: `suggestion-${text}`, text })) },
    {
      id: 'found',
      title: 'Найдено',
      note: results ? describeTotal(results) : undefined,
      rows: toDistinctRows(results?.items.slice(0, maxRows) ?? []),
    },
    toHistoryGroup({ ...history, entries: history.entries.slice(0, maxSideRows) }),
  ];
}
