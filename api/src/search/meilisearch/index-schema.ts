import type { Settings } from 'meilisearch';
import { computeTerms } from '../analysis/document-terms.rules.js';
import type { SearchDocument } from '../document/search-document.js';
import { listFacetValues, valueFilters } from '../document/value-filters.js';
import type { ListingSection } from '../engine/search-engine.port.js';
import { encodeValue, toTieredTerm } from './encoded-values.js';

/**
 * Version of the index, which must be raised with every change to its settings, its records or `../analysis`. The worker then fills a new
 * index, while processes of the earlier version read the earlier index.
 */
export const indexVersion = 5;

/** The fields of a record that name the parts of the shop to which a listing can be limited. */
export const fieldsBySection = {
  directory: 'directories',
  collection: 'collections',
  productType: 'productType',
  productSubType: 'productSubType',
} as const satisfies Record<keyof ListingSection, string>;

/**
 * Maximum number of values that are counted for a filter. A listing displays at most 1,000 values of a filter, and sizes are counted at two
 * delivery speeds. Without a limit every listing would count all models, of which a large shop has almost as many as products.
 */
export const MAX_VALUES = 2_000;

/** Only equality is needed. Without facet search and comparison, writing is cheaper. */
const equalityFeatures = { facetSearch: false, filter: { equality: true, comparison: false } };
const comparisonFeatures = { facetSearch: false, filter: { equality: true, comparison: true } };

export const indexSettings = {
  // Words are matched by filters, because the query is interpreted before it is sent: see ../query.
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
