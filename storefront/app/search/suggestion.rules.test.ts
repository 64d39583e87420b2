import { goesOn, worthSuggesting } from './suggestion.rules.ts';

test('suggestions either continue the query or correct it', () => {
  expect(goesOn('кроссовки бе', ['Кроссовки белые'])).toBe(true);
  expect(goesOn('зелен', ['зелёный шарф'])).toBe(true);
  expect(goesOn('красовки', ['кроссовки'])).toBe(false);
  expect(goesOn('кеды', [])).toBe(false);
});

test('the typed and the corrected query are not suggested', () => {
  expect(worthSuggesting(['Зелёный'], ['зеленый', 'зелёный шарф'])).toEqual(['зелёный шарф']);
  expect(worthSuggesting(['красовки', 'кроссовки'], ['Кроссовки', 'кроссовки белые'])).toEqual(['кроссовки белые']);
});
