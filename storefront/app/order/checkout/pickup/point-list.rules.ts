import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';

/** Points of a city, the nearest to its centre first. */
export interface CityPoints {
  cityId: string;
  points: readonly CheckoutPointFragment[];
  /** Whether these are all points of the city. */
  areAll: boolean;
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
    const isFound = terms.every((word) => text.includes(` ${word}`));
    return isFound && (fittingRoom || !filter.fittingRoom) && (!filter.isOpenNow || isOpen(hours, now) === true);
  });
}

/** Returns the shown points with the chosen one, which stays in the form also where the filter leaves it out. */
export function withChosen<Point extends { code: string }>(
  visiblePoints: readonly Point[],
  allPoints: readonly Point[],
  chosenCode: string,
): Point[] {
  const hiddenChosenPoint = allPoints.filter(({ code }) => code === chosenCode && !visiblePoints.some((span) => span.code === code));
  return [...hiddenChosenPoint, ...visiblePoints];
}

const dayNames = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const spanPattern = /^(?:ежедневно|([а-я]{2})(?:-([а-я]{2}))?) (\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;

interface Moment {
  /** 0 is Monday. */
  day: number;
  minute: number;
}

const toMoment = (now: Date): Moment => ({ day: (now.getDay() + 6) % 7, minute: now.getHours() * 60 + now.getMinutes() });

/** Whether a span such as «пн-пт 9:00-20:00» contains a moment. Null if it is no such span. */
function matchesSpan(text: string, { day, minute }: Moment): boolean | null {
  const match = spanPattern.exec(text);
  if (!match) return null;
  const [first = 'пн', last = match[1] ?? 'вс'] = match.slice(1, 3);
  const [from = 0, fromMinute = 0, to = 0, toMinute = 0] = match.slice(3).map(Number);
  const [begin, end] = [dayNames.indexOf(first), dayNames.indexOf(last)];
  if (begin < 0 || end < 0) return null;
  return day >= begin && day <= end && minute >= from * 60 + fromMinute && minute < to * 60 + toMinute;
}

/** Whether a point with these hours is open, by the clock of the shopper, who is in its city. Null for words that say nothing certain. */
export function isOpen(hours: string, now: Date): boolean | null {
  const text = hours.toLowerCase().replaceAll(/[–—]/g, '-').replaceAll(/\s+/g, ' ').trim();
  if (text === 'круглосуточно') return true;
  const moment = toMoment(now);
  const spans = text.split(/[,;] */).map((span) => matchesSpan(span, moment));
  if (spans.includes(null)) return null;
  return spans.includes(true);
}
