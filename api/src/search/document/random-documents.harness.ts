import { randomFrom } from '../../../demo/seed/random.js';
import type { ChosenFilters, ListingSection, QueryWord } from '../engine/search-engine.port.js';
import { formatOffer, type SearchDocument } from './search-document.js';
import { type ValueFilter, valueFilters } from './value-filters.js';

/** Seed of the random documents and page sizes. */
export const seed = 'meet-1';
const { pick, whole, chance } = randomFrom(seed);

export { pick };
export const createRandomId = (): string => `${hex(8)}-${hex(4)}-7${hex(3)}-a${hex(3)}-${hex(12)}`;
const hex = (digits: number): string => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('');

type DocumentType = Pick<SearchDocument, 'productType' | 'productSubType'>;
const types: readonly [DocumentType, ...DocumentType[]] = [
  { productType: null, productSubType: null },
  { productType: 'boots', productSubType: 'chelsea' },
  { productType: 'boots', productSubType: null },
];

const pickSome = <Value>(values: readonly Value[]): Value[] => values.filter(() => chance(0.4));

/** Names that an engine could confuse. */
const models = [
  'Шлюз',
  'шлюз',
  'Ёлка',
  'Елка',
  'бой',
  'бои',
  'AIR 1',
  'Air 1',
  'Air  1',
  'a_b',
  'a" OR b',
  'x\\',
  'ﬁn',
  'fin',
  'Å',
  '№ 5',
  'Бег 😀',
];
const sizes = ['38', '38-5', 'xl', 'one-size'];
const kinds = ['Ботинки «Шлюз»', 'Белые кеды', 'Худи с капюшоном'];
const shades = ['чёрный', 'белый', 'красный'];

const createOffers = (): string[] => {
  const offers = pickSome(sizes.flatMap((size) => [formatOffer(size, 'FAST'), formatOffer(size, 'SLOW')]));
  return offers.length === 0 ? ['38:SLOW'] : offers;
};

const createTexts = (model: string): SearchDocument['texts'] => ({
  sku: `${pick(['AB', 'CD'])}-${whole(10, 99)}`,
  names: [pick(kinds), pick(['Ботинки', 'Кеды', 'Худи'])],
  brand: pick([['Плотина', 'Plotina'], ['Белый берег']]),
  model,
  colour: [pick(shades), pick(shades)],
  categories: [],
  properties: pickSome(['Белая резина', 'Шнурки', 'Для бега']),
});

/** Creates a document from few distinct values, so that sort orders contain many ties, which the id breaks. */
export const createRandomDocument = (overrides: Partial<SearchDocument> = {}): SearchDocument => {
  const model = pick(models);
  return {
    productId: createRandomId(),
    directories: pick([[], ['shoes'], ['shoes', 'sale'], ['clothes'], ['clothes', 'new']]),
    collections: pick([[], ['autumn'], ['autumn', 'office']]),
    category: pick([null, 'shoes', 'clothes']),
    ...pick(types),
    brand: pick(['plotina', 'bereg']),
    model,
    colour: pick(['black', 'white', 'red']),
    sexes: pick([['FEMALE'], ['MALE'], ['FEMALE', 'MALE', 'UNISEX']]),
    seasons: pick([[], ['WINTER'], ['SPRING', 'SPRING_SUMMER', 'SUMMER']]),
    age: pick(['ADULT', 'CHILDREN']),
    material: pick([null, 'LEATHER', 'SUEDE']),
    offers: createOffers(),
    texts: createTexts(model),
    price: pick([100_000, 249_900, 249_901, 9_007_199_254_740_990, 9_007_199_254_740_991]),
    sale: pick([0, 0, 1, 49, 50]),
    unitSold: pick([0, 1, 7]),
    newestAt: pick([1_700_000_000_000, 1_700_000_000_001, 1_790_000_000_000]),
    ...overrides,
  };
};

export const sections: readonly ListingSection[] = [
  {},
  { directory: 'shoes' },
  { directory: 'new' },
  { collection: 'autumn' },
  { directory: 'shoes', productType: 'boots' },
  { directory: 'shoes', productType: 'boots', productSubType: 'chelsea' },
  { directory: 'clothes', collection: 'office', productType: 'boots', productSubType: 'chelsea' },
];

const possibleValues: Record<ValueFilter, readonly string[]> = {
  CATEGORIES: ['shoes', 'clothes', 'boots', 'nothing'],
  SEASON: ['WINTER', 'SPRING', 'SPRING_SUMMER', 'AUTUMN'],
  DELIVERY_SPEED: ['FAST', 'SLOW'],
  SEX: ['FEMALE', 'MALE', 'UNISEX'],
  AGE: ['ADULT', 'CHILDREN'],
  BRAND: ['plotina', 'bereg', 'PLOTINA', 'nobody'],
  MODEL: [...models, 'AIR'],
  COLOR_PALLETE: ['black', 'white', 'red'],
  SIZE: [...sizes, 'XL'],
  MATERIAL: ['LEATHER', 'SUEDE', 'WOOL'],
  SALE: ['LESS_THAN_50', 'MORE_THAN_50'],
};

export const createRandomFilters = (): ChosenFilters => {
  const chosen = valueFilters.filter(() => chance(0.2)).map((filter) => [filter, pickSome(possibleValues[filter])]);
  const prices = [100_000, 249_900, 249_901, 9_007_199_254_740_991];
  return {
    values: Object.fromEntries(chosen),
    price: { ...(chance(0.2) && { min: pick(prices) }), ...(chance(0.2) && { max: pick(prices) }) },
  };
};

export const createRandomWords = (terms: readonly string[], count: number, maxTerms: number): QueryWord[] =>
  Array.from({ length: count }, () => ({
    terms: Array.from({ length: whole(1, maxTerms) }, () => ({
      term: pick(terms),
      cost: whole(0, 2),
      ...(chance(0.3) && { tiers: whole(1, 511) }),
    })).sort((one, other) => one.cost - other.cost),
  }));
