/** How many entries come at once. */
export const stretch = 10;

/** The API gives a hundred at most. */
const mostStretches = 10;

const name = 'bonuses';

/** How many entries an address asks to see, in whole stretches. */
export function entriesAsked(search: URLSearchParams): number {
  const asked = Number(search.get(name));
  return Number.isInteger(asked) && asked >= 1 ? Math.min(asked, mostStretches) * stretch : stretch;
}

/** The account with a stretch more than is shown. */
export const moreHref = (shown: number): string => `?${name}=${Math.floor(shown / stretch) + 1}#${name}`;

/** The stretch that follows what is shown. Entries that came meanwhile push others into it again: see `joined`. */
export const nextAsked = (shown: number) => ({ page: Math.floor(shown / stretch) + 1, limit: stretch });

/** Each entry once, where it stood first. */
export function joined<Entry extends { id: string }>(before: readonly Entry[], more: readonly Entry[]): Entry[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
