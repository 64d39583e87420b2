import { useRouteLoaderData } from 'react-router';
import type { OfferedApp } from '../../platform/app-store.ts';

/** Returns the app from the root route's data, or undefined if it failed to load. */
export const useOfferedApp = () => useRouteLoaderData<{ app?: OfferedApp }>('root')?.app;
