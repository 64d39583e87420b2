/** Texts of `Table`. */
export const tableTexts = {
  empty: 'Пока пусто',
};
