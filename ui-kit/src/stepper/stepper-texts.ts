/** Texts of `Stepper`, read before the title of a step. */
export const stepperTexts = {
  done: 'Пройдено: ',
  current: 'Сейчас: ',
  coming: 'Впереди: ',
};
