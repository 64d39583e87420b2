export const comboboxTexts = {
  open: 'Показать варианты',
  empty: 'Ничего не\u00a0найдено',
  loading: 'Загружаем…',
  remove: 'Убрать: {label}',
};
