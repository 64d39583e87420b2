import { computeLocation } from './map-location.rules.ts';

const createPoint = (latitude: number, longitude: number) => ({ latitude, longitude });
const points = [createPoint(55.79, 49.12), createPoint(55.7901, 49.1201), createPoint(55.6, 49.4)];

test('the zoom of the map is lower in a smaller map, and is 16 for a single point', () => {
  const { zoom } = computeLocation(points, { width: 600, height: 400 });
  expect(zoom).toBeGreaterThan(9);
  expect(zoom).toBeLessThan(11);
  expect(computeLocation(points, { width: 320, height: 300 }).zoom).toBeLessThan(zoom);
  expect(computeLocation(points.slice(0, 1), { width: 600, height: 400 }).zoom).toBe(16);
});

test.each([
  [600, 400],
  [296, 340],
])('in a map of %i × %i pixels no marker is covered by a button or cut by the edge', (width, height) => {
  const { center, zoom } = computeLocation(points, { width, height });
  const world = 256 * 2 ** zoom;
  const toMercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
  for (const { latitude, longitude } of points) {
    const x = width / 2 + ((longitude - center[0]) / 360) * world;
    const y = height / 2 - (toMercator(latitude) - toMercator(center[1])) * world;
    expect(x).toBeGreaterThanOrEqual(27.9);
    expect(x).toBeLessThanOrEqual(width - 75.9);
    expect(y).toBeGreaterThanOrEqual(79.9);
    expect(y).toBeLessThanOrEqual(height - 47.9);
  }
});
