import { Meilisearch } from 'meilisearch';
import type { Listing, ListingRequest, ListingSort, SearchEngine } from '../engine/search-engine.port.js';
import { readFacets } from './facets.js';
import { buildConditions, buildScope } from './filter-expressions.js';
import { indexVersion } from './index-schema.js';
import { createWriter, indexExists, nameLiveIndex, openSecondIndex } from './indexes.js';
import { createPositionStore } from './position-store.js';
import { buildRankedParts } from './ranking-filters.js';
import { createIndexReader, type MeilisearchResponse, type RunSearches } from './requests.js';

const sortRules: Record<ListingSort, string[]> = {
  CHEAP_FIRST: ['price:asc'],
  EXPENSIVE_FIRST: ['price:desc'],
  NEW_FIRST: ['newestAt:desc'],
  POPULAR_FIRST: ['unitSold:desc', 'newestAt:desc'],
  SALE_FIRST: ['sale:desc'],
};

interface ListingPart {
  filter: string[];
  sort: string[];
}

/**
 * Splits a listing into parts that follow each other: one part for each relevance score if the listing is sorted by relevance, otherwise a
 * single part.
 */
const splitRequest = ({ sort, page: _page, limit: _limit, ...productQuery }: ListingRequest): ListingPart[] => {
  const filter = [...buildScope(productQuery), ...buildConditions(productQuery.filters)];
  const sortRule = [...sortRules[sort], 'productId:asc'];
  const rankedParts = sort === 'POPULAR_FIRST' ? buildRankedParts(productQuery.words) : [[]];
  return rankedParts.map((part) => ({ filter: [...filter, ...part], sort: sortRule }));
};

const sumTotals = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);

const listIds = (responses: readonly MeilisearchResponse[]): string[] => responses.flatMap(({ ids }) => ids);

/** Maps the range from `start` to `end` of the whole listing to offsets and limits within its parts. */
const toPartRanges = (totals: readonly number[], start: number, end: number): { offset: number; limit: number }[] => {
  let partStart = 0;
  return totals.map((total) => {
    const offset = Math.min(Math.max(start - partStart, 0), total);
    const partEnd = Math.min(Math.max(end - partStart, 0), total);
    partStart += total;
    return { offset, limit: partEnd - offset };
  });
};

const listProducts = async (runSearches: RunSearches, request: ListingRequest): Promise<Listing> => {
  const { page, limit } = request;
  const parts = splitRequest(request);
  if (parts.length === 1 || page === 1) {
    const responses = await runSearches(parts.map((part) => ({ ...part, page, hitsPerPage: limit })));
    return { ids: listIds(responses).slice(0, limit), total: sumTotals(responses.map(({ total }) => total)) };
  }
  const countedResponses = await runSearches(parts.map(({ filter }) => ({ filter, page: 1, hitsPerPage: 0 })));
  const totals = countedResponses.map(({ total }) => total);
  const partRanges = toPartRanges(totals, (page - 1) * limit, page * limit);
  const queries = parts.flatMap((part, index) => {
    const range = partRanges[index];
    return range === undefined || range.limit === 0 ? [] : [{ ...part, ...range }];
  });
  return { ids: queries.length === 0 ? [] : listIds(await runSearches(queries)), total: sumTotals(totals) };
};

export interface MeilisearchOptions {
  url: string;
  key?: string | undefined;
  /** Prefix of the index names; `products` by default. */
  indexPrefix?: string;
  /** Timeout of a read. A request that lists and then counts still leaves time for the fallback within 1.5 s. */
  readTimeoutMs?: number;
}

/** The Meilisearch engine. An index gets the live name only when it is complete, so the live index is either complete or missing. */
export const createMeilisearchEngine = ({ url, key, indexPrefix = 'products', readTimeoutMs = 600 }: MeilisearchOptions): SearchEngine => {
  const liveName = nameLiveIndex(indexPrefix);
  const connection = { host: url, ...(key === undefined ? {} : { apiKey: key }) };
  const readClient = new Meilisearch(connection);
  const writeClient = new Meilisearch({ ...connection, timeout: 10_000 });
  const createReader = () => createIndexReader(readClient, liveName, AbortSignal.timeout(readTimeoutMs));
  return {
    name: `meilisearch-${indexVersion}`,
    list: (request) => listProducts(createReader(), request),
    readFacets: (productQuery) => readFacets(createReader(), productQuery),
    ...createWriter(writeClient.index(liveName)),
    isFilled: () => indexExists(writeClient.index(liveName)),
    openSecondIndex: () => openSecondIndex(writeClient, indexPrefix),
    positionStore: createPositionStore(writeClient, indexPrefix),
  };
};
