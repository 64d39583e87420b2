const reloadParameter = 'asked';
/** With the time between two, about as long as the watch of a page with JavaScript. */
const mostReloads = 20;

const countReloads = ({ searchParams }: URL): number => {
  const times = Number(searchParams.get(reloadParameter) ?? 0);
  return Number.isSafeInteger(times) && times >= 0 ? times : mostReloads;
};

/** Whether a page without JavaScript has looked for news for long enough. */
export const isReloadOver = (url: URL): boolean => countReloads(url) >= mostReloads;

/** Returns where a page without JavaScript looks for news. The address counts how often, because nothing else remembers it. */
export function nextReload(url: URL): string {
  const next = new URL(url);
  next.searchParams.set(reloadParameter, String(countReloads(url) + 1));
  return next.pathname + next.search;
}
