import { LinkProvider } from '@meet/ui-kit/link';
import { buildDirectoryHref } from '../../catalog/directory/directories.ts';
import { prerenderPart } from '../../platform/render/prerender-part.server.tsx';
import { ServerLink } from '../link/ServerLink.tsx';
import type { ShellData } from '../shell-data.ts';
import { DirectoryMenu } from './DirectoryMenu.tsx';

type Directories = ShellData['directories'];

/** Returns the path of the directory to which a page belongs; empty if the page belongs to none. */
function findDirectoryPath(directories: Directories, pathname: string): string {
  const path = /^\/(?:catalog(?:\/(?:any\/)?[^/]+)?|search)(?=\/|$)/.exec(pathname)?.[0].replace('/any/', '/') ?? '';
  return directories.some(({ slug }) => buildDirectoryHref(slug) === path) ? path : '';
}

/**
 * Renders the header's menu once for each directory, because the menu contains two fifths of the elements of most pages and is the same on
 * all pages of a directory.
 */
export function renderMenu(directories: Directories, pathname: string) {
  const path = findDirectoryPath(directories, pathname);
  return prerenderPart(
    JSON.stringify(['menu', path, directories]),
    <LinkProvider component={ServerLink}>
      <DirectoryMenu directories={directories} path={path} />
    </LinkProvider>,
  );
}
