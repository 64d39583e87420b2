import type { Settings } from 'meilisearch';
import { computeTerms } from '../analysis/document-terms.rules.js';
import type { SearchDocument } from '../document/search-document.js';
import { listFacetValues, valueFilters } from '../document/value-filters.js';
import type { ListingSection } from '../engine/search-engine.port.js';

/**
 * Must be raised with every change to the settings, the record or the analysis. The worker then fills a new index, while processes of the
 * earlier version read theirs.
 */
export const indexVersion = 5;

export const fieldsBySection = {
  directory: 'directories',
  collection: 'collections',
  productType: 'productType',
  productSubType: 'productSubType',
} as const satisfies Record<keyof ListingSection, string>;

/**
 * Maximum number of values that are counted for a filter. A listing has at most 1,000 of a filter, and sizes are counted at two delivery
 * speeds. Without a limit every listing would count all models, of which a large shop has almost as many as products.
 */
export const MAX_VALUES = 2_000;

/** Only equality is needed. Without facet search and comparison, writing is cheaper. */
const equalityFeatures = { facetSearch: false, filter: { equality: true, comparison: false } };
const comparisonFeatures = { facetSearch: false, filter: { equality: true, comparison: true } };

export const indexSettings = {
  // Words are matched by filters, because the query is interpreted before it is sent: see the analysis.
  searchableAttributes: [],
  filterableAttributes: [
    { attributePatterns: [...Object.values(fieldsBySection), ...valueFilters, 'offers', 'terms'], features: equalityFeatures },
    { attributePatterns: ['price'], features: comparisonFeatures },
  ],
  sortableAttributes: ['price', 'sale', 'unitSold', 'newestAt', 'productId'],
  displayedAttributes: ['productId'],
  rankingRules: ['sort'],
  typoTolerance: { enabled: false },
  prefixSearch: 'disabled',
  // High enough for exact totals; the default is 1,000.
  pagination: { maxTotalHits: 1_000_000 },
  faceting: { maxValuesPerFacet: MAX_VALUES, sortFacetValuesBy: { '*': 'alpha', MODEL: 'count' } },
} satisfies Settings;

/**
 * Maximum length of a value in characters. The limit of Meilisearch is in bytes; after `encodeValue` a character takes at most two.
 */
const MAX_VALUE_LENGTH = 230;

/**
 * Escapes a value for Meilisearch, whose filters ignore case and treat equivalent Unicode characters as equal. Slugs need no escaping and
 * stay unchanged.
 */
export const encodeValue = (value: string): string => value.replaceAll(/[^a-z0-9а-икл-я-]/gu, escapeCharacter).slice(0, MAX_VALUE_LENGTH);

const escapeCharacter = (character: string): string => {
  if (character === ' ') return '_';
  const lowerCase = character.toLowerCase();
  return /^[a-zа-икл-я]$/.test(lowerCase) && lowerCase.toUpperCase() === character
    ? `^${lowerCase}`
    : `^${(character.codePointAt(0) ?? 0).toString(16)};`;
};

/** Reverses `encodeValue`. */
export const decodeValue = (value: string): string =>
  value.replaceAll(/_|\^([0-9a-f]+);|\^(.)/gu, (_escape, code: string | undefined, lowerCase: string | undefined) =>
    code === undefined ? (lowerCase?.toUpperCase() ?? ' ') : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Prefixes a term with its tier, so that filters can select by tier. */
export const toTieredTerm = (tier: number, term: string): string => `${tier}${term}`;

const encodeValues = (values: readonly (string | null)[]): string[] => values.filter((value) => value !== null).map(encodeValue);

/** Converts a document to the record stored in Meilisearch. */
export const buildRecord = (document: SearchDocument) => {
  const values = listFacetValues(document);
  return {
    productId: document.productId,
    directories: encodeValues(document.directories),
    collections: encodeValues(document.collections),
    productType: encodeValues([document.productType]),
    productSubType: encodeValues([document.productSubType]),
    ...Object.fromEntries(valueFilters.map((filter) => [filter, encodeValues(values[filter])])),
    offers: encodeValues(document.offers),
    terms: encodeValues(computeTerms(document).flatMap((terms, tier) => terms.map((term) => toTieredTerm(tier, term)))),
    price: document.price,
    sale: document.sale,
    unitSold: document.unitSold,
    newestAt: document.newestAt,
  };
};
