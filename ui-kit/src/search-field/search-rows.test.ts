import { limitRows, matchRanges, type SearchGroup } from './search-rows.ts';

const listMatches = (text: string, query: string) => matchRanges(text, query).map(([from, to]) => text.slice(from, to));

test.each([
  ['кроссовки белые', 'кроссовки бе', ['кроссовки', 'бе']],
  ['Кроссовки Slope 2', 'slope КРОСС', ['Кросс', 'Slope']],
  ['Худи «Тёплый пар»', 'теп', ['Тёп']],
  ['Высокие кеды «Депо»', 'еды', []],
  ['Кеды', '  ', []],
  ['Кеды', '((', []],
])('in the text «%s» the query «%s» matches %j', (text, query, parts) => {
  expect(listMatches(text, query)).toEqual(parts);
});

const createGroup = (id: string, count: number): SearchGroup => ({
  id,
  rows: Array.from({ length: count }, (_, row) => ({ id: `${id}-${row}`, text: id })),
});
const countRows = (groups: SearchGroup[]) => groups.map(({ id, rows }) => [id, rows.length]);

test('limitRows returns at most ten rows, and a long history leaves room for the results', () => {
  expect(countRows(limitRows([createGroup('history', 8), createGroup('found', 8)], 10))).toEqual([
    ['history', 5],
    ['found', 5],
  ]);
  expect(countRows(limitRows([createGroup('suggestions', 3), createGroup('found', 8), createGroup('history', 1)], 10))).toEqual([
    ['suggestions', 3],
    ['found', 6],
    ['history', 1],
  ]);
});

test('limitRows leaves out an empty section with its heading', () => {
  expect(countRows(limitRows([createGroup('history', 0), createGroup('found', 2)], 10))).toEqual([['found', 2]]);
});
