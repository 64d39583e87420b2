export const promoFieldTexts = {
  label: 'Промокод',
  apply: 'Применить',
  remove: 'Убрать',
  applied: 'Промокод применён',
  notFound: 'Промокод не\u00a0найден',
  missing: 'Введите промокод',
};
