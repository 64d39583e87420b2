import { cannedPoints } from '../checkout.canned.ts';
import { filterPoints, noFilter } from './point-list.rules.ts';

const codesOf = (filter: object, now = new Date('2026-11-29T12:00')) =>
  filterPoints(cannedPoints, { ...noFilter, ...filter }, now).map(({ code }) => code);

test('every word of a query begins a word of the address or the directions', () => {
  expect(codesOf({ query: 'бау' })).toEqual(['kazan-1']);
  expect(codesOf({ query: ' 26,  Щапова' })).toEqual(['kazan-2']);
  expect(codesOf({ query: 'апова' })).toEqual([]);
  expect(codesOf({ query: 'супермаркет' })).toEqual(['kazan-3']);
  expect(codesOf({})).toHaveLength(cannedPoints.length);
});

test('filters leave points with a fitting room, and those that are certainly open', () => {
  expect(codesOf({ fittingRoom: true })).toEqual(['kazan-1', 'kazan-2']);
  expect(codesOf({ open: true })).toEqual(['kazan-1', 'kazan-3']);
  expect(codesOf({ open: true, fittingRoom: true, query: 'щапова' })).toEqual([]);
});
