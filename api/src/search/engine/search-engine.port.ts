import type { ValueFilter } from '../document/value-filters.js';
import type { SearchStore } from './search-store.port.js';

/** Sort orders of a listing. Ties are broken by ascending product id, so that pages never repeat or skip a product. */
export const ListingSort = {
  CHEAP_FIRST: 'CHEAP_FIRST',
  EXPENSIVE_FIRST: 'EXPENSIVE_FIRST',
  NEW_FIRST: 'NEW_FIRST',
  POPULAR_FIRST: 'POPULAR_FIRST',
  SALE_FIRST: 'SALE_FIRST',
} as const;
export type ListingSort = (typeof ListingSort)[keyof typeof ListingSort];

/** Slugs that restrict a listing. A product must match all slugs that are present; without slugs, the whole shop is listed. */
export interface ListingSection {
  directory?: string;
  collection?: string;
  productType?: string;
  productSubType?: string;
}

/** Filters selected by a shopper. A product must match every filter, by any of its values. One unit must match both size and speed. */
export interface ChosenFilters {
  values: Partial<Record<ValueFilter, readonly string[]>>;
  /** Both bounds are inclusive and in kopecks. */
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

/** Selects the products of a section that match every word and every filter. */
export interface ProductQuery extends ListingSection {
  /** An empty list matches every product. */
  words: readonly QueryWord[];
  filters: ChosenFilters;
}

/** Selects every listed product. */
export const allProducts: ProductQuery = { words: [], filters: { values: {}, price: {} } };

export interface ListingRequest extends ProductQuery {
  /** With words, POPULAR_FIRST sorts by relevance: by distance from the typed words, then by tier, then by popularity. */
  sort: ListingSort;
  /** Number of the page, counted from 1. */
  page: number;
  limit: number;
}

/** Sorted product ids of one page, and the total of all pages. */
export interface Listing {
  ids: string[];
  total: number;
}

/**
 * Number of products for each value of a filter. A value has 0 if products of the section that match the words have it, but the other
 * filters exclude them all.
 */
export interface Facets {
  /**
   * The values of a filter are in no particular order. A filter with very many values has only the first values, and the chosen ones (see
   * `getFacetLimit`). The values chosen in a filter do not reduce the counts of that filter.
   */
  values: Record<ValueFilter, ReadonlyMap<string, number>>;
  /** Lowest and highest price, not narrowed by the chosen price; null when nothing is listed. */
  price: { min: number; max: number } | null;
}

export interface SearchReader {
  list(request: ListingRequest): Promise<Listing>;
  readFacets(productQuery: ProductQuery): Promise<Facets>;
}

/** A reader with a name for health checks and logs. */
export interface NamedReader extends SearchReader {
  readonly name: string;
}

export interface SearchEngine extends SearchReader, SearchStore {}
