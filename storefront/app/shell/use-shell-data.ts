import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** Returns the root route's data, or no directories if it failed to load. Use `useUser` for the signed-in user. */
export const useShellData = (): ShellData => useRouteLoaderData<ShellData>('root') ?? { directories: [] };
