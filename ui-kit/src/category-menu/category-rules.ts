export interface MenuCategory {
  /** Name of the category. */
  name: string;
  /** Its last part of an address; empty is the whole catalogue. */
  slug: string;
  /** Place in the menu: the least first. */
  position: number;
  /** How many products are in it. */
  count?: number | undefined;
  /** Key of its picture, for the menu with a picture. */
  picture?: string | undefined;
}

/** The directory under the shop's lowest-price promise: red in every menu. */
export const promised = 'meet-price';

/** The menu in its order. A side menu has no entry without a slug and none for the search, which is beside it. */
export const menuOf = (categories: readonly MenuCategory[], isMobile: boolean): MenuCategory[] =>
  categories.filter(({ slug }) => !isMobile || (slug !== '' && slug !== 'search')).toSorted((one, other) => one.position - other.position);

/** Address of a category's listing. */
export const categoryHref = (slug: string): string => {
  if (slug === '') return '/catalog';
  return slug === 'search' ? '/search' : `/catalog/any/${slug}`;
};

/** Slug of the category that an address is within: `/catalog/any/obuv/botinki` and `/catalog/obuv` are both in `obuv`. */
export function activeSlug(path: string): string | undefined {
  const [root, ...rest] = (path.split(/[?#]/)[0] ?? '').split('/').filter((part) => part !== '');
  if (root === 'search') return 'search';
  if (root !== 'catalog') return undefined;
  const [slug] = rest[0] === 'any' ? rest.slice(1) : rest;
  return slug ?? '';
}
