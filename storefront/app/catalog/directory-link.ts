import { href } from 'react-router';

export interface MenuDirectory {
  name: string;
  slug: string;
  position: number;
}

/** Address of a directory's listing; the whole catalogue has no slug, and the search is an entry of some menus. */
export function directoryHref(slug: string) {
  if (slug === 'search') return '/search';
  return href('/catalog/:directory?', slug === '' ? {} : { directory: slug });
}
