import { nameUnit } from './unit-name.rules.ts';

test.each([
  ['Кроссовки Slope 2', ['пара', 'пары', 'пару', 'паре']],
  ['Высокие кеды «Депо»', ['пара', 'пары', 'пару', 'паре']],
  ['Украшение для сумки', ['вещь', 'вещи', 'вещь', 'вещи']],
  ['Сумка «Полдень»', ['вещь', 'вещи', 'вещь', 'вещи']],
])('the noun for a unit of «%s» is inflected in four grammatical cases', (name, nouns) => {
  const cases = ['nominative', 'genitive', 'accusative', 'dative'] as const;
  expect(cases.map((grammaticalCase) => nameUnit(name, grammaticalCase))).toEqual(nouns);
});
