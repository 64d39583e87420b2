import { href } from 'react-router';
import type { MenuDirectory } from './directories.ts';

const catalogPath = href('/catalog/:directory?');

/** Returns the title of a listing that is still loading, from the menu's data. Null for other pages and for listings outside the menu. */
export function findListingTitle(
  { pathname, search }: { pathname: string; search: string },
  directories: readonly MenuDirectory[],
): string | null {
  if (pathname === catalogPath) {
    const [brand, ...otherBrands] = new URLSearchParams(search).getAll('brand');
    if (brand === undefined || otherBrands.length > 0) return 'Каталог';
    return directories.flatMap(({ brands = [] }) => brands).find(({ slug }) => slug === brand)?.name ?? null;
  }
  if (!pathname.startsWith(`${catalogPath}/`)) return null;
  const [slug, type, ...deeperSegments] = pathname.slice(catalogPath.length + 1).split('/');
  const directory = directories.find((menuDirectory) => menuDirectory.slug === slug);
  if (!directory || deeperSegments.length > 0) return null;
  if (type === undefined) return directory.name;
  return directory.productTypes?.find((productType) => productType.slug === type)?.name ?? null;
}
