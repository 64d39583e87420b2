import { useEffect, useRef, useState } from 'react';
import { queryApi } from '../../../platform/graphql/browser-api.ts';
import { FindCityAroundDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CityOption } from '../city.rules.ts';

type LocateState = 'idle' | 'locating' | 'denied' | 'nowhere' | 'failed';

const timeoutMs = 10_000;
/** Maximum age of a geographic position that the browser has found before and may use again. */
const maxAgeMs = 600_000;

/** Rounds to about a kilometre. The shop needs no more precision. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

const readPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: maxAgeMs }),
  );

async function findNearestCity(): Promise<CityOption | null> {
  const { coords } = await readPosition();
  const variables = { latitude: roundDegrees(coords.latitude), longitude: roundDegrees(coords.longitude) };
  return (await queryApi(FindCityAroundDocument, { variables })).findCity[0] ?? null;
}

const PERMISSION_DENIED = 1;
const isPermissionDenied = (error: unknown) => (error as Partial<GeolocationPositionError> | null)?.code === PERMISSION_DENIED;

/** Returns a function that finds the city nearest to the shopper's location. A response after the form was closed is ignored. */
export function useNearestCity(onFound: (city: CityOption) => void): { state: LocateState; locateShopper: () => void } {
  const [state, setState] = useState<LocateState>('idle');
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const locateShopper = () => {
    setState('locating');
    findNearestCity().then(
      (city) => {
        if (!isMounted.current) return;
        setState(city ? 'idle' : 'nowhere');
        if (city) onFound(city);
      },
      (error: unknown) => setState(isPermissionDenied(error) ? 'denied' : 'failed'),
    );
  };
  return { state, locateShopper };
}
