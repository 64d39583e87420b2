/** Texts of `Stepper`, which screen readers announce before the title of a step. */
export const stepperTexts = {
  done: 'Пройдено: ',
  current: 'Сейчас: ',
  coming: 'Впереди: ',
};
