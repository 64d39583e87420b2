import { matchRanges } from './match-ranges.ts';

const listMatches = (text: string, query: string) => matchRanges(text, query).map(([from, to]) => text.slice(from, to));

test.each([
  ['кроссовки белые', 'кроссовки бе', '«кроссовки» and «бе»', ['кроссовки', 'бе']],
  ['Кроссовки Slope 2', 'slope КРОСС', '«Кросс» and «Slope»', ['Кросс', 'Slope']],
  ['Худи «Тёплый пар»', 'теп', '«Тёп»', ['Тёп']],
  ['Высокие кеды «Депо»', 'еды', 'nothing', []],
  ['Кеды', '  ', 'nothing', []],
  ['Кеды', '((', 'nothing', []],
])('in the text «%s» the query «%s» matches %s', (text, query, _what, parts) => {
  expect(listMatches(text, query)).toEqual(parts);
});
