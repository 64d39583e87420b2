import { type CellNeed, fillRows } from './fill-rows.ts';

const third: CellNeed = { columns: 4, least: 4, grows: true };
const wide: CellNeed = { columns: 12, least: 8, grows: true };
const small: CellNeed = { columns: 4, least: 4, grows: false };
const badge: CellNeed = { columns: 3, least: 3, grows: false };

test('pictures fill their rows evenly', () => {
  expect(fillRows([third, third, third])).toEqual([4, 4, 4]);
  expect(fillRows([third, third, third, third])).toEqual([6, 6, 6, 6]);
  expect(fillRows([third, third, third, third, third])).toEqual([4, 4, 4, 6, 6]);
  expect(fillRows([badge, badge, badge, badge])).toEqual([3, 3, 3, 3]);
  expect(fillRows([badge, badge, badge, badge, badge, badge])).toEqual([4, 4, 4, 4, 4, 4]);
  expect(fillRows([])).toEqual([]);
});

test('what is small stays small beside what grows', () => {
  expect(fillRows([small, third])).toEqual([4, 8]);
  expect(fillRows([badge, badge, third])).toEqual([3, 3, 6]);
});

test('a wide picture leaves room for one that would have a row of its own, unless it cannot shrink', () => {
  expect(fillRows([wide, small])).toEqual([8, 4]);
  expect(fillRows([wide, third, third, third, wide])).toEqual([12, 4, 4, 4, 12]);
  expect(fillRows([{ ...wide, least: 12 }, small])).toEqual([12, 12]);
});
