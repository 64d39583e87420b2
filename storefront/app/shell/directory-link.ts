import { href } from 'react-router';

export interface MenuDirectory {
  name: string;
  slug: string;
}

export function directoryHref(slug: string) {
  return href('/catalog/:directory?', { directory: slug });
}
