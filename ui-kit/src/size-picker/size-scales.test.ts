import { expect, test } from '@jest/globals';
import { listScales } from './size-scales.ts';

const shoe = { value: '41', name: '41', uk: '7', cm: '26' };
const shirt = { value: 'm', name: 'M', uk: '10–12', us: '8', cm: '92–96' };

test('listScales returns the size systems in which numbered sizes are given', () => {
  expect(listScales([shoe, shirt])).toEqual(['eu', 'uk', 'cm']);
});

test('listScales returns no size systems for letter sizes', () => {
  expect(listScales([shirt, { value: 'one', name: 'Один размер' }])).toEqual([]);
});
