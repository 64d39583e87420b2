import { buildResultsHref, dropRepeatedSuggestions, hasContinuation } from './search-query.rules.ts';

test('hasContinuation is true only if a suggestion begins with the query', () => {
  expect(hasContinuation('кроссовки бе', ['Кроссовки белые'])).toBe(true);
  expect(hasContinuation('зелен', ['зелёный шарф'])).toBe(true);
  expect(hasContinuation('красовки', ['кроссовки'])).toBe(false);
  expect(hasContinuation('кеды', [])).toBe(false);
});

test('dropRepeatedSuggestions drops the typed and the corrected query', () => {
  expect(dropRepeatedSuggestions(['Зелёный'], ['зеленый', 'зелёный шарф'])).toEqual(['зелёный шарф']);
  expect(dropRepeatedSuggestions(['красовки', 'кроссовки'], ['Кроссовки', 'кроссовки белые'])).toEqual(['кроссовки белые']);
});

test('buildResultsHref encodes the query', () => {
  expect(buildResultsHref('кеды & худи')).toBe('/search?query=%D0%BA%D0%B5%D0%B4%D1%8B+%26+%D1%85%D1%83%D0%B4%D0%B8');
});
