import type { ListingFacts } from '../catalog/listing/listing-facts.ts';
import type { ProductCardFragment } from '../platform/graphql/generated/graphql.ts';

export interface SearchPageFacts extends ListingFacts {
  /** Empty when the page shows popular products instead of results. */
  query: string;
  suggestions: string[];
  /** Corrected query that was searched for; null when the query was used as typed. */
  takenFor: string | null;
  /** Sentences that say what was dropped or replaced because nothing matches the whole query. */
  adjustments: string[];
  /** Directory that the search is limited to; null for the whole shop. */
  directory: { name: string; slug: string } | null;
  /** Bestsellers to show when nothing was found; empty otherwise. */
  popular: ProductCardFragment[];
}
