import { dropRepeatedSuggestions, hasContinuation } from './suggestion.rules.ts';

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
