import { describePromoSaving } from './promo-saving.rules.ts';

const createLine = (promo: number, problem: 'SOLD' | null = null) => ({ promo, problem, productItem: { name: 'Кроссовки Slope 2' } });

test.each([
  ['the only unit', 'Скидка 890\u00a0₽', [createLine(89_000)]],
  ['one of two units', 'Скидка 890\u00a0₽: Кроссовки Slope 2', [createLine(0), createLine(89_000)]],
  ['the only unit that was not sold', 'Скидка 890\u00a0₽', [createLine(0, 'SOLD'), createLine(89_000)]],
  ['two of three units', 'Скидка 890\u00a0₽ на\u00a02\u00a0товара из\u00a03', [createLine(45_000), createLine(0), createLine(44_000)]],
  ['both units', 'Скидка 890\u00a0₽ на\u00a0все товары', [createLine(45_000), createLine(44_000)]],
])('a promo code that takes 890 roubles off %s is described as «%s»', (_what, text, lines) => {
  expect(describePromoSaving({ promo: 89_000, lines })).toBe(text);
});

test('a promo code that takes off nothing is not described', () => {
  expect(describePromoSaving({ promo: 0, lines: [createLine(0)] })).toBeUndefined();
});
