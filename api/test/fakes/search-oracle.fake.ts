import { computeTerms } from '../../src/search/analysis/document-terms.rules.js';
import type { SearchDocument } from '../../src/search/document/search-document.js';
import { mapFilters, type ValueFilter, valueFilters } from '../../src/search/document/value-filters.js';
import type {
  ChosenFilters,
  Facets,
  ListingRequest,
  ListingSort,
  ProductQuery,
  QueryWord,
} from '../../src/search/engine/search-engine.port.js';

// Reference implementation of `SearchReader` (search-engine.port.ts), which checks every document for every request.

type Compare = (one: SearchDocument, other: SearchDocument) => number;

const compareNewest: Compare = (one, other) => other.newestAt - one.newestAt;
const comparePopularity: Compare = (one, other) => other.unitSold - one.unitSold || compareNewest(one, other);
const comparators: Record<ListingSort, Compare> = {
  CHEAP_FIRST: (one, other) => one.price - other.price,
  EXPENSIVE_FIRST: (one, other) => other.price - one.price,
  NEW_FIRST: compareNewest,
  POPULAR_FIRST: comparePopularity,
  SALE_FIRST: (one, other) => other.sale - one.sale,
};
const compareIds: Compare = (one, other) => (one.productId < other.productId ? -1 : 1);

const isInSection = (document: SearchDocument, { directory, collection, productType, productSubType }: ProductQuery): boolean =>
  (directory === undefined || document.directories.includes(directory)) &&
  (collection === undefined || document.collections.includes(collection)) &&
  (productType === undefined || document.productType === productType) &&
  (productSubType === undefined || document.productSubType === productSubType);

/** Bit mask of all nine tiers. */
const ALL_TIERS = 0b1_1111_1111;

const termsByDocument = new WeakMap<SearchDocument, string[][]>();

/** Returns the rank of a product for a word, or undefined if the product does not match. A lower rank is better. */
const computeRank = (document: SearchDocument, { terms }: QueryWord): number | undefined => {
  const tiers = termsByDocument.get(document) ?? computeTerms(document);
  termsByDocument.set(document, tiers);
  const ranks = terms.flatMap(({ term, cost, tiers: countedTiers = ALL_TIERS }) =>
    tiers.flatMap((tierTerms, tier) => (tierTerms.includes(term) && (countedTiers >> tier) % 2 === 1 ? [cost * 8 + tier] : [])),
  );
  return ranks.length === 0 ? undefined : Math.min(...ranks);
};

const hasWords = (document: SearchDocument, words: readonly QueryWord[]): boolean =>
  words.every((word) => computeRank(document, word) !== undefined);

const createRelevanceComparator =
  (words: readonly QueryWord[]): Compare =>
  (one, other) => {
    const sumRanks = (document: SearchDocument): number => words.reduce((sum, word) => sum + (computeRank(document, word) ?? 0), 0);
    return sumRanks(one) - sumRanks(other) || comparePopularity(one, other);
  };

const fieldReaders: Record<
  Exclude<ValueFilter, 'SIZE' | 'DELIVERY_SPEED' | 'SALE'>,
  (document: SearchDocument) => readonly (string | null)[]
> = {
  CATEGORIES: ({ category, productType }) => [category, productType],
  SEASON: ({ seasons }) => seasons,
  SEX: ({ sexes }) => sexes,
  AGE: ({ age }) => [age],
  BRAND: ({ brand }) => [brand],
  MODEL: ({ model }) => [model],
  COLOR_PALLETE: ({ colour }) => [colour],
  MATERIAL: ({ material }) => [material],
};

const hasValue = (document: SearchDocument, filter: ValueFilter, value: string): boolean => {
  if (filter === 'SIZE') return document.offers.some((offer) => offer.startsWith(`${value}:`));
  if (filter === 'DELIVERY_SPEED') return document.offers.some((offer) => offer.endsWith(`:${value}`));
  if (filter === 'SALE')
    return value === 'MORE_THAN_50' ? document.sale >= 50 : value === 'LESS_THAN_50' && document.sale > 0 && document.sale < 50;
  return fieldReaders[filter](document).includes(value);
};

const matchesFilters = (
  document: SearchDocument,
  { values, price: { min = 0, max = Number.POSITIVE_INFINITY } }: ChosenFilters,
): boolean => {
  const { SIZE: sizes = [], DELIVERY_SPEED: speeds = [] } = values;
  const isChosen = (filter: ValueFilter): boolean => (values[filter]?.length ?? 0) > 0;
  return (
    document.price >= min &&
    document.price <= max &&
    valueFilters.every((filter) => !isChosen(filter) || values[filter]?.some((value) => hasValue(document, filter, value))) &&
    (sizes.length === 0 ||
      speeds.length === 0 ||
      sizes.some((size) => speeds.some((speed) => document.offers.includes(`${size}:${speed}`))))
  );
};

const listValues = (documents: readonly SearchDocument[], filter: ValueFilter): Set<string> => {
  const offers = documents.flatMap((document) => document.offers.map((offer) => offer.split(':')));
  if (filter === 'SIZE' || filter === 'DELIVERY_SPEED')
    return new Set(offers.map(([size = '', speed = '']) => (filter === 'SIZE' ? size : speed)));
  if (filter === 'SALE')
    return new Set(['LESS_THAN_50', 'MORE_THAN_50'].filter((value) => documents.some((document) => hasValue(document, filter, value))));
  return new Set(documents.flatMap(fieldReaders[filter]).filter((value) => value !== null));
};

export const createSearchOracle = (documents: readonly SearchDocument[]) => {
  const listMatching = (query: ProductQuery): SearchDocument[] =>
    documents.filter((document) => isInSection(document, query) && hasWords(document, query.words));
  return {
    /** Returns the ids of the products of all pages, in order. */
    listIds({ sort, words, filters, ...section }: Omit<ListingRequest, 'page' | 'limit'>): string[] {
      const compare = words.length > 0 && sort === 'POPULAR_FIRST' ? createRelevanceComparator(words) : comparators[sort];
      const listed = listMatching({ ...section, words, filters }).filter((document) => matchesFilters(document, filters));
      return listed.sort((one, other) => compare(one, other) || compareIds(one, other)).map(({ productId }) => productId);
    },

    computeFacets(query: ProductQuery): Facets {
      const matchingDocuments = listMatching(query);
      const { values: chosenValues, price } = query.filters;
      const countValues = (filter: ValueFilter): Map<string, number> => {
        const count = (value: string): number =>
          matchingDocuments.filter((document) => matchesFilters(document, { values: { ...chosenValues, [filter]: [value] }, price }))
            .length;
        return new Map([...listValues(matchingDocuments, filter)].sort().map((value) => [value, count(value)]));
      };
      const prices = matchingDocuments
        .filter((document) => matchesFilters(document, { values: chosenValues, price: {} }))
        .map((document) => document.price);
      return {
        values: mapFilters(countValues),
        price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
      };
    },
  };
};
