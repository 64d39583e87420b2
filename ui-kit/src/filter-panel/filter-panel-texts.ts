export const filterPanelTexts = {
  label: 'Фильтры',
  chosen: 'выбрано',
  reset: 'Сбросить',
  submit: 'Показать {goods}',
  nothing: 'Ничего не\u00a0найдено',
  search: 'Найти',
  searchIn: 'Найти: {group}',
  more: 'Ещё {options}',
  less: 'Свернуть',
  found: 'Найдено: {count}',
  noneFound: 'Ничего не\u00a0нашлось',
};
