import { describeBonusEffect } from './BonusDrawer.tsx';

const withoutBonuses = { total: 1_889_000, cashback: 566 };

test.each([
  ['the cashback that becomes less', { total: 1_842_000, cashback: 552 }, 'Без бонусов — 18 890 ₽. Кешбэк: 552 бонуса вместо 566.'],
  ['no cashback that stays', { total: 1_888_900, cashback: 566 }, 'Без бонусов — 18 890 ₽.'],
])('the note about a sum with bonuses names the sum without them, and %s', (_, sum, text) => {
  expect(describeBonusEffect(sum, withoutBonuses).replaceAll('\u00a0', ' ')).toBe(text);
});
