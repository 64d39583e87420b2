export const colourPickerTexts = {
  label: 'Цвет',
  soldOut: '{name}, нет в\u00a0наличии',
};
