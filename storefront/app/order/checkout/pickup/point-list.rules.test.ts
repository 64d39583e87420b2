import { cannedPoints } from '../checkout.canned.ts';
import { filterPoints, noFilter } from './point-list.rules.ts';

const readCodes = (filter: object, now = new Date('2026-11-29T12:00')) =>
  filterPoints(cannedPoints, { ...noFilter, ...filter }, now).map(({ code }) => code);

test('a pickup point matches a query if every word of the query begins a word of its address or directions', () => {
  expect(readCodes({ query: 'бау' })).toEqual(['kazan-1']);
  expect(readCodes({ query: ' 26,  Щапова' })).toEqual(['kazan-2']);
  expect(readCodes({ query: 'апова' })).toEqual([]);
  expect(readCodes({ query: 'супермаркет' })).toEqual(['kazan-3']);
  expect(readCodes({})).toHaveLength(cannedPoints.length);
});

test('the filters select points with a fitting room and points that are open, alone or together with a query', () => {
  expect(readCodes({ fittingRoom: true })).toEqual(['kazan-1', 'kazan-2']);
  expect(readCodes({ isOpenNow: true })).toEqual(['kazan-1', 'kazan-3']);
  expect(readCodes({ isOpenNow: true, fittingRoom: true, query: 'щапова' })).toEqual([]);
});
