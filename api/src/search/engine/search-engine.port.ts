import type { DatabasePosition } from '../../platform/prisma/database-position.js';
import type { ListedFilter, SearchDocument } from '../document/search-document.js';

/** Sort orders of a listing. Ties are broken by ascending product id, so that pages never repeat or skip a product. */
export const ListingSort = {
  CHEAP_FIRST: 'CHEAP_FIRST',
  EXPENSIVE_FIRST: 'EXPENSIVE_FIRST',
  NEW_FIRST: 'NEW_FIRST',
  POPULAR_FIRST: 'POPULAR_FIRST',
  SALE_FIRST: 'SALE_FIRST',
} as const;
export type ListingSort = (typeof ListingSort)[keyof typeof ListingSort];

/** Slugs that restrict a listing. All present ones must match; without any, the whole shop is listed. */
export interface ListingSection {
  directory?: string;
  collection?: string;
  productType?: string;
  productSubType?: string;
}

/** Filters selected by a shopper. A product must match every filter, by any of its values. One unit must match both size and speed. */
export interface ChosenFilters {
  values: Partial<Record<ListedFilter, readonly string[]>>;
  /** In kopecks, inclusive. */
  price: { min?: number; max?: number };
}

/** A term that a query word may match. */
export interface QueryTerm {
  term: string;
  /** Distance from the typed word; 0 for the word itself. */
  cost: number;
  /** Bit mask of the tiers in which the term counts; all tiers if absent. */
  tiers?: number;
}

/** An interpreted query word: alternative terms, the closest first. A product matches the word if it has any of them. */
export interface QueryWord {
  /** The list is never empty. */
  terms: readonly QueryTerm[];
}

/** A set of products: those within the slugs that match every word and every filter. */
export interface ListedSet extends ListingSection {
  /** An empty list matches every product. */
  words: readonly QueryWord[];
  filters: ChosenFilters;
}

/** Every listed product. */
export const everything: ListedSet = { words: [], filters: { values: {}, price: {} } };

export interface ListingRequest extends ListedSet {
  /** With words, POPULAR_FIRST sorts by relevance: by distance from the typed words, then by tier, then by popularity. */
  sort: ListingSort;
  /** Counted from 1. */
  page: number;
  limit: number;
}

/** Sorted product ids of one page, and the total of all pages. */
export interface Listing {
  ids: string[];
  total: number;
}

/** Values of a filter that an engine returns. */
export interface RequestedValues {
  /** Maximum number of values. */
  max: number;
  /**
   * Which values come first: those with the lowest value, or those with the highest count. Of values with equal counts, those with more
   * products before filtering come first, then those with the lowest value.
   */
  by: 'value' | 'count';
  /** Values that the shopper has selected. They are returned even if they are not among the first `max` values. */
  chosen: readonly string[];
}

/** Returns which values of a filter to return. A large shop has almost as many models as products, so only the most frequent ones are. */
export const toRequestedValues = (filter: ListedFilter, { values }: ChosenFilters): RequestedValues => ({
  ...(filter === 'MODEL' ? { max: 100, by: 'count' } : { max: 1_000, by: 'value' }),
  chosen: values[filter] ?? [],
});

/**
 * Number of products for each value of a filter. A value has 0 if products in this listing with these words have it, but the other filters
 * exclude them all.
 */
export interface Facets {
  /**
   * In no particular order. A filter with very many values has only the first of them, and the chosen ones (see `toRequestedValues`). The
   * values chosen in a filter do not reduce the counts of that filter.
   */
  values: Record<ListedFilter, ReadonlyMap<string, number>>;
  /** Lowest and highest price, not narrowed by the chosen price; null when nothing is listed. */
  price: { min: number; max: number } | null;
}

export interface SearchReader {
  list(request: ListingRequest): Promise<Listing>;
  readFacets(set: ListedSet): Promise<Facets>;
}

/** A reader with a name for health checks and logs. */
export interface NamedReader extends SearchReader {
  readonly name: string;
}

/** An index that documents are written to. Both calls are idempotent and resolve when the change is searchable. */
export interface SearchIndex {
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(productIds: readonly string[]): Promise<void>;
}

/** An empty index that is filled while the live one is read, then swapped with it. */
export interface SecondIndex extends SearchIndex {
  swap(): Promise<void>;
}

/** Where an engine saves up to which position of the database its live index follows it. */
export interface SavedPosition {
  read(): Promise<DatabasePosition | undefined>;
  save(position: DatabasePosition): Promise<void>;
}

/** Storage of an engine's documents. */
export interface SearchStore extends SearchIndex {
  /**
   * Key of the engine in the table search_engine. It contains the index version, so a new version counts as a new engine and is filled from
   * scratch.
   */
  readonly name: string;
  /** Whether the live index exists and is complete. Rejects while the engine does not respond. */
  isFilled(): Promise<boolean>;
  /**
   * Opens a second index for a rebuild. If undefined, the engine is rebuilt in place: every document is written again and stale ones are
   * removed.
   */
  readonly openSecondIndex?: () => Promise<SecondIndex>;
  /** If undefined, the documents lie in the database itself, which loses them together with the transactions that they come from. */
  readonly position?: SavedPosition;
}

export interface SearchEngine extends SearchReader, SearchStore {}
