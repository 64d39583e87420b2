import { type Location, useLocation, useNavigation } from 'react-router';

/** The location that the router is loading, or else the present one. */
export function useDestination(): Location {
  const here = useLocation();
  return useNavigation().location ?? here;
}
