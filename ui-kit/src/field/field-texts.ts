export const fieldTexts = {
  optional: 'необязательно',
};
