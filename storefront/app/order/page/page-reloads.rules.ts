/** Query parameter with the number of reloads so far. */
const reloadParameter = 'asked';
/** Maximum number of reloads. Together they take about as long as a page with JavaScript polls for the result of the payment. */
const maxReloads = 20;

const countReloads = ({ searchParams }: URL): number => {
  const count = Number(searchParams.get(reloadParameter) ?? 0);
  return Number.isSafeInteger(count) && count >= 0 ? count : maxReloads;
};

/** Whether a page without JavaScript has reached the maximum number of reloads. */
export const isReloadLimitReached = (url: URL): boolean => countReloads(url) >= maxReloads;

/**
 * Returns the URL that a page without JavaScript loads next. The URL contains the number of reloads, because nothing else stores the
 * number.
 */
export function buildReloadAddress(url: URL): string {
  const nextUrl = new URL(url);
  nextUrl.searchParams.set(reloadParameter, String(countReloads(url) + 1));
  return nextUrl.pathname + nextUrl.search;
}
