import type { ListingFacts } from '../catalog/listing/listing-facts.ts';
import type { ProductCardFragment } from '../platform/graphql/generated/graphql.ts';

export interface SearchPageFacts extends ListingFacts {
  /** Nothing where the popular is shown. */
  query: string;
  suggestions: string[];
  /** What was searched for instead of the query; null where that was the query. */
  takenFor: string | null;
  /** The directory that is searched in. */
  directory: { name: string; slug: string } | null;
  /** What is bought most, where nothing was found. */
  popular: ProductCardFragment[];
}
