import { formatCity, matchCity } from './city.rules.ts';

const kirov = { id: '1', title: 'Киров', region: 'Кировская область' };
const other = { id: '2', title: 'Киров', region: 'Калужская область' };
const kirovsk = { id: '3', title: 'Кировск', region: 'Мурманская область' };
const moscow = { id: '4', title: 'Москва', region: 'Москва' };
const orel = { id: '5', title: 'Орёл', region: 'Орловская область' };

test('a city is named with its region unless they are the same', () => {
  expect([formatCity(kirov), formatCity(moscow)]).toEqual(['Киров, Кировская область', 'Москва']);
});

test.each([
  ['Киров, Калужская область', 'only the city of this name in this region', [other]],
  [' киров,  калужская область', 'only the city of this name in this region', [other]],
  ['киров', 'all cities of this name, but not Кировск', [kirov, other]],
  ['Киро', 'all cities whose names begin with it', [kirov, other, kirovsk]],
])('the typed text «%s» matches %s', (typed, _what, expected) => {
  expect(matchCity(typed, [kirov, other, kirovsk])).toEqual(expected);
});

test('a typed city name with е matches a city with ё', () => {
  expect(matchCity('орел', [orel, kirov])).toEqual([orel]);
});
