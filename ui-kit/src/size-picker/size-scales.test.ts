import { expect, test } from '@jest/globals';
import { listScales } from './size-scales.ts';

const shoe = { value: '41', name: '41', uk: '7', cm: '26' };
const shirt = { value: 'm', name: 'M', uk: '10–12', us: '8', cm: '92–96' };

test('numbered sizes are offered in the systems in which they are known', () => {
  expect(listScales([shoe, shirt])).toEqual(['eu', 'uk', 'cm']);
});

test('letter sizes have no choice of systems', () => {
  expect(listScales([shirt, { value: 'one', name: 'Один размер' }])).toEqual([]);
});
