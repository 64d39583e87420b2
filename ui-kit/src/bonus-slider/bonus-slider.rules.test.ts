import { chooseInitialBonuses, limitTypedNumber, scaleBonuses, snapSliderValue } from './bonus-slider.rules.ts';

test.each([
  [1860, 470],
  [12, 0],
  [5, 0],
  [0, 0],
])('of %i available bonuses, none confirmed before, the slider preselects %i', (available, bonuses) => {
  expect(chooseInitialBonuses(available, undefined)).toBe(bonuses);
  expect(chooseInitialBonuses(available, null)).toBe(bonuses);
});

test.each([
  [1860, 0, 470],
  [1860, 1234, 1234],
  [1860, 2000, 1860],
  [0, 300, 0],
])('of %i available bonuses, %i confirmed before, the slider preselects %i', (available, previous, bonuses) => {
  expect(chooseInitialBonuses(available, previous)).toBe(bonuses);
});

test.each([
  [450, 1800, 900, 230],
  [100, 1000, 2000, 200],
  [100, 100, 57, 57],
  [100, 100, 54, 50],
  [0, 1800, 900, 0],
  [470, 1860, 0, 0],
  [0, 0, 1000, 250],
])('a choice of %i of %i bonuses, scaled to %i available ones, becomes %i', (bonuses, from, to, expected) => {
  expect(scaleBonuses(bonuses, { from, to })).toBe(expected);
});

test.each([
  [470, 1864, 470],
  [1850, 1864, 1850],
  [1860, 1864, 1864],
  [1868, 1868, 1868],
  [0, 3, 3],
])('the slider position %i of %i chooses %i bonuses', (position, available, bonuses) => {
  expect(snapSliderValue(position, available)).toBe(bonuses);
});

test.each([
  [455, 1860, 455],
  [9999, 1860, 1860],
])('typing %i with %i available bonuses chooses %i', (typed, available, bonuses) => {
  expect(limitTypedNumber(typed, available)).toBe(bonuses);
});

test('an empty field chooses no bonuses', () => {
  expect(limitTypedNumber(null, 1860)).toBe(0);
});
