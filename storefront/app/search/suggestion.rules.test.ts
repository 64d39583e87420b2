import { continuesQuery, isWorthSuggesting } from './suggestion.rules.ts';

test('suggestions either continue the query or correct it', () => {
  expect(continuesQuery('кроссовки бе', ['Кроссовки белые'])).toBe(true);
  expect(continuesQuery('зелен', ['зелёный шарф'])).toBe(true);
  expect(continuesQuery('красовки', ['кроссовки'])).toBe(false);
  expect(continuesQuery('кеды', [])).toBe(false);
});

test('the typed and the corrected query are not suggested', () => {
  expect(isWorthSuggesting(['Зелёный'], ['зеленый', 'зелёный шарф'])).toEqual(['зелёный шарф']);
  expect(isWorthSuggesting(['красовки', 'кроссовки'], ['Кроссовки', 'кроссовки белые'])).toEqual(['кроссовки белые']);
});
