/** Texts of `LoyaltyLevels`. */
export const loyaltyLevelsTexts = {
  caption: 'Уровни программы лояльности',
  level: 'Уровень',
  spent: 'Покупки',
  chargeOff: 'Оплата бонусами',
  cashback: 'Кешбэк',
  own: 'ваш уровень',
  from: 'от\u00a0{amount}',
  fromFirst: 'с\u00a0первой покупки',
  upTo: 'до\u00a0{percentage}',
  highest: 'Это высший уровень',
  remaining: 'До\u00a0{level} осталось {amount}',
  progress: 'Путь к\u00a0уровню {level}',
  progressText: 'Осталось {amount}',
};
