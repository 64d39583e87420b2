/** What an engine keeps of a product that may be listed; a product that may not be (sold out, inactive, deleted) has no document. */
export interface SearchDocument {
  productId: string;
  /** Slugs of every directory that lists the product: its own category and the virtual ones whose rule it meets. */
  directories: string[];
  /** Slugs of the collections that have it and are shown at this moment. */
  collections: string[];
  /** Slug of its type, and of its sub type within that; null where it has none. */
  productType: string | null;
  productSubType: string | null;
  /** Displayed guest price in kopecks. */
  price: number;
  /** Whole percents off the old price, 0 where there is none. */
  sale: number;
  unitSold: number;
  /** When the product came into the shop; newness sorts by it. */
  newestAt: Date;
}
