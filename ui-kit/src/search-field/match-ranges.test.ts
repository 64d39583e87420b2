import { matchRanges } from './match-ranges.ts';

const listMatches = (text: string, query: string) => matchRanges(text, query).map(([from, to]) => text.slice(from, to));

test.each([
  ['кроссовки белые', 'кроссовки бе', ['кроссовки', 'бе']],
  ['Кроссовки Slope 2', 'slope КРОСС', ['Кросс', 'Slope']],
  ['Худи «Тёплый пар»', 'теп', ['Тёп']],
  ['Высокие кеды «Депо»', 'еды', []],
  ['Кеды', '  ', []],
  ['Кеды', '((', []],
])('in the text «%s» the query «%s» matches %j', (text, query, parts) => {
  expect(listMatches(text, query)).toEqual(parts);
});
