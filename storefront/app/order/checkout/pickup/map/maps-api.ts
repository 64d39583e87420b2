/** Longitude and latitude, in this order. */
export type Coordinates = [longitude: number, latitude: number];

export interface MapLocation {
  center: Coordinates;
  zoom: number;
}

/** A layer, a marker or a listener. */
export type MapChild = object;

export interface YandexMap {
  addChild(child: MapChild): unknown;
  removeChild(child: MapChild): unknown;
  update(changes: { location?: Partial<MapLocation> & { duration?: number }; theme?: MapTheme }): void;
  destroy(): void;
}

export type MapTheme = 'light' | 'dark';

interface MapOptions {
  location: MapLocation;
  mode: 'raster';
  theme: MapTheme;
  behaviors: readonly string[];
  zoomRange: { min: number; max: number };
}

/** The parts of the JavaScript API of Yandex Maps, version 3, that the shop uses. */
export interface MapsApi {
  ready: Promise<unknown>;
  YMap: new (container: HTMLElement, options: MapOptions) => YandexMap;
  YMapDefaultSchemeLayer: new (options: object) => MapChild;
  YMapDefaultFeaturesLayer: new (options: object) => MapChild;
  YMapMarker: new (options: { coordinates: Coordinates; zIndex?: number }, element: HTMLElement) => MapChild;
  YMapListener: new (options: { layer: 'any'; onUpdate: (changes: { location: MapLocation }) => void }) => MapChild;
}

declare global {
  interface Window {
    /** Set by the script of Yandex Maps. */
    ymaps3?: MapsApi;
  }
}

const timeoutMs = 15_000;

const buildScriptUrl = (key: string) => `https://api-maps.yandex.ru/v3/?apikey=${encodeURIComponent(key)}&lang=ru_RU`;

/** Adds the script. A script that failed is replaced, because a browser runs a script element only once. */
function addScript(key: string, nonce: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.async = true;
  script.nonce = nonce;
  script.src = buildScriptUrl(key);
  script.onload = () => resolve();
  script.onerror = () => {
    script.remove();
    reject(new Error('the script of the maps did not load'));
  };
  document.head.append(script);
  return promise;
}

async function waitForMaps(key: string, nonce: string): Promise<MapsApi> {
  if (!window.ymaps3) await addScript(key, nonce);
  const api = window.ymaps3;
  if (!api) throw new Error('the script of the maps did not start');
  await api.ready;
  return api;
}

let mapsPromise: Promise<MapsApi> | null = null;

/** Loads the maps once. Rejects if they do not load in time; the next call tries again. */
export function loadMaps(key: string, nonce: string): Promise<MapsApi> {
  if (mapsPromise) return mapsPromise;
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timeout = setTimeout(() => reject(new Error('the maps are late')), timeoutMs);
  mapsPromise = Promise.race([waitForMaps(key, nonce), expired]).finally(() => clearTimeout(timeout));
  mapsPromise.catch(() => {
    mapsPromise = null;
  });
  return mapsPromise;
}
