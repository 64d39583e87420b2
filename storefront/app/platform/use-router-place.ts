import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, useLocation } from 'react-router';

interface RouterPlace {
  /** The present entry of the history. */
  entry: Location;
  /** The same, or what the router is on its way to. */
  destination: Location;
}

/**
 * Tells where the router is this moment. What `useLocation` and `useNavigation` tell is what the page shows, and that may be older: a page
 * shows the next state once the scripts of all of its parts are there.
 */
export function useRouterPlace(): () => RouterPlace {
  const shown = useLocation();
  const router = useContext(DataRouterContext)?.router;
  return () => {
    const entry = router?.state.location ?? shown;
    return { entry, destination: router?.state.navigation.location ?? entry };
  };
}
