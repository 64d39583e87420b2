/** Number of entries that are loaded at a time. */
export const pageSize = 10;

/** The API returns at most a hundred entries. */
const maxPages = 10;

const name = 'bonuses';

/** Returns the number of entries to show, from the number of pages in the address. */
export function readRequestedEntries(search: URLSearchParams): number {
  const requested = Number(search.get(name));
  return Number.isInteger(requested) && requested >= 1 ? Math.min(requested, maxPages) * pageSize : pageSize;
}

/** Address of the page that shows one more page of entries. */
export const moreHref = (visibleCount: number): string => `?${name}=${Math.floor(visibleCount / pageSize) + 1}#${name}`;
