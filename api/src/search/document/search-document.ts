import type { Age, CatalogFilter, Material, Season, Sex } from '../../platform/prisma/generated/enums.js';
import type { DeliverySpeed } from '../../price/unit-origin.rules.js';

/** Filters whose values are a list: all except the price. */
export type ValueFilter = Exclude<CatalogFilter, 'PRICE'>;

export const valueFilters = [
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
] as const satisfies readonly ValueFilter[];

export const mapFilters = <Value>(make: (filter: ValueFilter) => Value): Record<ValueFilter, Value> => ({
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

/** Texts of a product as the shop wrote them. The analysis turns them into terms. */
export interface DocumentTexts {
  sku: string;
  /** Names of the product, its type and its subtype. */
  names: string[];
  /** Name of the brand, then its other spellings. */
  brand: string[];
  model: string;
  /** Name of the colour, then of its family. */
  colour: string[];
  /** Names of the directories that list the product. */
  categories: string[];
  /** Values of properties such as sole, fastening and heel. */
  properties: string[];
}

/** The data of a listed product that a search engine stores. A product that is sold out, inactive or deleted has no document. */
export interface SearchDocument {
  productId: string;
  /** Slugs of every directory that lists the product: its category and the virtual directories whose rule it meets. */
  directories: string[];
  /** Slugs of the collections that contain it and are visible now. */
  collections: string[];
  /** Slug of its category; null when that is deleted. */
  category: string | null;
  /** Slugs of its type and of its subtype within the type, or null. */
  productType: string | null;
  productSubType: string | null;
  brand: string;
  model: string;
  colour: string;
  /** All values of the filter that match: UNISEX includes FEMALE and MALE. */
  sexes: Sex[];
  /** All values of the filter that match: SPRING_SUMMER includes SPRING and SUMMER. */
  seasons: Season[];
  age: Age;
  material: Material | null;
  /** Distinct pairs of size and delivery speed among the available units, as formatted by `formatOffer`. */
  offers: string[];
  texts: DocumentTexts;
  /** Displayed guest price in kopecks. */
  price: number;
  /** Discount from the old price in whole percent; 0 without an old price. */
  sale: number;
  unitSold: number;
  /** Creation time of the product in Unix milliseconds; NEW_FIRST sorts by it. */
  newestAt: number;
}

/** Joins size and speed, because one unit must have both. The slug of a size contains no colon. */
export const formatOffer = (size: string, speed: DeliverySpeed): string => `${size}:${speed}`;

const omitNulls = (...values: (string | null)[]): string[] => values.filter((value) => value !== null);

/** Ranges of the discount: 1 to 49 %, and from 50 %. */
export const SaleRange = { LESS_THAN_50: 'LESS_THAN_50', MORE_THAN_50: 'MORE_THAN_50' } as const;
export type SaleRange = (typeof SaleRange)[keyof typeof SaleRange];

const listSaleValues = (sale: number): SaleRange[] => (sale < 1 ? [] : [sale >= 50 ? 'MORE_THAN_50' : 'LESS_THAN_50']);

/** Returns the values by which each filter finds a product. */
export const listFacetValues = (document: SearchDocument): Record<ValueFilter, string[]> => {
  const offers = document.offers.map((offer) => offer.split(':') as [string, DeliverySpeed]);
  return {
    CATEGORIES: [...new Set(omitNulls(document.category, document.productType))],
    SEASON: document.seasons,
    DELIVERY_SPEED: [...new Set(offers.map(([, speed]) => speed))],
    SEX: document.sexes,
    AGE: [document.age],
    BRAND: [document.brand],
    MODEL: [document.model],
    COLOR_PALLETE: [document.colour],
    SIZE: [...new Set(offers.map(([size]) => size))],
    MATERIAL: omitNulls(document.material),
    SALE: listSaleValues(document.sale),
  };
};
