import { type CellNeed, fillRows } from './fill-rows.ts';

const growingThird: CellNeed = { columns: 4, leastColumns: 4, canGrow: true };
const wide: CellNeed = { columns: 12, leastColumns: 8, canGrow: true };
const small: CellNeed = { columns: 4, leastColumns: 4, canGrow: false };
const badge: CellNeed = { columns: 3, leastColumns: 3, canGrow: false };

test('fillRows fills every row of pictures evenly', () => {
  expect(fillRows([growingThird, growingThird, growingThird])).toEqual([4, 4, 4]);
  expect(fillRows([growingThird, growingThird, growingThird, growingThird])).toEqual([6, 6, 6, 6]);
  expect(fillRows([growingThird, growingThird, growingThird, growingThird, growingThird])).toEqual([4, 4, 4, 6, 6]);
  expect(fillRows([badge, badge, badge, badge])).toEqual([3, 3, 3, 3]);
  expect(fillRows([badge, badge, badge, badge, badge, badge])).toEqual([4, 4, 4, 4, 4, 4]);
  expect(fillRows([])).toEqual([]);
});

test('fillRows does not widen a small picture beside a picture that can grow', () => {
  expect(fillRows([small, growingThird])).toEqual([4, 8]);
  expect(fillRows([badge, badge, growingThird])).toEqual([3, 3, 6]);
});

test('fillRows shrinks a wide picture only if it may shrink and its neighbour would otherwise be alone in a row', () => {
  expect(fillRows([wide, small])).toEqual([8, 4]);
  expect(fillRows([wide, growingThird, growingThird, growingThird, wide])).toEqual([12, 4, 4, 4, 12]);
  expect(fillRows([{ ...wide, leastColumns: 12 }, small])).toEqual([12, 12]);
});
