import type { CatalogFilter } from '../../platform/prisma/generated/enums.js';
import type { DeliverySpeed } from '../../price/delivery-speed.rules.js';
import type { SearchDocument } from './search-document.js';

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

export const mapFilters = <Value>(createValue: (filter: ValueFilter) => Value): Record<ValueFilter, Value> => ({
  CATEGORIES: createValue('CATEGORIES'),
  SEASON: createValue('SEASON'),
  DELIVERY_SPEED: createValue('DELIVERY_SPEED'),
  SEX: createValue('SEX'),
  AGE: createValue('AGE'),
  BRAND: createValue('BRAND'),
  MODEL: createValue('MODEL'),
  COLOR_PALLETE: createValue('COLOR_PALLETE'),
  SIZE: createValue('SIZE'),
  MATERIAL: createValue('MATERIAL'),
  SALE: createValue('SALE'),
});

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
