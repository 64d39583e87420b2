/** Longitude and latitude, in this order. */
export type Coordinates = [longitude: number, latitude: number];

export interface MapLocation {
  center: Coordinates;
  zoom: number;
}

/** A layer, a marker or a listener. */
export type MapPart = object;

export interface DisplayedMap {
  addChild(part: MapPart): unknown;
  removeChild(part: MapPart): unknown;
  update(changed: { location?: Partial<MapLocation> & { duration?: number }; theme?: MapTheme }): void;
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

/** What the shop uses of the JavaScript API of Yandex Maps, version 3. */
export interface MapsApi {
  ready: Promise<unknown>;
  YMap: new (box: HTMLElement, options: MapOptions) => DisplayedMap;
  YMapDefaultSchemeLayer: new (options: object) => MapPart;
  YMapDefaultFeaturesLayer: new (options: object) => MapPart;
  YMapMarker: new (options: { coordinates: Coordinates; zIndex?: number }, element: HTMLElement) => MapPart;
  YMapListener: new (options: { layer: 'any'; onUpdate: (changed: { location: MapLocation }) => void }) => MapPart;
}

declare global {
  interface Window {
    /** Set by the script of Yandex Maps. */
    ymaps3?: MapsApi;
  }
}
