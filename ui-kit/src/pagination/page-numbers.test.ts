import { listPageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 11, [1, 2, null, 11]],
  [3, 11, [1, 2, 3, 4, null, 11]],
  [4, 11, [1, 2, 3, 4, 5, null, 11]],
  [6, 11, [1, null, 5, 6, 7, null, 11]],
  [11, 11, [1, null, 10, 11]],
])('listPageNumbers lists the first and the last page, and the pages around page %i of %i', (page, totalPages, expected) => {
  expect(listPageNumbers(page, totalPages)).toEqual(expected);
});
