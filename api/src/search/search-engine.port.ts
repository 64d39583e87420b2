import type { SearchDocument } from './search-document.js';

/** Orders of a listing. Ties are broken by the product's id, ascending, so that pages never repeat or skip a product. */
export const ListingSort = {
  CHEAP_FIRST: 'CHEAP_FIRST',
  EXPENSIVE_FIRST: 'EXPENSIVE_FIRST',
  NEW_FIRST: 'NEW_FIRST',
  POPULAR_FIRST: 'POPULAR_FIRST',
  SALE_FIRST: 'SALE_FIRST',
} as const;
export type ListingSort = (typeof ListingSort)[keyof typeof ListingSort];

/** Slugs that a listing is limited to: all of those given; the whole shop without any. */
export interface ListingPlace {
  directory?: string;
  collection?: string;
  productType?: string;
  productSubType?: string;
}

export interface ListingRequest extends ListingPlace {
  sort: ListingSort;
  /** From 1. */
  page: number;
  limit: number;
}

/** Ids of the products of one page in their order, and how many products all pages have. */
export interface Listing {
  ids: string[];
  total: number;
}

export interface SearchReader {
  list(request: ListingRequest): Promise<Listing>;
}

/** An index that documents are written to. Both calls may be repeated and return when what they wrote can be found. */
export interface SearchIndex {
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(productIds: readonly string[]): Promise<void>;
}

/** An empty index beside the one that is read, to be filled and then put in its place. */
export interface SecondIndex extends SearchIndex {
  swap(): Promise<void>;
}

export interface SearchEngine extends SearchReader, SearchIndex {
  /** Names the engine in search_engine. It contains the version of the index, so that a new form of index is a new engine, filled from nothing. */
  readonly name: string;
  /** Whether the index that is read is there, and complete. Throws while the engine does not answer. */
  isFilled(): Promise<boolean>;
  /** How the engine is built anew: a second index; or in place (undefined), by writing every document again and removing what should not be there. */
  readonly openSecondIndex?: () => Promise<SecondIndex>;
}
