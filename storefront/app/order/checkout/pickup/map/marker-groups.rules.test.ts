import { computeLocation, zoomRange } from './map-location.rules.ts';
import { groupPoints } from './marker-groups.rules.ts';

const createPoint = (code: string, latitude: number, longitude: number) => ({ code, latitude, longitude });
const near = [createPoint('a', 55.79, 49.12), createPoint('b', 55.7901, 49.1201), createPoint('far', 55.6, 49.4)];
const listKeys = (zoom: number, chosen = '') => groupPoints(near, zoom, chosen).map(({ key }) => key);

test('points that are too close to be pressed separately form a group until the map is zoomed in', () => {
  expect(listKeys(4)).toEqual(['a b far']);
  expect(listKeys(11)).toEqual(['a b', 'far']);
  expect(listKeys(zoomRange.max)).toEqual(['a', 'b', 'far']);
});

test('the chosen point is not grouped', () => {
  expect(listKeys(11, 'b')).toEqual(['a', 'b', 'far']);
});

test('a group is moved away from the chosen point, so that the number on its marker stays readable', () => {
  const points = [...near, createPoint('chosen', 55.79005, 49.12005), createPoint('same', 55.6, 49.4), createPoint('also far', 55.6, 49.4)];
  const listCenters = (chosen: string) => groupPoints(points, 11, chosen).map(({ center }) => center);
  const [group, farGroup] = listCenters('chosen');
  // The group is 50 pixels away from the chosen point. At this zoom the world is 2 ** 19 pixels wide.
  expect(Math.hypot((group?.[0] ?? 0) - 49.12005, ((group?.[1] ?? 0) - 55.79005) / Math.cos((55.79 * Math.PI) / 180))).toBeCloseTo(
    0.0343,
    3,
  );
  expect(farGroup).toEqual([49.4, 55.6]);
  // A group whose centre equals the chosen point is moved too.
  expect(listCenters('far').at(-1)).not.toEqual([49.4, 55.6]);
});

test('groups of neighbouring grid cells are joined if their markers would overlap', () => {
  const degree = (pixels: number) => (pixels * 360) / 2 ** 19;
  // Two pairs of points are 30 pixels apart, on both sides of the edge of a cell. A third pair is farther away.
  const edge = Math.ceil(((49.12 / 360 + 0.5) * 2 ** 19) / 72) * 72;
  const longitude = (pixels: number) => degree(edge + pixels) - 180;
  const pairs = [-15, 15, 100].flatMap((pixels) => [
    createPoint(`${pixels}`, 55.79, longitude(pixels)),
    createPoint(`${pixels}b`, 55.79, longitude(pixels)),
  ]);
  expect(groupPoints(pairs, 11, '').map(({ points }) => points.length)).toEqual([4, 2]);
});

test('at the highest zoom, points of one address are not grouped, because pressing the group could not separate them', () => {
  const same = [createPoint('a', 55.79, 49.12), createPoint('b', 55.79, 49.12)];
  expect(groupPoints(same, zoomRange.max, '')).toHaveLength(2);
});

test('600 points form fewer than 60 groups that contain all of them', () => {
  const many = Array.from({ length: 600 }, (_, index) =>
    createPoint(String(index), 55.5 + (index % 25) * 0.02, 37.3 + Math.floor(index / 25) * 0.03),
  );
  const groups = groupPoints(many, computeLocation(many, { width: 360, height: 300 }).zoom, '');
  expect(groups.length).toBeLessThan(60);
  expect(groups.flatMap(({ points }) => points)).toHaveLength(600);
});
