import { cannedPoints } from '../checkout.canned.ts';
import { filterPoints, isOpen, noFilter } from './point-list.rules.ts';

const readCodes = (filter: object, now = new Date('2026-11-29T12:00')) =>
  filterPoints(cannedPoints, { ...noFilter, ...filter }, now).map(({ code }) => code);

test('every word of a query begins a word of the address or the directions', () => {
  expect(readCodes({ query: 'бау' })).toEqual(['kazan-1']);
  expect(readCodes({ query: ' 26,  Щапова' })).toEqual(['kazan-2']);
  expect(readCodes({ query: 'апова' })).toEqual([]);
  expect(readCodes({ query: 'супермаркет' })).toEqual(['kazan-3']);
  expect(readCodes({})).toHaveLength(cannedPoints.length);
});

test('filters leave points with a fitting room, and those that are certainly open', () => {
  expect(readCodes({ fittingRoom: true })).toEqual(['kazan-1', 'kazan-2']);
  expect(readCodes({ isOpenNow: true })).toEqual(['kazan-1', 'kazan-3']);
  expect(readCodes({ isOpenNow: true, fittingRoom: true, query: 'щапова' })).toEqual([]);
});

// A Monday, a Saturday and a Sunday.
const [monday, saturday, sunday] = ['2026-11-23', '2026-11-28', '2026-11-29'];

test.each([
  ['Круглосуточно', `${sunday}T03:00`, true],
  ['Ежедневно 10:00–21:00', `${sunday}T10:00`, true],
  ['Ежедневно 10:00–21:00', `${monday}T21:00`, false],
  ['Ежедневно 10:00–21:00', `${monday}T09:59`, false],
  ['Пн-Вс 10:00-20:00', `${sunday}T19:59`, true],
  ['Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', `${monday}T09:30`, true],
  ['Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', `${saturday}T09:30`, false],
  ['Пн–Пт 9:00–20:00, Сб 10:00–18:00', `${sunday}T12:00`, false],
  ['По звонку', `${monday}T12:00`, null],
  ['Пн–Пт 9:00–20:00, в праздники по звонку', `${monday}T12:00`, null],
  ['', `${monday}T12:00`, null],
])('%s at %s: %s', (hours, time, expected) => {
  expect(isOpen(hours, new Date(time))).toBe(expected);
});
