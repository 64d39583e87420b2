import { limitRows, matchRanges, type SearchGroup } from './search-rows.ts';

const marked = (text: string, query: string) => matchRanges(text, query).map(([from, to]) => text.slice(from, to));

test.each([
  ['кроссовки белые', 'кроссовки бе', ['кроссовки', 'бе']],
  ['Кроссовки Slope 2', 'slope КРОСС', ['Кросс', 'Slope']],
  ['Худи «Тёплый пар»', 'теп', ['Тёп']],
  ['Высокие кеды «Депо»', 'еды', []],
  ['Кеды', '  ', []],
  ['Кеды', '((', []],
])('in «%s» the query «%s» matches %j', (text, query, parts) => {
  expect(marked(text, query)).toEqual(parts);
});

const group = (id: string, count: number): SearchGroup => ({
  id,
  rows: Array.from({ length: count }, (_, row) => ({ id: `${id}-${row}`, text: id })),
});
const shares = (groups: SearchGroup[]) => groups.map(({ id, rows }) => [id, rows.length]);

test('a popup has at most ten rows, and a long history leaves room for the results', () => {
  expect(shares(limitRows([group('history', 8), group('found', 8)], 10))).toEqual([
    ['history', 5],
    ['found', 5],
  ]);
  expect(shares(limitRows([group('suggestions', 3), group('found', 8), group('history', 1)], 10))).toEqual([
    ['suggestions', 3],
    ['found', 6],
    ['history', 1],
  ]);
});

test('an empty section is left out, including its heading', () => {
  expect(shares(limitRows([group('history', 0), group('found', 2)], 10))).toEqual([['found', 2]]);
});
