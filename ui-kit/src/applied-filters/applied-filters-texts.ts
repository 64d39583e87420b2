export const appliedFiltersTexts = {
  label: 'Выбранные фильтры',
  resetAll: 'Сбросить все',
};
