export const headerTexts = {
  home: '{brand}, на\u00a0главную',
  skip: 'К\u00a0содержанию',
  /** Accessible name of the navigation with the service links. */
  service: 'Сервис',
  menu: 'Меню',
  search: 'Поиск',
};
