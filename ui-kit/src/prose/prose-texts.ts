export const proseTexts = {
  table: 'Таблица {number}',
};
