import { formatBonuses, formatRoubles } from './mail-format.rules.js';
import {
  buildGoodsBlock,
  buildPricedGoodsBlock,
  composeOrderMail,
  formatOrderNumber,
  type MailedOrder,
  type MailedUnit,
  type OrderMail,
} from './order-mail-parts.rules.js';
import { composeRefundSms } from './refund-sms.rules.js';

const conditionText = 'вещь должна быть без\u00a0следов носки, ярлыки и\u00a0упаковка\u00a0— на\u00a0месте.';
const refundText = 'Деньги вернём не\u00a0позже чем через 10\u00a0дней, кроме расходов на\u00a0обратную доставку.';

/** By law, a shopper who was not informed in writing how to return goods may return them for three months. */
export const describeReturnTerms = (shopUrl: string): string =>
  `${conditionText} ${refundText} Как вернуть: ${shopUrl}/info/offer/retail-sale`;

/** The mail about units whose return the shopper has requested. */
export const composeReturnRequestedMail = (order: MailedOrder, units: readonly MailedUnit[], shopUrl: string): OrderMail =>
  composeOrderMail(
    order,
    {
      subject: `Заявка на\u00a0возврат по\u00a0заказу ${formatOrderNumber(order)}`,
      blocks: [
        `Мы получили вашу заявку на\u00a0возврат по\u00a0заказу ${formatOrderNumber(order)}:`,
        buildGoodsBlock(units, shopUrl),
        `Условия возврата: ${describeReturnTerms(shopUrl)}`,
      ],
    },
    shopUrl,
  );

/** Units that were returned in one step after their handover. */
export interface ReturnedUnits {
  units: readonly MailedUnit[];
  money: bigint;
  bonuses: number;
  /** Bonuses that the units had earned. */
  cashback: number;
}

export const composeReturnedMail = (
  order: MailedOrder,
  { units, money: kopecks, bonuses, cashback }: ReturnedUnits,
  shopUrl: string,
): OrderMail => {
  const money = formatRoubles(kopecks);
  const bonusSentences = [
    bonuses > 0 && `${formatBonuses(bonuses)} снова на\u00a0вашем счёте.`,
    cashback > 0 && `Кешбэк за\u00a0эти товары списан: ${formatBonuses(cashback)}.`,
  ];
  const subject = `Вернули ${money} за\u00a0заказ ${formatOrderNumber(order)}`;
  const blocks = [
    `Мы вернули ${money} за\u00a0товары заказа ${formatOrderNumber(order)}. Когда деньги придут, зависит от\u00a0вашего банка.`,
    buildPricedGoodsBlock(units, shopUrl),
    { underHeading: bonusSentences.filter(Boolean).join(' ') },
  ];
  return { ...composeOrderMail(order, { subject, blocks }, shopUrl), sms: composeRefundSms(order, money) };
};
