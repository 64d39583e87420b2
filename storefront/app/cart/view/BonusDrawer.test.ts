import { describeBonusEffect } from './BonusDrawer.tsx';

const withoutBonuses = { total: 1_889_000, cashback: 566 };

test.each([
  ['says how much the cashback decreases', { total: 1_842_000, cashback: 552 }, 'Без бонусов — 18 890 ₽. Кешбэк: 552 бонуса вместо 566.'],
  ['does not mention a cashback that stays the same', { total: 1_888_900, cashback: 566 }, 'Без бонусов — 18 890 ₽.'],
])('the note below the bonus slider names the sum without bonuses, and %s', (_, sum, text) => {
  expect(describeBonusEffect(sum, withoutBonuses).replaceAll('\u00a0', ' ')).toBe(text);
});
