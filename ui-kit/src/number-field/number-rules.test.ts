import { shopLocale } from '../locale/shop-locale.ts';
import { addStep, canBeNumber, readNumber, roundToFormat } from './number-rules.ts';

const noLimits = { min: undefined, max: undefined };

test.each([
  [0.7, 0.1, noLimits, 0.8],
  [1.4, -0.1, noLimits, 1.3],
  [9_007_199_254_740_990, 1, noLimits, 9_007_199_254_740_991],
  [1e-7, 1e-7, noLimits, 2e-7],
  [9.5, 1, { min: 0, max: 10 }, 10],
  [null, 1, noLimits, 0],
  [9_007_199_254_740_991, 1, noLimits, 9_007_199_254_740_991],
  [null, -1, { min: 3, max: 10 }, 3],
])('addStep moves the number %p by the step %p, within the limits %p, to %p', (number, step, limits, next) => {
  expect(addStep(number, step, limits)).toBe(next);
});

test.each([
  ['15\u00a0%', { style: 'percent' }, 0.15],
  ['0,7', { style: 'percent' }, 0.007],
  ['\u22123', undefined, -3],
  ['12\u00a0500 кг', { style: 'unit', unit: 'kilogram' }, 12_500],
  ['-', undefined, null],
] as const)('a number field reads %p in the format %p', (text, format, number) => {
  expect(readNumber(text, shopLocale, format)).toBe(number);
});

test('roundToFormat rounds a number only where the format states decimals', () => {
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
