import { href } from 'react-router';

export interface MenuDirectory {
  name: string;
  slug: string;
  position: number;
  logoUrl?: string | null;
  productTypes?: readonly Named[];
  brands?: readonly Named[];
}

interface Named {
  name: string;
  slug: string;
}

/**
 * Returns the address of a directory's listing. An empty slug is the whole catalog, and a menu entry with the slug `search` leads to the
 * search.
 */
export function directoryHref(slug: string) {
  if (slug === 'search') return '/search';
  return href('/catalog/:directory?', slug === '' ? {} : { directory: slug });
}

/** The address of a brand's page. */
export const brandHref = (slug: string) => `${href('/catalog/:directory?')}?${new URLSearchParams({ brand: slug })}`;
