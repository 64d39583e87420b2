import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import type { DatabasePosition } from '../../platform/prisma/database-position.js';
import type { Listing, ListingRequest, ListingSort, SavedPosition, SearchEngine } from '../engine/search-engine.port.js';
import { readFacets } from './facets.js';
import { buildConditions, buildScope } from './filter.js';
import { createWriter, indexExists, nameLiveIndex, openSecondIndex, waitForTask } from './indexes.js';
import { buildRankedParts } from './ranking.js';
import { version } from './record.js';
import { type AskMeilisearch, createIndexReader, type MeilisearchResponse } from './requests.js';

const sortRules: Record<ListingSort, string[]> = {
  CHEAP_FIRST: ['price:asc'],
  EXPENSIVE_FIRST: ['price:desc'],
  NEW_FIRST: ['newestAt:desc'],
  POPULAR_FIRST: ['unitSold:desc', 'newestAt:desc'],
  SALE_FIRST: ['sale:desc'],
};

interface Part {
  filter: string[];
  sort: string[];
}

/** Splits a listing into parts that follow each other: one for each relevance score, otherwise a single one. */
const splitRequest = ({ sort, page: _page, limit: _limit, ...set }: ListingRequest): Part[] => {
  const filter = [...buildScope(set), ...buildConditions(set.filters)];
  const order = [...sortRules[sort], 'productId:asc'];
  const ranked = sort === 'POPULAR_FIRST' ? buildRankedParts(set.words) : [[]];
  return ranked.map((part) => ({ filter: [...filter, ...part], sort: order }));
};

const sumTotals = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);

const listIds = (responses: readonly MeilisearchResponse[]): string[] => responses.flatMap(({ ids }) => ids);

/** Maps the range from `start` to `end` of the whole listing to offsets and limits within its parts. */
const toWindows = (totals: readonly number[], start: number, end: number): { offset: number; limit: number }[] => {
  let before = 0;
  return totals.map((total) => {
    const offset = Math.min(Math.max(start - before, 0), total);
    const until = Math.min(Math.max(end - before, 0), total);
    before += total;
    return { offset, limit: until - offset };
  });
};

const listFrom = async (ask: AskMeilisearch, request: ListingRequest): Promise<Listing> => {
  const { page, limit } = request;
  const parts = splitRequest(request);
  if (parts.length === 1 || page === 1) {
    const responses = await ask(parts.map((part) => ({ ...part, page, hitsPerPage: limit })));
    return { ids: listIds(responses).slice(0, limit), total: sumTotals(responses.map(({ total }) => total)) };
  }
  const countedResponses = await ask(parts.map(({ filter }) => ({ filter, page: 1, hitsPerPage: 0 })));
  const totals = countedResponses.map(({ total }) => total);
  const ranges = toWindows(totals, (page - 1) * limit, page * limit);
  const queries = parts.flatMap((part, index) => {
    const window = ranges[index];
    return window === undefined || window.limit === 0 ? [] : [{ ...part, ...window }];
  });
  return { ids: queries.length === 0 ? [] : listIds(await ask(queries)), total: sumTotals(totals) };
};

interface PositionRecord extends DatabasePosition {
  index: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && ['index_not_found', 'document_not_found'].includes(error.cause?.code ?? '');

/** Saves the position of a family's live index in an index of its own, because Meilisearch has no other place for it. */
const createPosition = (client: Meilisearch, family: string): SavedPosition => {
  const index = nameLiveIndex(family);
  const records = client.index<PositionRecord>(`${family}-position`);
  return {
    async read() {
      try {
        const { history, nextTransaction } = await records.getDocument(index);
        return { history, nextTransaction };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    save: (position) => waitForTask(records.addDocuments([{ index, ...position }], { primaryKey: 'index' })),
  };
};

export interface MeilisearchOptions {
  url: string;
  key?: string | undefined;
  /** Prefix of the index names. */
  family?: string;
  /** Timeout of a read. A request that lists and then counts still leaves time for the fallback within 1.5 s. */
  readWithinMs?: number;
}

/** The Meilisearch engine. An index gets the live name only when it is complete, so the live index is either complete or missing. */
export const createMeilisearchEngine = ({ url, key, family = 'products', readWithinMs = 600 }: MeilisearchOptions): SearchEngine => {
  const liveName = nameLiveIndex(family);
  const access = { host: url, ...(key === undefined ? {} : { apiKey: key }) };
  const reader = new Meilisearch(access);
  const writer = new Meilisearch({ ...access, timeout: 10_000 });
  const createReader = () => createIndexReader(reader, liveName, AbortSignal.timeout(readWithinMs));
  return {
    name: `meilisearch-${version}`,
    list: (request) => listFrom(createReader(), request),
    readFacets: (set) => readFacets(createReader(), set),
    ...createWriter(writer.index(liveName)),
    isFilled: () => indexExists(writer.index(liveName)),
    openSecondIndex: () => openSecondIndex(writer, family),
    position: createPosition(writer, family),
  };
};
