import type { PlaceLink } from './catalog-place.rules.ts';
import type { ListingFacts } from './listing-facts.ts';

/** What stands above a listing. */
export interface CatalogHead {
  title: string;
  text: string;
  /** Key of a collection's poster. */
  poster: string | null;
  /** Path of a brand's mark. */
  logo: string | null;
}

export interface CatalogPageFacts extends ListingFacts {
  head: CatalogHead;
  crumbs: { name: string; href?: string }[];
  steps: PlaceLink[];
  /** Absolute address under which a search engine is to know it. */
  canonical: string;
}
