/** Texts of `SearchField`. */
export const searchFieldTexts = {
  label: 'Поиск товаров',
  submit: 'Найти',
  clear: 'Очистить поиск',
  loading: 'Ищем',
  nothing: 'Ничего не\u00a0найдено',
  announcedNothing: 'Ничего не найдено',
  found: 'Найдено {goods}',
  suggestions: 'Подсказки',
  suggestionForms: { one: 'подсказка', few: 'подсказки', many: 'подсказок' },
  removeRow: 'Убрать «{text}»',
  clearGroup: 'Очистить',
  clearGroupNamed: 'Очистить: {title}',
  results: 'Результаты поиска',
};
