import { type Location, useLocation, useNavigation } from 'react-router';

/** Returns the location that the router is loading, or else the current one. */
export function useTargetLocation(): Location {
  const currentLocation = useLocation();
  return useNavigation().location ?? currentLocation;
}
