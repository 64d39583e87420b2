/** Texts of `BonusRow` beside those that it shares with `OrderSums`. */
export const bonusRowTexts = {
  limit: 'Можно списать {count}',
  none: 'Для этого заказа списать нечего',
};
