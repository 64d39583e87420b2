import { describePromoSaving } from './promo-saving.rules.ts';

const createLine = (promo: number, problem: 'SOLD' | null = null) => ({ promo, problem, productItem: { name: 'Кроссовки Slope 2' } });

test.each([
  [89_000, [createLine(89_000)], 'Скидка 890\u00a0₽'],
  [89_000, [createLine(0), createLine(89_000)], 'Скидка 890\u00a0₽: Кроссовки Slope 2'],
  [89_000, [createLine(0, 'SOLD'), createLine(89_000)], 'Скидка 890\u00a0₽'],
  [89_000, [createLine(45_000), createLine(0), createLine(44_000)], 'Скидка 890\u00a0₽ на\u00a02\u00a0товара из\u00a03'],
  [89_000, [createLine(45_000), createLine(44_000)], 'Скидка 890\u00a0₽ на\u00a0все товары'],
  [0, [createLine(0)], undefined],
])('a code that takes off %d kopecks of %j is described as «%s»', (promo, lines, text) => {
  expect(describePromoSaving({ promo, lines })).toBe(text);
});
