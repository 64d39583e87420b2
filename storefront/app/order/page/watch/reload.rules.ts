const reloadParameter = 'asked';
/** With the time between two reloads, this takes about as long as a page with JavaScript polls. */
const mostReloads = 20;

const countReloads = ({ searchParams }: URL): number => {
  const times = Number(searchParams.get(reloadParameter) ?? 0);
  return Number.isSafeInteger(times) && times >= 0 ? times : mostReloads;
};

/** Whether a page without JavaScript has been reloaded often enough. */
export const isReloadOver = (url: URL): boolean => countReloads(url) >= mostReloads;

/**
 * Returns the address that a page without JavaScript reloads next. The address contains the number of reloads, because nothing else stores
 * it.
 */
export function nextReload(url: URL): string {
  const next = new URL(url);
  next.searchParams.set(reloadParameter, String(countReloads(url) + 1));
  return next.pathname + next.search;
}
