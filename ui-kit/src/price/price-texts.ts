export const priceTexts = {
  from: 'от\u00a0{price}',
  reduced: 'Цена со скидкой',
  old: 'Старая цена',
  // `ownReduced` and `ownOld` replace `reduced` and `old` where the price is the one for members.
  ownReduced: 'Ваша цена',
  ownOld: 'Без скидки',
  forMembers: 'для\u00a0своих',
  memberPrice: '{price} для\u00a0своих',
  cashback: '{bonuses} вернём кешбэком',
};
