export const categoryMenuTexts = {
  label: 'Каталог',
  wholeSection: 'Весь раздел',
  viewAll: 'Смотреть все',
  openSection: 'Показать раздел: {name}',
};
