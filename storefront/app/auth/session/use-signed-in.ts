import { useRouteLoaderData } from 'react-router';
import { useStore } from '../../platform/store/root-store.tsx';
import { SignInStore } from './sign-in.store.ts';

interface RootData {
  isSignedIn?: boolean | undefined;
}

/** Whether the shopper is signed in: by the page's data, or as last known if the API did not respond. Undefined if unknown. */
export function useSignedIn(): boolean | undefined {
  const rootData = useRouteLoaderData<RootData>('root');
  const { isSignedIn } = useStore(SignInStore);
  return rootData?.isSignedIn ?? isSignedIn;
}
