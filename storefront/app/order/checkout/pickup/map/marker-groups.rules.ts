import { zoomRange } from './map-location.rules.ts';
import type { Coordinates } from './maps-api.ts';
import { computeMiddle, computePixelWidth, type GeoPoint, toCoordinates, toPoint, toPosition } from './mercator.rules.ts';

type CodedPoint = GeoPoint & { code: string };

/** Points that share a marker: a single point, or several that are too close to be pressed separately. */
export interface MarkerGroup<Point> {
  /** Identifies the group while it contains the same points. */
  key: string;
  points: readonly Point[];
  center: Coordinates;
}

/** Side of a grid cell, in pixels. The points in a cell form one group. A cell is larger than a marker. */
const cellSize = 72;
/**
 * Space between the chosen point and the centre of a group, so that the marker of the point does not hide the number of the group, in
 * pixels.
 */
const chosenClearance = 50;
/** Distance of the middles of two groups that do not overlap, in pixels. */
const markerDistance = 48;

/** Distance on the map, as a share of its width. */
function computeDistance(center: Coordinates, otherCenter: Coordinates): number {
  const [x, y] = toPosition(toPoint(center));
  const [otherX, otherY] = toPosition(toPoint(otherCenter));
  return Math.hypot(x - otherX, y - otherY);
}

/** Moves the centre of a group away from the chosen point until their markers do not overlap. */
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
  chosenCode: string;
  /** Least distance between the centres of two markers that do not touch. */
  minDistance: number;
  toGroup: (points: readonly Point[]) => MarkerGroup<Point>;
}

/** Joins groups whose markers would overlap, which can happen with neighbouring cells. The chosen point stays alone. */
function joinOverlapping<Point extends CodedPoint>(
  groups: readonly MarkerGroup<Point>[],
  options: JoinOptions<Point>,
): MarkerGroup<Point>[] {
  const joined: MarkerGroup<Point>[] = [];
  for (const group of groups) {
    const hasChosenPoint = ({ points }: MarkerGroup<Point>) => points.some(({ code }) => code === options.chosenCode);
    const overlaps = ({ center }: MarkerGroup<Point>) => computeDistance(center, group.center) < options.minDistance;
    const index = hasChosenPoint(group) ? -1 : joined.findIndex((otherGroup) => !hasChosenPoint(otherGroup) && overlaps(otherGroup));
    const otherGroup = joined[index];
    if (otherGroup) joined[index] = options.toGroup([...otherGroup.points, ...group.points]);
    else joined.push(group);
  }
  // Joining moves the centres of groups, so a joined group may overlap a third one.
  return joined.length < groups.length ? joinOverlapping(joined, options) : joined;
}

/** Groups points by a grid. The chosen point is never grouped, and at the highest zoom no point is. */
export function groupPoints<Point extends CodedPoint>(points: readonly Point[], zoom: number, chosenCode: string): MarkerGroup<Point>[] {
  const pixelWidth = computePixelWidth(Math.floor(zoom));
  const cellWidth = cellSize * pixelWidth;
  const chosenPoint = points.find(({ code }) => code === chosenCode);
  const findCell = (point: Point) =>
    point.code === chosenCode || zoom >= zoomRange.max
      ? point.code
      : toPosition(point)
          .map((coordinate) => Math.floor(coordinate / cellWidth))
          .join(':');
  const toGroup = (group: readonly Point[]): MarkerGroup<Point> => {
    const center: Coordinates = [
      computeMiddle(group.map(({ longitude }) => longitude)),
      computeMiddle(group.map(({ latitude }) => latitude)),
    ];
    return {
      key: group.map(({ code }) => code).join(' '),
      points: group,
      center: chosenPoint && group.length > 1 ? avoidPoint(center, chosenPoint, chosenClearance * pixelWidth) : center,
    };
  };
  const groups = [...Map.groupBy(points, findCell).values()].map(toGroup);
  return zoom >= zoomRange.max ? groups : joinOverlapping(groups, { chosenCode, minDistance: markerDistance * pixelWidth, toGroup });
}
