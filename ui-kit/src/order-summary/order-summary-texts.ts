export const orderSummaryTexts = {
  title: 'Ваш заказ',
  goods: 'Товары',
  discount: 'Скидка',
  promo: 'Промокод',
  bonuses: 'Meet-бонусы',
  delivery: 'Доставка',
  deliveryUnknown: 'При\u00a0оформлении',
  cashback: 'Начислим кешбэк',
  total: 'Итого',
  memberSaving: 'По\u00a0ценам для\u00a0своих дешевле на\u00a0{amount}',
};
