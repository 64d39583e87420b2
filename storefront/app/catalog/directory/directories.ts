import { href, useRouteLoaderData } from 'react-router';

export interface MenuDirectory {
  name: string;
  slug: string;
  position: number;
  logoUrl?: string | null;
  productTypes?: readonly NamedEntity[];
  brands?: readonly NamedEntity[];
}

interface NamedEntity {
  name: string;
  slug: string;
}

/**
 * Returns the URL of a directory's listing. An empty slug is the whole catalog, and a menu entry with the slug `search` leads to the
 * search.
 */
export function buildDirectoryHref(slug: string) {
  if (slug === 'search') return '/search';
  return href('/catalog/:directory?', slug === '' ? {} : { directory: slug });
}

/** The page of a brand is the listing of the whole catalog, filtered by the brand. */
export const buildBrandHref = (slug: string) => `${href('/catalog/:directory?')}?${new URLSearchParams({ brand: slug })}`;

/** Returns the menu's directories, which the root route loads, or none if it failed to load. */
export const useDirectories = (): readonly MenuDirectory[] =>
  useRouteLoaderData<{ directories: readonly MenuDirectory[] }>('root')?.directories ?? [];
