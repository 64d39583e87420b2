import { href } from 'react-router';
import { buildAudienceLinks, type MenuLink } from './audience-links.ts';
import { buildDirectoryHref, type MenuDirectory } from './directories.ts';

interface MenuGroup {
  title: string;
  links: MenuLink[];
}

const addQuery = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;

/**
 * Returns the second level of the menu for a directory: its types, brands and audiences. A virtual directory, such as the new
 * products, has the other directories instead of types.
 */
function buildMenuGroups({ slug, productTypes = [], brands = [] }: MenuDirectory, directories: readonly MenuDirectory[]): MenuGroup[] {
  const path = buildDirectoryHref(slug);
  const types = productTypes.map((type) => ({
    label: type.name,
    href: href('/catalog/:directory/:productType/:productSubType?', { directory: slug, productType: type.slug }),
  }));
  const directoryLinks = directories
    .filter((directory) => directory.productTypes?.length)
    .map((directory) => ({ label: directory.name, href: addQuery(path, { category: directory.slug }) }));
  const groups = [
    types.length > 0 ? { title: 'Виды', links: types } : { title: 'Разделы', links: directoryLinks },
    { title: 'Бренды', links: brands.map((brand) => ({ label: brand.name, href: addQuery(path, { brand: brand.slug }) })) },
    { title: 'Кому', links: buildAudienceLinks(path) },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/**
 * Converts the directories to the categories of the kit's menu. Entries that are not directories, such as the search, have no second level.
 */
export const toMenuCategories = (directories: readonly MenuDirectory[]) =>
  directories.map((directory) => ({
    name: directory.name,
    slug: directory.slug,
    position: directory.position,
    groups: directory.slug === '' || directory.slug === 'search' ? [] : buildMenuGroups(directory, directories),
    image: directory.logoUrl ?? undefined,
  }));
