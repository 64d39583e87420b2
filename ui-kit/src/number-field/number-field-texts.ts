/** Texts of `NumberField`. */
export const numberFieldTexts = {
  less: 'Уменьшить',
  more: 'Увеличить',
};
