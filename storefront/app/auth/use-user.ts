import { useRouteLoaderData } from 'react-router';
import type { SessionUserFragment } from '../platform/graphql/generated/graphql.ts';
import { useKnownUser } from './use-known-user.ts';

interface Told {
  user?: SessionUserFragment | null | undefined;
}

/** Who is signed in, for what stands on a page; nobody where that could not be told. */
export const useUser = () => useKnownUser(useRouteLoaderData<Told>('root')?.user);
