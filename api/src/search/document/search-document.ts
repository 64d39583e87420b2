import type { Age, CatalogFilter, Material, Season, Sex } from '../../platform/prisma/generated/enums.js';

/** Filters whose values are a list: all but the price. */
export type ListedFilter = Exclude<CatalogFilter, 'PRICE'>;

export const listedFilters = [
  'CATEGORIES',
  'SEASON',
  'DELIVERY_SPEED',
  'SEX',
  'AGE',
  'BRAND',
  'MODEL',
  'COLOR_PALLETE',
  'SIZE',
  'MATERIAL',
  'SALE',
] as const satisfies readonly ListedFilter[];

export const byFilter = <Value>(make: (filter: ListedFilter) => Value): Record<ListedFilter, Value> => ({
  CATEGORIES: make('CATEGORIES'),
  SEASON: make('SEASON'),
  DELIVERY_SPEED: make('DELIVERY_SPEED'),
  SEX: make('SEX'),
  AGE: make('AGE'),
  BRAND: make('BRAND'),
  MODEL: make('MODEL'),
  COLOR_PALLETE: make('COLOR_PALLETE'),
  SIZE: make('SIZE'),
  MATERIAL: make('MATERIAL'),
  SALE: make('SALE'),
});

/** What a product is called, as people wrote it; the analysis makes terms of it. */
export interface DocumentTexts {
  sku: string;
  /** The product's name and those of its type and sub type. */
  names: string[];
  /** The brand's name first, then its other spellings. */
  brand: string[];
  model: string;
  /** The colour's name and its family's. */
  colour: string[];
  /** Names of the directories that list it. */
  categories: string[];
  /** What its properties say: sole, fastening, heel and the like. */
  properties: string[];
}

/** What an engine keeps of a product that may be listed; a product that may not be (sold out, inactive, deleted) has no document. */
export interface SearchDocument {
  productId: string;
  /** Slugs of every directory that lists the product: its own category and the virtual ones whose rule it meets. */
  directories: string[];
  /** Slugs of the collections that have it and are shown at this moment. */
  collections: string[];
  /** Slug of its own category; null where that is deleted. */
  category: string | null;
  /** Slug of its type, and of its sub type within that; null where it has none. */
  productType: string | null;
  productSubType: string | null;
  brand: string;
  model: string;
  colour: string;
  /** Widened to what finds it: UNISEX is FEMALE and MALE too. */
  sexes: Sex[];
  /** Widened to what finds it: SPRING_SUMMER is SPRING and SUMMER too. */
  seasons: Season[];
  age: Age;
  material: Material | null;
  /** Size and speed of every item that can be bought, each pair once, as `offerOf` writes it. */
  offers: string[];
  texts: DocumentTexts;
  /** Displayed guest price in kopecks. */
  price: number;
  /** Whole percents off the old price, 0 where there is none. */
  sale: number;
  unitSold: number;
  /** When the product came into the shop, in Unix ms; newness sorts by it. */
  newestAt: number;
}

export type DeliverySpeed = 'FAST' | 'SLOW';

/** Size and speed must meet in one item, so they are kept as a pair. A size's slug has no colon. */
export const offerOf = (size: string, speed: DeliverySpeed): string => `${size}:${speed}`;

const present = (...values: (string | null)[]): string[] => values.filter((value) => value !== null);

const saleValues = (sale: number): string[] => (sale < 1 ? [] : [sale >= 50 ? 'MORE_THAN_50' : 'LESS_THAN_50']);

/** By which values each filter finds a product. */
export const facetValuesOf = (document: SearchDocument): Record<ListedFilter, string[]> => {
  const offers = document.offers.map((offer) => offer.split(':') as [string, DeliverySpeed]);
  return {
    CATEGORIES: [...new Set(present(document.category, document.productType))],
    SEASON: document.seasons,
    DELIVERY_SPEED: [...new Set(offers.map(([, speed]) => speed))],
    SEX: document.sexes,
    AGE: [document.age],
    BRAND: [document.brand],
    MODEL: [document.model],
    COLOR_PALLETE: [document.colour],
    SIZE: [...new Set(offers.map(([size]) => size))],
    MATERIAL: present(document.material),
    SALE: saleValues(document.sale),
  };
};
