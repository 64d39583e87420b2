import type { Settings } from 'meilisearch';
import { termsOf } from '../analysis/terms-of.rules.js';
import { facetValuesOf, listedFilters, type SearchDocument } from '../document/search-document.js';
import type { ListingPlace } from '../engine/search-engine.port.js';

/** Raised with every change of the settings, of the record or of the analysis: the worker then fills a new index, while processes of the version before read theirs. */
export const version = 4;

export const fieldOfPlace = {
  directory: 'directories',
  collection: 'collections',
  productType: 'productType',
  productSubType: 'productSubType',
} as const satisfies Record<keyof ListingPlace, string>;

/** Values are found by being the same. They are neither searched for themselves nor compared, which makes writing them cheaper. */
const found = { facetSearch: false, filter: { equality: true, comparison: false } };
const compared = { facetSearch: false, filter: { equality: true, comparison: true } };

export const settings = {
  // Words are matched by filters, because they are understood before they come here: see the analysis.
  searchableAttributes: [],
  filterableAttributes: [
    { attributePatterns: [...Object.values(fieldOfPlace), ...listedFilters, 'offers', 'terms'], features: found },
    { attributePatterns: ['price'], features: compared },
  ],
  sortableAttributes: ['price', 'sale', 'unitSold', 'newestAt', 'productId'],
  displayedAttributes: ['productId'],
  rankingRules: ['sort'],
  typoTolerance: { enabled: false },
  prefixSearch: 'disabled',
  // Totals and counts are exact up to here; the defaults are 1,000 and 100.
  pagination: { maxTotalHits: 1_000_000 },
  faceting: { maxValuesPerFacet: 1_000_000 },
} satisfies Settings;

/** Meilisearch finds no value that is longer, in bytes; a letter has two at most once it is `exact`. */
const LONGEST_VALUE = 230;

/**
 * A value in the letters that Meilisearch tells apart: to its filters, a capital and its small letter are the same, and so are the ways of
 * writing one sign. Slugs stay as they are.
 */
export const exact = (value: string): string => value.replaceAll(/[^a-z0-9а-икл-я-]/gu, escaped).slice(0, LONGEST_VALUE);

const escaped = (sign: string): string => {
  if (sign === ' ') return '_';
  const small = sign.toLowerCase();
  return /^[a-zа-икл-я]$/.test(small) && small.toUpperCase() === sign ? `^${small}` : `^${(sign.codePointAt(0) ?? 0).toString(16)};`;
};

/** The value that was made exact. */
export const inexact = (value: string): string =>
  value.replaceAll(/_|\^([0-9a-f]+);|\^(.)/gu, (_escape, code: string | undefined, small: string | undefined) =>
    code === undefined ? (small?.toUpperCase() ?? ' ') : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** A term with the tier it stands in, which its weight follows from. */
export const termIn = (tier: number, term: string): string => `${tier}${term}`;

const exactly = (values: readonly (string | null)[]): string[] => values.filter((value) => value !== null).map(exact);

/** A document as Meilisearch keeps it. */
export const recordOf = (document: SearchDocument) => {
  const values = facetValuesOf(document);
  return {
    productId: document.productId,
    directories: exactly(document.directories),
    collections: exactly(document.collections),
    productType: exactly([document.productType]),
    productSubType: exactly([document.productSubType]),
    ...Object.fromEntries(listedFilters.map((filter) => [filter, exactly(values[filter])])),
    offers: exactly(document.offers),
    terms: exactly(termsOf(document).flatMap((terms, tier) => terms.map((term) => termIn(tier, term)))),
    price: document.price,
    sale: document.sale,
    unitSold: document.unitSold,
    newestAt: document.newestAt,
  };
};
