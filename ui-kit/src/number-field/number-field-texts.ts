export const numberFieldTexts = {
  less: 'Уменьшить',
  more: 'Увеличить',
};
