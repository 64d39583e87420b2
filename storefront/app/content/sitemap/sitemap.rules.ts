/** Number of API pages in one sitemap file. With up to 1,000 entries each, a file lists up to 10,000 URLs; the protocol allows 50,000. */
export const apiPagesPerPart = 10;

/** How long the list of parts and the responses with XML may be cached. */
export const cacheSeconds = 600;

/** Name of the part with the pages that the API does not list. */
export const staticPartName = 'shop';
const firstPartName = 'start';

/** Paths of the pages that the API does not list. Their date is that of the newest page that the API lists. */
export const staticPaths = ['/', '/catalog', '/blog', '/info/faq', '/sitemap'];

const partPattern = /^([A-Z]+)\.([\w-]+)$/;

/** Name of the part that starts at a cursor. The colon of the cursor is replaced, because it would have to be escaped in a URL. */
export const buildPartName = (after: string | null): string => (after === null ? firstPartName : after.replace(':', '.'));

/** Returns the cursor at which the part with this name starts: null for the first part, undefined if the name is invalid. */
export function parsePartName(name: string): string | null | undefined {
  if (name === firstPartName) return null;
  const [, kind, slug] = partPattern.exec(name) ?? [];
  return kind && slug ? `${kind}:${slug}` : undefined;
}

/** Returns the latest date; ISO dates sort as text. */
export const findNewestDate = (dates: readonly string[]): string => dates.reduce((latest, date) => (date > latest ? date : latest), '');
