export interface MenuCategory {
  /** Name of the category. */
  name: string;
  /** Last segment of the category's address; empty for the whole catalog. */
  slug: string;
  /** Sort position, lowest first. */
  position: number;
  /** Number of products. */
  count?: number | undefined;
  /** Key of the category's picture in the object store, for the `index` layout. */
  picture?: string | undefined;
  /** Second level: a panel below the name in the `row` layout, a fold in the `side` layout. */
  groups?: readonly MenuGroup[] | undefined;
  /** Address of a picture beside the second level, in the `row` layout. */
  image?: string | undefined;
}

/** Links of the second level under one heading: types, brands. */
export interface MenuGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** Slug of the category of the lowest-price promise, which is red in every menu. */
export const lowestPriceSlug = 'meet-price';

/** Sorts the menu. The side menu omits entries without a slug, and the search, which is placed elsewhere. */
export const buildMenu = (categories: readonly MenuCategory[], isSideMenu: boolean): MenuCategory[] =>
  categories
    .filter(({ slug }) => !isSideMenu || (slug !== '' && slug !== 'search'))
    .toSorted((one, other) => one.position - other.position);

/** Address of a category's listing. */
export const buildCategoryHref = (slug: string): string => {
  if (slug === '') return '/catalog';
  return slug === 'search' ? '/search' : `/catalog/any/${slug}`;
};

/** Slug of the category that a path belongs to: `obuv` for `/catalog/any/obuv/botinki` and `/catalog/obuv`. */
export function findActiveSlug(path: string): string | undefined {
  const [root, ...rest] = (path.split(/[?#]/)[0] ?? '').split('/').filter((part) => part !== '');
  if (root === 'search') return 'search';
  if (root !== 'catalog') return undefined;
  const [slug] = rest[0] === 'any' ? rest.slice(1) : rest;
  return slug ?? '';
}
