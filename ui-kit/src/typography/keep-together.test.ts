import { keepTogether } from './keep-together.ts';

/** Expected texts use `~` for a no-break space and `|` for a word joiner. */
const replaceMarks = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('|', '\u2060');

test.each([
  ['Ботинки на шнурках', 'Ботинки на~шнурках'],
  ['Кроссовки для бега и ходьбы', 'Кроссовки для~бега и~ходьбы'],
  ['И в дождь, и с ветром', 'И~в~дождь, и~с~ветром'],
  ['«О модели» (в наличии)', '«О~модели» (в~наличии)'],
  ['Из-за дождя', 'Из-за дождя'],
  ['Тот же размер, что ли', 'Тот~же размер, что~ли'],
  ['Кеды Nordkvart с вышивкой', 'Кеды Nordkvart с~вышивкой'],
  ['3 дня, 12 490 ₽, скидка 20 %', '3~дня, 12~490~₽, скидка 20~%'],
  ['Кроссовки Slope 2 Suede', 'Кроссовки Slope 2 Suede'],
  ['Материал — кашемир', 'Материал~— кашемир'],
  ['Доставим 21–24 ноября', 'Доставим 21–|24~ноября'],
  ['Магазин № 5, ИНН 7701234567', 'Магазин №~5, ИНН~7701234567'],
  ['Онли юниор вона', 'Онли юниор вона'],
])('keepTogether adds no-break spaces and word joiners to «%s» where they are needed', (text, expected) => {
  expect(keepTogether(text)).toBe(replaceMarks(expected));
  expect(keepTogether(keepTogether(text))).toBe(replaceMarks(expected));
});
