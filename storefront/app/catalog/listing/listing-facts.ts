import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import type { NarrowingFacts } from './filter-facts.rules.ts';
import type { Listing } from './listing.rules.ts';

/** One page of a listing, as its view takes it. */
export interface ListingFacts {
  /** The state that its address says. */
  listing: Listing;
  /** Its address without the query. */
  path: string;
  items: ProductCardFragment[];
  pagination: { page: number; totalPages: number; totalItems: number };
  /** How many it would list without any filter. */
  wholeTotal: number;
  narrowing: NarrowingFacts;
}
