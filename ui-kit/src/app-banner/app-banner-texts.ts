export const appBannerTexts = {
  label: 'Мобильное приложение',
  title: '{brand} в\u00a0приложении',
  text: 'Избранное и\u00a0заказы под\u00a0рукой',
  action: 'Скачать',
  stores: 'Магазины приложений',
  close: 'Закрыть',
};
