/** Texts of `CodeField`. */
export const codeFieldTexts = {
  digit: 'Цифра {number} из {length}',
};
