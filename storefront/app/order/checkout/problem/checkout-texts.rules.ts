/** What is said above the form. */
export interface ProblemMessage {
  title: string;
  text: string;
}

export const nothingDone = 'Мы\u00a0ничего не\u00a0оформили и\u00a0не\u00a0списали.';

/** Words of the problems that a browser finds by itself. The others come with the answer of the server. */
export const checkoutTexts = {
  gone: { title: 'Не\u00a0всё ещё можно купить', text: `${nothingDone} Остальное можно заказать сейчас.` },
  lost: {
    title: 'Связь прервалась',
    text: 'Неизвестно, оформлен\u00a0ли заказ. Попробуйте ещё раз: второй такой\u00a0же заказ не\u00a0появится.',
  },
  swapLost: {
    title: 'Связь прервалась',
    text: 'Неизвестно, заменили\u00a0ли вещь. Заказ мы\u00a0не\u00a0оформляли. Попробуйте ещё раз или\u00a0посмотрите в\u00a0корзине.',
  },
  sumSilent: {
    title: 'Не\u00a0получилось пересчитать сумму',
    text: `${nothingDone} Всё, что вы\u00a0ввели, сохранено. Попробуйте ещё раз.`,
  },
};
