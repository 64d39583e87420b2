import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import type { NarrowingFacts } from './filter/filter-facts.rules.ts';
import type { Listing } from './listing.rules.ts';

/** Data for the view of one page of a listing. */
export interface ListingFacts {
  /** State read from the address. */
  listing: Listing;
  /** Address without the query string. */
  path: string;
  items: ProductCardFragment[];
  pagination: { page: number; totalPages: number; totalItems: number };
  /** Number of products without any filter. */
  wholeTotal: number;
  narrowing: NarrowingFacts;
}
