import type { SessionUserFragment } from '../platform/graphql/generated/graphql.ts';
import { useStore } from '../platform/root-store.tsx';
import { SignInStore } from './sign-in.store.ts';

/** Who is signed in. A page that could not be told goes on with whom the tab knew. */
export function useKnownUser(told: SessionUserFragment | null | undefined): SessionUserFragment | null | undefined {
  const { user } = useStore(SignInStore);
  return told === undefined ? user : told;
}
