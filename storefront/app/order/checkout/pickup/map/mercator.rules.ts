import type { Coordinates } from './maps-api.ts';

export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Width of the whole world at zoom 0, in pixels. */
export const tileSize = 256;

/** Width of a pixel at a zoom, as a share of the width of the world. */
export const computePixelWidth = (zoom: number): number => 1 / (tileSize * 2 ** zoom);

/** Returns the position of a point in the Web Mercator projection. Both coordinates are from 0 to 1. */
export function toPosition({ latitude, longitude }: GeoPoint): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

export const toPoint = ([longitude, latitude]: Coordinates): GeoPoint => ({ latitude, longitude });

export const toCoordinates = ([x, y]: readonly [x: number, y: number]): Coordinates => [
  (x - 0.5) * 360,
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
];

/** Returns the middle between the smallest and the largest number. */
export const computeMiddle = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;
