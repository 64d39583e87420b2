import type { Coordinates, MapLocation } from './maps-api.ts';

interface GeoPoint {
  code: string;
  latitude: number;
  longitude: number;
}

/** Points that share a marker: a single point, or several that are too close to be pressed separately. */
export interface Group<Point> {
  /** Identifies the group while it contains the same points. */
  key: string;
  points: readonly Point[];
  center: Coordinates;
}

export const zoomRange = { min: 4, max: 18 };
/** Side of a cell whose points form one group, in pixels. It is larger than a marker. */
const cellSize = 72;
/** Space between the chosen point and the middle of a group, whose number would be hidden otherwise, in pixels. */
const chosenClearance = 50;
/** Distance of the middles of two groups that do not overlap, in pixels. */
const markerDistance = 48;
/**
 * Space between the middle of the outermost markers and the edges, in pixels: buttons stand above on the left, and on the right, and the
 * address of the chosen point below.
 */
const edgeMargins = { top: 80, right: 76, bottom: 80, left: 28 };
const tileSize = 256;

/** Position in Web Mercator, from 0 to 1. */
function toPosition({ latitude, longitude }: Omit<GeoPoint, 'code'>): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

const toPoint = ([longitude, latitude]: Coordinates) => ({ latitude, longitude });

const toCoordinates = ([x, y]: readonly [x: number, y: number]): Coordinates => [
  (x - 0.5) * 360,
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
];

const computeCenter = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
const computeExtent = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** Distance on the map, as a share of its width. */
function computeDistance(one: Coordinates, other: Coordinates): number {
  const [x, y] = toPosition(toPoint(one));
  const [otherX, otherY] = toPosition(toPoint(other));
  return Math.hypot(x - otherX, y - otherY);
}

/** Moves the middle of a group away from the chosen point by as much as the two would overlap. */
function avoidPoint(center: Coordinates, chosenPoint: GeoPoint, clearance: number): Coordinates {
  const [x, y] = toPosition(toPoint(center));
  const [chosenX, chosenY] = toPosition(chosenPoint);
  const distance = Math.hypot(x - chosenX, y - chosenY);
  if (distance >= clearance) return center;
  if (distance === 0) return toCoordinates([x, y + clearance]);
  const factor = clearance / distance;
  return toCoordinates([chosenX + (x - chosenX) * factor, chosenY + (y - chosenY) * factor]);
}

interface JoinOptions<Point> {
  chosen: string;
  /** Distance at which two markers do not touch. */
  distance: number;
  toGroup: (points: readonly Point[]) => Group<Point>;
}

/** Joins groups whose markers would overlap, as those of neighbouring cells may. The chosen point stays alone. */
function joinOverlapping<Point extends GeoPoint>(groups: readonly Group<Point>[], options: JoinOptions<Point>): Group<Point>[] {
  const joined: Group<Point>[] = [];
  for (const group of groups) {
    const isAlone = ({ points }: Group<Point>) => points.some(({ code }) => code === options.chosen);
    const index = isAlone(group)
      ? -1
      : joined.findIndex((other) => !isAlone(other) && computeDistance(other.center, group.center) < options.distance);
    const other = joined[index];
    if (other) joined[index] = options.toGroup([...other.points, ...group.points]);
    else joined.push(group);
  }
  // Joining groups moves their middle, so that they may overlap a third group.
  return joined.length < groups.length ? joinOverlapping(joined, options) : joined;
}

/** Groups points by a grid. The chosen point and points at the highest zoom stay alone. */
export function groupPoints<Point extends GeoPoint>(points: readonly Point[], zoom: number, chosen: string): Group<Point>[] {
  const pixel = 1 / (tileSize * 2 ** Math.floor(zoom));
  const cellWidth = cellSize * pixel;
  const chosenPoint = points.find(({ code }) => code === chosen);
  const findCell = (point: Point) =>
    point.code === chosen || zoom >= zoomRange.max
      ? point.code
      : toPosition(point)
          .map((coordinate) => Math.floor(coordinate / cellWidth))
          .join(':');
  const toGroup = (group: readonly Point[]): Group<Point> => {
    const center: Coordinates = [
      computeCenter(group.map(({ longitude }) => longitude)),
      computeCenter(group.map(({ latitude }) => latitude)),
    ];
    return {
      key: group.map(({ code }) => code).join(' '),
      points: group,
      center: chosenPoint && group.length > 1 ? avoidPoint(center, chosenPoint, chosenClearance * pixel) : center,
    };
  };
  const groups = [...Map.groupBy(points, findCell).values()].map(toGroup);
  return zoom >= zoomRange.max ? groups : joinOverlapping(groups, { chosen, distance: markerDistance * pixel, toGroup });
}

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
  const pixel = 1 / (tileSize * 2 ** zoom);
  return {
    center: toCoordinates([computeCenter(xs) + ((right - left) / 2) * pixel, computeCenter(ys) - ((top - bottom) / 2) * pixel]),
    zoom,
  };
}
