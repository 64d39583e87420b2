import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** The frame's data; nothing where not even that could be loaded. Who is signed in, `useUser` tells. */
export const useShellData = (): ShellData => useRouteLoaderData<ShellData>('root') ?? { directories: [] };
