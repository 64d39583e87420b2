import { useRouteLoaderData } from 'react-router';
import type { SessionUserFragment } from '../../platform/graphql/generated/graphql.ts';
import { useKnownUser } from './use-known-user.ts';

interface Told {
  user?: SessionUserFragment | null | undefined;
}

/** Returns the signed-in user; null for a guest, undefined if unknown. */
export const useUser = () => useKnownUser(useRouteLoaderData<Told>('root')?.user);
