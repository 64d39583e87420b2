import { goesOn, worthSuggesting } from './suggestion.rules.ts';

test('a beginning goes on, a typo is spelt otherwise', () => {
  expect(goesOn('кроссовки бе', ['Кроссовки белые'])).toBe(true);
  expect(goesOn('зелен', ['зелёный шарф'])).toBe(true);
  expect(goesOn('красовки', ['кроссовки'])).toBe(false);
  expect(goesOn('кеды', [])).toBe(false);
});

test('what was typed or searched for is not suggested to who sees it', () => {
  expect(worthSuggesting(['Зелёный'], ['зеленый', 'зелёный шарф'])).toEqual(['зелёный шарф']);
  expect(worthSuggesting(['красовки', 'кроссовки'], ['Кроссовки', 'кроссовки белые'])).toEqual(['кроссовки белые']);
});
