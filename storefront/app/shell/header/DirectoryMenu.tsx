import { CategoryMenu } from '@meet/ui-kit/category-menu';
import { useMemo } from 'react';
import { buildDirectoryHref } from '../../catalog/directory/directories.ts';
import { toMenuCategories } from '../../catalog/directory/menu-groups.rules.ts';
import type { ShellData } from '../shell-data.ts';

interface DirectoryMenuProps extends Pick<ShellData, 'directories'> {
  /** Path of the page. The menu marks the directory to which the page belongs. */
  path: string;
}

/** The menu of directories in the header of wide screens. */
export function DirectoryMenu({ directories, path }: DirectoryMenuProps) {
  const categories = useMemo(() => toMenuCategories(directories), [directories]);
  return <CategoryMenu categories={categories} path={path} getHref={buildDirectoryHref} />;
}
