import { nameUnit } from './unit-name.rules.ts';

test.each([
  ['Кроссовки Slope 2', ['пара', 'пары', 'пару']],
  ['Высокие кеды «Депо»', ['пара', 'пары', 'пару']],
  ['Украшение для сумки', ['вещь', 'вещи', 'вещь']],
  ['Сумка «Полдень»', ['вещь', 'вещи', 'вещь']],
])('the noun for a unit of «%s» is inflected in three grammatical cases', (name, nouns) => {
  const cases = ['nominative', 'genitive', 'accusative'] as const;
  expect(cases.map((grammaticalCase) => nameUnit(name, grammaticalCase))).toEqual(nouns);
});
