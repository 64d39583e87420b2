import { href } from 'react-router';

export interface MenuDirectory {
  name: string;
  slug: string;
}

export function directoryHref(slug: string) {
  return href('/catalog/:directory?', { directory: slug });
}

/** The one category that is red in every menu: the shop's promise of the lowest price. */
export function isMeetPrice({ slug }: MenuDirectory) {
  return slug === 'meet-price';
}
