export const notFoundTexts = {
  sentence: 'Страница не найдена. Давайте вернёмся в\u00a0каталог и\u00a0попробуем снова.',
  catalog: 'Каталог',
  /** Accessible name of the search form. */
  search: 'Поиск',
  /** Label of the search field. */
  searchLabel: 'Поиск товаров',
  searchPlaceholder: 'Или найдите, что искали',
  categories: 'Категории',
};
