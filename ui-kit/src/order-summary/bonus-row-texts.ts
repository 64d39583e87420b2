/** Texts of `BonusRow` beside those that it shares with `OrderSums`. */
export const bonusRowTexts = {
  limit: 'Можно списать до\u00a0{count}',
  none: 'Для этого заказа списать нечего',
};
