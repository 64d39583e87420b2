import type { SearchDocument } from './search-document.js';

/** Returns a product id that ends with the number. */
export const toProductId = (number: number): string => `00000000-0000-7000-a000-${String(number).padStart(12, '0')}`;

/** Builds a document with default values for the fields that are not passed. */
export const buildSearchDocument = ({
  texts,
  ...overrides
}: Omit<Partial<SearchDocument>, 'texts'> &
  Pick<SearchDocument, 'productId'> & { texts?: Partial<SearchDocument['texts']> }): SearchDocument => ({
  directories: [],
  collections: [],
  category: null,
  productType: null,
  productSubType: null,
  brand: 'plotina',
  model: 'Шлюз',
  colour: 'molochnyy',
  sexes: ['FEMALE', 'MALE', 'UNISEX'],
  seasons: [],
  age: 'ADULT',
  material: null,
  offers: [],
  price: 1_249_000,
  sale: 0,
  unitSold: 0,
  newestAt: Date.UTC(2026, 0, 1),
  ...overrides,
  texts: {
    sku: overrides.productId,
    names: ['Ботинки'],
    brand: ['Плотина'],
    model: 'Шлюз',
    colour: ['молочный', 'белый'],
    categories: [],
    properties: [],
    ...texts,
  },
});
