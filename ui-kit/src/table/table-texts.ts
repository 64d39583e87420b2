export const tableTexts = {
  empty: 'Пока пусто',
};
