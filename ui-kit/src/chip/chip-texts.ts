export const chipTexts = {
  remove: 'Убрать',
};
