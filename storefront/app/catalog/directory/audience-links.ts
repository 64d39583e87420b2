import { buildDirectoryHref } from './directories.ts';

export interface MenuLink {
  label: string;
  href: string;
}

/** Groups of people, with the query that narrows a listing down to what they wear. */
const audiences = [
  { name: 'Женщинам', query: 'sex=female&age=adult' },
  { name: 'Мужчинам', query: 'sex=male&age=adult' },
  { name: 'Детям', query: 'age=children' },
] as const;

/** Returns links to what women, men and children wear in the listing with this path. */
export const buildAudienceLinks = (path: string): MenuLink[] =>
  audiences.map(({ name, query }) => ({ label: name, href: `${path}?${query}` }));

/** Links to what women, men and children wear in the whole catalog. */
export const audienceLinks: readonly MenuLink[] = buildAudienceLinks(buildDirectoryHref(''));
