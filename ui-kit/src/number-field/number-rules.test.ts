import { shopLocale } from '../locale/shop-locale.ts';
import { addStep, canBeNumber, readNumber, roundTo } from './number-rules.ts';

const free = { min: undefined, max: undefined };

test.each([
  [0.7, 0.1, free, 0.8],
  [1.4, -0.1, free, 1.3],
  [9_007_199_254_740_990, 1, free, 9_007_199_254_740_991],
  [1e-7, 1e-7, free, 2e-7],
  [9.5, 1, { min: 0, max: 10 }, 10],
  [null, 1, free, 0],
  [9_007_199_254_740_991, 1, free, 9_007_199_254_740_991],
  [null, -1, { min: 3, max: 10 }, 3],
])('a step from %p by %p within %p is %p', (number, step, limits, next) => {
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

test('a number is rounded only where the format states decimals', () => {
  expect(roundTo(1.256, undefined)).toBe(1.256);
  expect(roundTo(1.256, { maximumFractionDigits: 1 })).toBe(1.3);
  expect(roundTo(0.1567, { style: 'percent', maximumFractionDigits: 1 })).toBe(0.157);
});

test('a number may contain letters or a minus sign only if its format or limits allow them', () => {
  const plain = new Intl.NumberFormat('ru-RU');
  expect(canBeNumber('1 200,5', plain, free)).toBe(true);
  expect(canBeNumber('1а', plain, free)).toBe(false);
  expect(canBeNumber('-1', plain, { min: 0, max: undefined })).toBe(false);
  expect(canBeNumber('-1', plain, free)).toBe(true);
  expect(canBeNumber('1 кг', new Intl.NumberFormat('ru-RU', { style: 'unit', unit: 'kilogram' }), free)).toBe(true);
});
