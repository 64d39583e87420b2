import { limitRows, type SearchGroup } from './search-rows.ts';

const createGroup = (id: string, count: number): SearchGroup => ({
  id,
  rows: Array.from({ length: count }, (_, row) => ({ id: `${id}-${row}`, text: id })),
});
const countRows = (groups: SearchGroup[]) => groups.map(({ id, rows }) => [id, rows.length]);

test('limitRows returns no more rows than its limit, and a long history leaves room for the results', () => {
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
