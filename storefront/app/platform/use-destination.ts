import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, useLocation } from 'react-router';

/**
 * Tells where the router is on its way to this moment, or is already. What `useNavigation` and `useLocation` tell is what the page shows, and
 * that may be older: a page shows the next state once the scripts of all of its parts are there.
 */
export function useDestination(): () => Location {
  const here = useLocation();
  const router = useContext(DataRouterContext)?.router;
  return () => router?.state.navigation.location ?? router?.state.location ?? here;
}
