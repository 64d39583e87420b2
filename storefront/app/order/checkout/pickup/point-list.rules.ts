import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { isOpen } from './opening-hours.rules.ts';

/** Points of a city, the nearest to its centre first. */
export interface CityPoints {
  cityId: string;
  points: readonly CheckoutPointFragment[];
  /** Whether `points` contains all points of the city. */
  isComplete: boolean;
}

export interface PointFilter {
  query: string;
  fittingRoom: boolean;
  isOpenNow: boolean;
}

export const noFilter: PointFilter = { query: '', fittingRoom: false, isOpenNow: false };

const normalizeText = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the points that pass the filter. Every word of the query must begin a word of the address or the directions. */
export function filterPoints(points: readonly CheckoutPointFragment[], filter: PointFilter, now: Date): CheckoutPointFragment[] {
  const terms = normalizeText(filter.query).split(' ').filter(Boolean);
  return points.filter(({ address, directions, fittingRoom, hours }) => {
    const text = ` ${normalizeText(`${address} ${directions}`)}`;
    const matchesQuery = terms.every((word) => text.includes(` ${word}`));
    return matchesQuery && (fittingRoom || !filter.fittingRoom) && (!filter.isOpenNow || isOpen(hours, now) === true);
  });
}

/** Adds the chosen point to the visible ones, because it stays in the form even if the filter excludes it. */
export function addChosenPoint<Point extends { code: string }>(
  visiblePoints: readonly Point[],
  allPoints: readonly Point[],
  chosenCode: string,
): Point[] {
  const hiddenChosenPoints = allPoints.filter(({ code }) => code === chosenCode && !visiblePoints.some((point) => point.code === code));
  return [...hiddenChosenPoints, ...visiblePoints];
}
