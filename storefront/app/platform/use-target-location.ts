import { type Location, useLocation, useNavigation } from 'react-router';

/** Returns the location that the router is navigating to, or the current one if it is not navigating. */
export function useTargetLocation(): Location {
  const currentLocation = useLocation();
  return useNavigation().location ?? currentLocation;
}
