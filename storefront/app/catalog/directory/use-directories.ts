import { useRouteLoaderData } from 'react-router';
import type { MenuDirectory } from './directory-link.ts';

/** Returns the menu's directories, which the root route loads, or none if it failed to load. */
export const useDirectories = (): readonly MenuDirectory[] =>
  useRouteLoaderData<{ directories: readonly MenuDirectory[] }>('root')?.directories ?? [];
