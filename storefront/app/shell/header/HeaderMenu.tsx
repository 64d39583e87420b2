import { CategoryMenu } from '@meet/ui-kit/category-menu';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { buildDirectoryHref } from '../../catalog/directory/directories.ts';
import { toMenuCategories } from '../../catalog/directory/menu-groups.rules.ts';
import type { ShellData } from '../shell-data.ts';

/** The directories in the header of wide screens. */
export function HeaderMenu({ directories }: Pick<ShellData, 'directories'>) {
  const { pathname } = useLocation();
  const categories = useMemo(() => toMenuCategories(directories), [directories]);
  return <CategoryMenu categories={categories} path={pathname} getHref={buildDirectoryHref} />;
}
