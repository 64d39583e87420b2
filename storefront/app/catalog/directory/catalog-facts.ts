import type { ListingFacts } from '../listing/listing-facts.ts';
import type { SectionLink } from './catalog-section.rules.ts';

/** Content above a listing. */
export interface CatalogHead {
  title: string;
  text: string;
  /** Image key of a collection's poster. */
  poster: string | null;
  /** URL path of a brand's logo. */
  logo: string | null;
}

export interface CatalogPageFacts extends ListingFacts {
  head: CatalogHead;
  crumbs: { name: string; href?: string }[];
  steps: SectionLink[];
  /** Absolute canonical URL. */
  canonical: string;
}
