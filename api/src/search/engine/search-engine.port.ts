import type { ListedFilter, SearchDocument } from '../document/search-document.js';

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

/** What a shopper chose: any value of a filter, and every filter. Size and speed must meet in one item. */
export interface ChosenFilters {
  values: Partial<Record<ListedFilter, readonly string[]>>;
  /** Kopecks, inclusive. */
  price: { min?: number; max?: number };
}

/** A term that a word of a query may stand for. */
export interface QueryTerm {
  term: string;
  /** How far it is from what was typed: 0 is the very word. */
  cost: number;
  /** The tiers of a product's words in which it counts, a bit each; absent: all of them. */
  tiers?: number;
}

/** One word of a query, understood: the terms that it may stand for, the likeliest first. A product has the word if it has one of them. */
export interface QueryWord {
  /** At least one. */
  terms: readonly QueryTerm[];
}

/** A set of products: what is in a place, has every word, and fits every filter. */
export interface ListedSet extends ListingPlace {
  /** None lets every product in. */
  words: readonly QueryWord[];
  filters: ChosenFilters;
}

/** The whole shop. */
export const everything: ListedSet = { words: [], filters: { values: {}, price: {} } };

export interface ListingRequest extends ListedSet {
  /** With words, POPULAR_FIRST puts the best match first: nearest to what was typed, then where the words stand, then popularity. */
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

/** How many products each value of a filter would list; a value of 0 occurs in the place and among the words, but not with the other filters. */
export interface Facets {
  /** In no order; of very many values the first by value. A filter's own choice does not narrow its counts. */
  values: Record<ListedFilter, ReadonlyMap<string, number>>;
  /** Lowest and highest price, not narrowed by the chosen price; null where nothing is listed. */
  price: { min: number; max: number } | null;
}

export interface SearchReader {
  list(request: ListingRequest): Promise<Listing>;
  facets(set: ListedSet): Promise<Facets>;
}

/** One that can be told apart, in health and in the log. */
export interface NamedReader extends SearchReader {
  readonly name: string;
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

/** Where an engine's documents are kept. */
export interface SearchStore extends SearchIndex {
  /** Names the engine in search_engine. It contains the version of the index, so that a new form of index is a new engine, filled from nothing. */
  readonly name: string;
  /** Whether the index that is read is there, and complete. Throws while the engine does not answer. */
  isFilled(): Promise<boolean>;
  /** How the engine is built anew: a second index; or in place (undefined), by writing every document again and removing what should not be there. */
  readonly openSecondIndex?: () => Promise<SecondIndex>;
}

export interface SearchEngine extends SearchReader, SearchStore {}
