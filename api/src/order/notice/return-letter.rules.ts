import { composeOrderMail, type NoticedOrder, type NoticedUnit, named, type OrderMail, titles } from './order-notice.rules.js';

const inWhatState = 'вещь не\u00a0должна быть в\u00a0носке, ярлыки и\u00a0упаковка\u00a0— на\u00a0месте.';
const moneyBack = 'Деньги вернём не\u00a0позже чем через 10\u00a0дней, кроме расходов на\u00a0обратную доставку.';

/** The law gives three months to send goods back to a shopper who was not told in writing how to do it. */
export const returnTerms = (shop: string): string => `${inWhatState} ${moneyBack} Как вернуть: ${shop}/info/offer/retail-sale`;

/** The shopper has asked to return these units. */
export const returnRequestedMail = (order: NoticedOrder, units: readonly NoticedUnit[], shop: string): OrderMail =>
  composeOrderMail(
    order,
    {
      subject: `Заявка на\u00a0возврат по\u00a0заказу ${named(order)}`,
      parts: [
        `Мы получили вашу заявку на\u00a0возврат по\u00a0заказу ${named(order)}:`,
        titles(units, shop),
        `Условия возврата: ${returnTerms(shop)}`,
      ],
    },
    shop,
  );
