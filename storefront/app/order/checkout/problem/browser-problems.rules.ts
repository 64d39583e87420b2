import type { Problem, ProblemMessage } from '../placing/checkout-outcome.ts';

export const nothingPlacedText = 'Мы\u00a0ничего не\u00a0оформили и\u00a0не\u00a0списали.';

/** Texts of the problems that the browser detects itself. The texts of other problems come with the response of the server. */
export const browserProblemTexts = {
  sold: { title: 'Часть вещей уже не\u00a0купить', text: `${nothingPlacedText} Введённые данные сохранены.` },
  unknown: {
    title: 'Связь прервалась',
    text: 'Не\u00a0знаем, дошёл\u00a0ли заказ. Отправьте его ещё\u00a0раз: второго заказа и\u00a0второго списания не\u00a0будет.',
  },
  swapUnknown: {
    title: 'Связь прервалась',
    text: 'Неизвестно, заменили\u00a0ли вещь. Заказ мы\u00a0не\u00a0оформляли. Попробуйте ещё раз или\u00a0посмотрите в\u00a0корзине.',
  },
  sumUnknown: {
    title: 'Не\u00a0получилось пересчитать сумму',
    text: `${nothingPlacedText} Всё, что вы\u00a0ввели, сохранено. Попробуйте ещё раз.`,
  },
};

/** Returns the text of a problem: that of the server, or else the browser's own. */
export function completeMessage({ kind }: Problem, message: ProblemMessage): ProblemMessage {
  const texts: Partial<Record<Problem['kind'], ProblemMessage>> = browserProblemTexts;
  return message.title ? message : (texts[kind] ?? message);
}
