import { describeUnavailableUnit } from './unit-description.rules.ts';

const sneakers = { productItem: { size: { name: '41' } }, cost: 890_000 };
const bag = { productItem: { size: { name: 'One size' } }, cost: 629_000 };

test.each([
  ['a sold unit', 'Размер 41, цена была 8 900 ₽', { ...sneakers, problem: 'SOLD' }],
  ['a reserved unit', 'Размер 41, сейчас в чужом заказе, цена была 8 900 ₽', { ...sneakers, problem: 'RESERVED' }],
  ['a sold one-size unit', 'Цена была 6 290 ₽', { ...bag, problem: 'SOLD' }],
  ['a unit that is no longer for sale', 'Больше не купить, цена была 6 290 ₽', { ...bag, problem: 'INACTIVE' }],
] as const)('%s is described as «%s»', (_what, text, line) => {
  expect(describeUnavailableUnit(line).replaceAll('\u00a0', ' ')).toBe(text);
});
