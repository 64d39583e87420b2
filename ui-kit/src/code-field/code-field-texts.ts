export const codeFieldTexts = {
  digit: 'Цифра {number} из {length}',
};
