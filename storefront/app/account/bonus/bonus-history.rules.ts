/** Number of transactions that are loaded at a time. */
export const pageSize = 10;

/** The API returns at most a hundred transactions, and a page has ten. */
const maxPages = 10;

const pageParam = 'bonuses';

/** Reads from the URL how many pages of transactions were requested, and returns the number of transactions. */
export function readTransactionLimit(search: URLSearchParams): number {
  const requestedPages = Number(search.get(pageParam));
  return Number.isInteger(requestedPages) && requestedPages >= 1 ? Math.min(requestedPages, maxPages) * pageSize : pageSize;
}

/** URL that lists ten more transactions than are visible. */
export const buildMoreHref = (visibleCount: number): string => `?${pageParam}=${Math.floor(visibleCount / pageSize) + 1}#${pageParam}`;
