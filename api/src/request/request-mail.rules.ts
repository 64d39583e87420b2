import type { RequestKind } from './request.model.js';

/** The data of a request in its confirmation. It omits the sender's text, because the address is not confirmed. */
export interface ConfirmedRequest {
  number: number;
  kind: RequestKind;
  /** Name of the product of a price match. */
  productName: string | null;
}

const texts: Record<RequestKind, { what: string; next: string }> = {
  COOPERATION: {
    what: 'ваше предложение о\u00a0сотрудничестве',
    next: 'Ответим в\u00a0течение двух рабочих дней по\u00a0почте или по\u00a0телефону из\u00a0заявки.',
  },
  PRICE_MATCH: {
    what: 'вашу заявку «Нашли дешевле?»',
    next: 'Сравним цены и\u00a0ответим в\u00a0течение рабочего дня.',
  },
  MADE_TO_ORDER: {
    what: 'вашу заявку на\u00a0товар под\u00a0заказ',
    next: 'Поищем и\u00a0ответим в\u00a0течение двух рабочих дней: есть\u00a0ли вещь, сколько стоит и\u00a0когда будет у\u00a0вас.',
  },
};

export function confirmationMail({ number, kind, productName }: ConfirmedRequest, shop: string): { subject: string; text: string } {
  const { what, next } = texts[kind];
  const parts = [
    'Здравствуйте!',
    `Мы получили ${what}. Номер\u00a0— ${number}.`,
    productName === null ? '' : `Товар: ${productName}`,
    next,
    `Письмо пришло, потому что этот адрес указали в\u00a0заявке на\u00a0${shop}. Если это были не\u00a0вы, ничего делать не\u00a0нужно.`,
  ];
  return { subject: `Заявка №\u00a0${number} принята`, text: `${parts.filter(Boolean).join('\n\n')}\n` };
}
