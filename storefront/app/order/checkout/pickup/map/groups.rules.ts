import type { Coordinates, MapLocation } from './maps-api.ts';

interface GeoPoint {
  code: string;
  latitude: number;
  longitude: number;
}

/** Points that are shown by one marker: alone, or too near each other to be pressed one by one. */
export interface Group<Point> {
  /** The same as long as the same points are in it. */
  key: string;
  points: readonly Point[];
  center: Coordinates;
}

export const zoomRange = { min: 4, max: 18 };
/** Side of a cell whose points are one group, in pixels. It is more than a marker is wide. */
const cell = 72;
/** Space between the outermost markers and the edge, in pixels. */
const margin = 56;
const tile = 256;

/** Position in Web Mercator, from 0 to 1. */
function toPosition({ latitude, longitude }: GeoPoint): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

const computeMiddle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
const computeExtent = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** Groups points by a grid. The chosen point and points at the highest zoom stay alone. */
export function groupPoints<Point extends GeoPoint>(points: readonly Point[], zoom: number, chosen: string): Group<Point>[] {
  const step = cell / (tile * 2 ** Math.floor(zoom));
  const findCell = (point: Point) =>
    point.code === chosen || zoom >= zoomRange.max
      ? point.code
      : toPosition(point)
          .map((part) => Math.floor(part / step))
          .join(':');
  return [...Map.groupBy(points, findCell).values()].map((group) => ({
    key: group.map(({ code }) => code).join(' '),
    points: group,
    center: [computeMiddle(group.map(({ longitude }) => longitude)), computeMiddle(group.map(({ latitude }) => latitude))],
  }));
}

/** Returns the location that shows all points in a box of this size, in pixels. There must be a point. */
export function computeLocation(points: readonly GeoPoint[], { width, height }: { width: number; height: number }): MapLocation {
  const positions = points.map(toPosition);
  const computeZoom = (size: number, axis: 0 | 1) => {
    const wide = computeExtent(positions.map((position) => position[axis]));
    return Math.log2(Math.max(size - 2 * margin, tile / 4) / (tile * Math.max(wide, Number.EPSILON)));
  };
  const zoom = Math.min(computeZoom(width, 0), computeZoom(height, 1), 16);
  return {
    center: [computeMiddle(points.map(({ longitude }) => longitude)), computeMiddle(points.map(({ latitude }) => latitude))],
    zoom: Math.max(Math.floor(zoom * 10) / 10, zoomRange.min),
  };
}
