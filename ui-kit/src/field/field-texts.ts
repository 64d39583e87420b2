/** Texts of `Field`. */
export const fieldTexts = {
  optional: 'необязательно',
};
