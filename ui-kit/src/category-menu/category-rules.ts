export interface MenuCategory {
  /** Name of the category, as shoppers read it: «Кроссовки». */
  name: string;
  /** Last segment of the category's address; empty for the whole catalogue, `search` for the search. */
  slug: string;
  /** Sort position, lowest first. */
  position: number;
  /** Number of products, which `index` shows. */
  count?: number | undefined;
  /** Key of a square picture for `index`, which `PictureProvider` turns into addresses of its sizes. */
  picture?: string | undefined;
  /** Second level: a panel below the name in the `row` layout, a fold in the `side` layout. */
  groups?: readonly CategoryGroup[] | undefined;
  /** Address of a square picture beside the second level in `row`, drawn 200 px wide. */
  image?: string | undefined;
}

/** Links of the second level under one heading: types, brands. */
export interface CategoryGroup {
  /** Heading of the links, and the name of their list. */
  title: string;
  /** Links of the group, each to an address of its own. */
  links: readonly { label: string; href: string }[];
}

/** Slug of the category of the lowest-price promise, which is red in every menu. */
export const lowestPriceSlug = 'meet-price';

/** Sorts the menu. The side menu omits entries without a slug, and the search, which is placed elsewhere. */
export const buildMenu = (categories: readonly MenuCategory[], isSideMenu: boolean): MenuCategory[] =>
  categories
    .filter(({ slug }) => !isSideMenu || (slug !== '' && slug !== 'search'))
    .toSorted((first, second) => first.position - second.position);

/** Default address of a category's listing, of the whole catalogue and of the search. */
export const buildCategoryHref = (slug: string): string => {
  if (slug === '') return '/catalog';
  return slug === 'search' ? '/search' : `/catalog/any/${slug}`;
};

/**
 * Slug of the category that a path belongs to: `obuv` for `/catalog/any/obuv/botinki` and `/catalog/obuv`. If the shop's addresses differ,
 * returns the category whose listing has this path or a parent of it.
 */
export function findActiveSlug(path: string, categories: readonly MenuCategory[], getHref: (slug: string) => string): string | undefined {
  const pathname = path.split(/[?#]/)[0] ?? '';
  const [root, ...segments] = pathname.split('/').filter((segment) => segment !== '');
  if (root === 'search') return 'search';
  if (root === 'catalog') return (segments[0] === 'any' ? segments[1] : segments[0]) ?? '';
  const matches = categories.filter(({ slug }) => pathname === getHref(slug) || pathname.startsWith(`${getHref(slug)}/`));
  return matches.toSorted((first, second) => getHref(second.slug).length - getHref(first.slug).length)[0]?.slug;
}
