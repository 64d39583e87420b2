import { directoryHref } from './directory-link.ts';

export interface MenuLink {
  name: string;
  href: string;
}

/** Parts of the assortment by who wears it, with the query that narrows a listing down to it. */
const audiences = [
  { name: 'Женщинам', query: 'sex=female&age=adult' },
  { name: 'Мужчинам', query: 'sex=male&age=adult' },
  { name: 'Детям', query: 'age=children' },
] as const;

/** Women, men and children in the listing with this path. */
export const linkAudiences = (path: string): MenuLink[] => audiences.map(({ name, query }) => ({ name, href: `${path}?${query}` }));

/** Women, men and children in the whole catalog. */
export const audienceLinks: readonly MenuLink[] = linkAudiences(directoryHref(''));
