/** Texts of `BonusRow`, besides those that it shares with `OrderSums`. */
export const bonusRowTexts = {
  limit: 'Можно списать {count}',
  spent: 'Списываем {count} из\u00a0{max}',
  none: 'Для этого заказа списать нечего',
};
