import { CacheProvider } from '@emotion/react';
import { LinkProvider } from '@meet/ui-kit/link';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { buildDirectoryHref, type MenuDirectory } from '../../catalog/directory/directories.ts';
import { createStyleCache } from '../../platform/render/style-cache.ts';
import { ServerLink } from '../link/ServerLink.tsx';
import { DirectoryMenu } from './DirectoryMenu.tsx';
import type { MenuMarkup } from './ServerMenu.tsx';

type Directories = readonly MenuDirectory[];

/** More than the directories of a shop. The menu differs by the one that is marked. */
const cachedMenus = new LRUCache<string, MenuMarkup>({ max: 50 });

/** Returns the address of the directory to which a page belongs; empty if it belongs to none. */
function findDirectoryPath(directories: Directories, pathname: string): string {
  const path = /^\/(?:catalog(?:\/(?:any\/)?[^/]+)?|search)(?=\/|$)/.exec(pathname)?.[0].replace('/any/', '/');
  return directories.some(({ slug }) => buildDirectoryHref(slug) === path) ? (path ?? '') : '';
}

function renderMenu(directories: Directories, path: string): MenuMarkup | undefined {
  const cache = createStyleCache();
  cache.compat = true;
  const markup = renderToString(
    <CacheProvider value={cache}>
      <LinkProvider component={ServerLink}>
        <DirectoryMenu directories={directories} path={path} />
      </LinkProvider>
    </CacheProvider>,
  );
  const [, label, content] = /^<nav aria-label="([^"&]*)">(.*)<\/nav>$/s.exec(markup) ?? [];
  return label === undefined || content === undefined ? undefined : { label, content, rules: Object.entries(cache.inserted) };
}

/**
 * Returns the menu of a page, which is two fifths of the elements of most pages and the same on all pages of a directory. It has no ids and
 * no boundaries, so its markup does not depend on its position.
 */
export function loadMenuMarkup(directories: Directories, pathname: string): MenuMarkup | null {
  const path = findDirectoryPath(directories, pathname);
  const key = JSON.stringify([path, directories]);
  const cached = cachedMenus.get(key) ?? renderMenu(directories, path);
  if (cached) cachedMenus.set(key, cached);
  return cached ?? null;
}
