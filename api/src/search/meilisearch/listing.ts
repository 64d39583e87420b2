import type { Listing, ListingRequest, ListingSort } from '../engine/search-engine.port.js';
import { buildConditions, buildScope } from './filter.js';
import { rankedParts } from './ranking.js';
import type { AskMeilisearch, MeilisearchResponse } from './requests.js';

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
  const ranked = sort === 'POPULAR_FIRST' ? rankedParts(set.words) : [[]];
  return ranked.map((part) => ({ filter: [...filter, ...part], sort: order }));
};

const sumTotals = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);

const listIds = (responses: readonly MeilisearchResponse[]): string[] => responses.flatMap(({ ids }) => ids);

/** Maps the range from `start` to `end` of the whole listing to offsets and limits within its parts. */
const windows = (totals: readonly number[], start: number, end: number): { offset: number; limit: number }[] => {
  let before = 0;
  return totals.map((total) => {
    const offset = Math.min(Math.max(start - before, 0), total);
    const until = Math.min(Math.max(end - before, 0), total);
    before += total;
    return { offset, limit: until - offset };
  });
};

export const listFrom = async (ask: AskMeilisearch, request: ListingRequest): Promise<Listing> => {
  const { page, limit } = request;
  const parts = splitRequest(request);
  if (parts.length === 1 || page === 1) {
    const responses = await ask(parts.map((part) => ({ ...part, page, hitsPerPage: limit })));
    return { ids: listIds(responses).slice(0, limit), total: sumTotals(responses.map(({ total }) => total)) };
  }
  const counted = await ask(parts.map(({ filter }) => ({ filter, page: 1, hitsPerPage: 0 })));
  const totals = counted.map(({ total }) => total);
  const ranges = windows(totals, (page - 1) * limit, page * limit);
  const queries = parts.flatMap((part, index) => {
    const window = ranges[index];
    return window === undefined || window.limit === 0 ? [] : [{ ...part, ...window }];
  });
  return { ids: queries.length === 0 ? [] : listIds(await ask(queries)), total: sumTotals(totals) };
};
