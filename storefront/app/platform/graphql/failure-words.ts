/** What a shopper is told where the API was not heard. */
export const noAnswer = 'Нет связи. Попробуйте ещё раз.';
