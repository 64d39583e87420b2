import { useEffect, useRef, useState } from 'react';
import { askApi } from '../../../platform/graphql/browser-api.ts';
import { FindCityAroundDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CityOption } from '../city.rules.ts';

type Located = 'idle' | 'asking' | 'refused' | 'nowhere' | 'failed';

const timeoutMs = 10_000;
/** Maximum age of a position that the browser has found before. */
const maxAgeMs = 600_000;

/** Rounds to about a kilometre. The shop needs no more precision. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: maxAgeMs }),
  );

async function locate(): Promise<CityOption | null> {
  const { coords } = await position();
  const variables = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
  return (await askApi(FindCityAroundDocument, { variables })).findCity[0] ?? null;
}

const PERMISSION_DENIED = 1;
const isRefused = (error: unknown) => (error as Partial<GeolocationPositionError> | null)?.code === PERMISSION_DENIED;

/** Requests the shopper's position on demand, and finds the nearest city. A response after the choice was closed is ignored. */
export function useLocate(onFound: (city: CityOption) => void): { located: Located; ask: () => void } {
  const [located, setLocated] = useState<Located>('idle');
  const isVisible = useRef(false);
  useEffect(() => {
    isVisible.current = true;
    return () => {
      isVisible.current = false;
    };
  }, []);
  const ask = () => {
    setLocated('asking');
    locate().then(
      (city) => {
        if (!isVisible.current) return;
        setLocated(city ? 'idle' : 'nowhere');
        if (city) onFound(city);
      },
      (error: unknown) => setLocated(isRefused(error) ? 'refused' : 'failed'),
    );
  };
  return { located, ask };
}
