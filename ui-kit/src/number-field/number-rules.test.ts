import { shopLocale } from '../locale/shop-locale.ts';
import { addStep, canBeNumber, readNumber, roundToFormat } from './number-rules.ts';

const noLimits = { min: undefined, max: undefined };

test.each([
  [0.7, 0.1, 0.8],
  [1.4, -0.1, 1.3],
  [9_007_199_254_740_990, 1, 9_007_199_254_740_991],
  [1e-7, 1e-7, 2e-7],
])('without limits, addStep moves the number %d by the step %d to %d', (number, step, next) => {
  expect(addStep(number, step, noLimits)).toBe(next);
});

test('addStep does not move a number above the largest safe integer', () => {
  expect(addStep(9_007_199_254_740_991, 1, noLimits)).toBe(9_007_199_254_740_991);
});

test('addStep does not move a number above its maximum', () => {
  expect(addStep(9.5, 1, { min: 0, max: 10 })).toBe(10);
});

test('addStep begins an empty field with 0, or with the limit next to 0', () => {
  expect(addStep(null, 1, noLimits)).toBe(0);
  expect(addStep(null, -1, { min: 3, max: 10 })).toBe(3);
});

test.each([
  ['of percentages', '15\u00a0%', 0.15, { style: 'percent' }],
  ['of percentages', '0,7', 0.007, { style: 'percent' }],
  ['of plain numbers', '\u22123', -3, undefined],
  ['of kilograms', '12\u00a0500 кг', 12_500, { style: 'unit', unit: 'kilogram' }],
] as const)('a field %s reads «%s» as the number %d', (_what, text, number, format) => {
  expect(readNumber(text, shopLocale, format)).toBe(number);
});

test('a field reads a minus sign without digits as null', () => {
  expect(readNumber('-', shopLocale, undefined)).toBeNull();
});

test('roundToFormat rounds a number to the decimals that its format states, and only if it states any', () => {
  expect(roundToFormat(1.256, undefined)).toBe(1.256);
  expect(roundToFormat(1.256, { maximumFractionDigits: 1 })).toBe(1.3);
  expect(roundToFormat(0.1567, { style: 'percent', maximumFractionDigits: 1 })).toBe(0.157);
});

test('the text of a number may contain letters or a minus sign only if its format or limits allow them', () => {
  const plain = new Intl.NumberFormat('ru-RU');
  expect(canBeNumber('1 200,5', plain, noLimits)).toBe(true);
  expect(canBeNumber('1а', plain, noLimits)).toBe(false);
  expect(canBeNumber('-1', plain, { min: 0, max: undefined })).toBe(false);
  expect(canBeNumber('-1', plain, noLimits)).toBe(true);
  expect(canBeNumber('1 кг', new Intl.NumberFormat('ru-RU', { style: 'unit', unit: 'kilogram' }), noLimits)).toBe(true);
});
