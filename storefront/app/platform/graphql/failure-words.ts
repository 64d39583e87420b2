/** Shown to shoppers when the API cannot be reached. */
export const noAnswer = 'Нет связи. Попробуйте ещё раз.';
