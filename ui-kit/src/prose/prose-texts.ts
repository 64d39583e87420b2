/** Texts of `Prose`. */
export const proseTexts = {
  table: 'Таблица {number}',
};
