import type { SessionUserFragment } from '../../platform/graphql/generated/graphql.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { SignInStore } from './sign-in.store.ts';

/** Returns the user that the page's data names, or the last known one if the API did not answer. */
export function useKnownUser(told: SessionUserFragment | null | undefined): SessionUserFragment | null | undefined {
  const { user } = useStore(SignInStore);
  return told === undefined ? user : told;
}
