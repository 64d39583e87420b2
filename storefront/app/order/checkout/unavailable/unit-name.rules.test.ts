import { nameUnit } from './unit-name.rules.ts';

test.each([
  ['Кроссовки Slope 2', ['пара', 'пары', 'пару', 'парой']],
  ['Высокие кеды «Депо»', ['пара', 'пары', 'пару', 'парой']],
  ['Украшение для сумки', ['вещь', 'вещи', 'вещь', 'вещью']],
  ['Сумка «Полдень»', ['вещь', 'вещи', 'вещь', 'вещью']],
])('the noun for a unit of «%s» is inflected in four grammatical cases', (name, nouns) => {
  const cases = ['nominative', 'genitive', 'accusative', 'instrumental'] as const;
  expect(cases.map((grammaticalCase) => nameUnit(name, grammaticalCase))).toEqual(nouns);
});
