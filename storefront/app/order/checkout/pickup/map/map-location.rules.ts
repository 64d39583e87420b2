import type { MapLocation } from './maps-api.ts';
import { computeMiddle, computePixelWidth, type GeoPoint, tileSize, toCoordinates, toPosition } from './mercator.rules.ts';

/** Levels of zoom that the map of pickup points has. */
export const zoomRange = { min: 4, max: 18 };

/**
 * Space between the middle of the outermost markers and the edges, in pixels: the margins leave room for the buttons at the top left and on
 * the right, and for the address of the chosen point at the bottom.
 */
const edgeMargins = { top: 80, right: 76, bottom: 80, left: 28 };

const computeExtent = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** Returns the location that shows all points in a box of this size, in pixels. There must be a point. */
export function computeLocation(points: readonly GeoPoint[], { width, height }: { width: number; height: number }): MapLocation {
  const positions = points.map(toPosition);
  const { top, right, bottom, left } = edgeMargins;
  const xs = positions.map(([x]) => x);
  const ys = positions.map(([, y]) => y);
  const computeZoom = (size: number, coordinates: readonly number[]) =>
    Math.log2(Math.max(size, tileSize / 4) / (tileSize * Math.max(computeExtent(coordinates), Number.EPSILON)));
  const fittingZoom = Math.min(computeZoom(width - left - right, xs), computeZoom(height - top - bottom, ys), 16);
  const zoom = Math.max(Math.floor(fittingZoom * 10) / 10, zoomRange.min);
  const pixelWidth = computePixelWidth(zoom);
  return {
    center: toCoordinates([computeMiddle(xs) + ((right - left) / 2) * pixelWidth, computeMiddle(ys) - ((top - bottom) / 2) * pixelWidth]),
    zoom,
  };
}
