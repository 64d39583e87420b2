export const footerTexts = {
  appTitle: 'Приложение {brand}',
  appText: 'Наведите камеру: откроется App\u00a0Store, Google\u00a0Play или\u00a0RuStore.',
  appAction: 'Скачать',
  links: '{title}, ссылки внизу',
  social: '{brand} в\u00a0соцсетях',
  payments: 'Способы оплаты',
};
