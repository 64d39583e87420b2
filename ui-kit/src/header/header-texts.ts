export const headerTexts = {
  home: '{brand}, на\u00a0главную',
  skip: 'К\u00a0содержанию',
  service: 'Сервис',
  menu: 'Меню',
  search: 'Поиск',
};
