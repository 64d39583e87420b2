import type { MailDetail } from '../../message/mail/mail.model.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { RETURN_DAYS } from '../status/return.rules.js';
import { formatBonuses, formatDay, formatRoubles } from './mail-format.rules.js';
import {
  composeOrderMail,
  composeRefundSms,
  formatAddress,
  formatNumber,
  listAddressDetails,
  listGoods,
  listSoldGoods,
  type MailedOrder,
  type MailedUnit,
  type OrderMail,
} from './order-mail.rules.js';

const conditionText = 'вещь должна быть без\u00a0следов носки, ярлыки и\u00a0упаковка\u00a0— на\u00a0месте.';
const refundText = 'Деньги вернём не\u00a0позже чем через 10\u00a0дней, кроме расходов на\u00a0обратную доставку.';

/** The law gives shoppers three months to return goods if they were not informed in writing how to do it. */
const describeReturnTerms = (shopUrl: string): string => `${conditionText} ${refundText} Как вернуть: ${shopUrl}/info/offer/retail-sale`;

/** Units whose return the shopper has requested. */
export const composeReturnRequestedMail = (order: MailedOrder, units: readonly MailedUnit[], shopUrl: string): OrderMail =>
  composeOrderMail(
    order,
    {
      subject: `Заявка на\u00a0возврат по\u00a0заказу ${formatNumber(order)}`,
      blocks: [
        `Мы получили вашу заявку на\u00a0возврат по\u00a0заказу ${formatNumber(order)}:`,
        listGoods(units, shopUrl),
        `Условия возврата: ${describeReturnTerms(shopUrl)}`,
      ],
    },
    shopUrl,
  );

/** Units that moved in one step. */
export interface StepUnits {
  units: readonly MailedUnit[];
  /** Whether they are all units of the order. */
  isWholeOrder: boolean;
  /** Whether all the units were sent in exchange for others. */
  isReplacement: boolean;
  /** The units that are sent instead, if the step is an exchange. */
  replacements: readonly MailedUnit[];
}

/** Units that were returned in one step after their handover. */
export interface ReturnedUnits {
  units: readonly MailedUnit[];
  money: bigint;
  bonuses: number;
  /** Bonuses that the units had earned. */
  cashback: number;
}

/** «Доставим до 28 ноября.», if the units share one day. */
function describePromise(units: readonly MailedUnit[]): string {
  const days = [...new Set(units.map(({ deliveryTo }) => formatDay(deliveryTo)))];
  return days.length === 1 ? `Доставим до\u00a0${days[0]}.` : '';
}

function listTrackDetails(units: readonly MailedUnit[]): MailDetail[] {
  const codes = [...new Set(units.flatMap(({ trackCode }) => trackCode ?? []))];
  if (codes.length === 0) return [];
  return [{ label: codes.length === 1 ? 'Трек-код' : 'Трек-коды', value: codes.join(', '), isStrong: true }];
}

/** «Заказ № 1 передан в доставку», or the same about a part of it or about a replacement. */
function composeSubject(order: MailedOrder, { isWholeOrder, isReplacement }: StepUnits, phrases: { whole: string; part: string }): string {
  if (isReplacement) return `Замена по\u00a0заказу ${formatNumber(order)} ${phrases.part}`;
  return isWholeOrder ? `Заказ ${formatNumber(order)} ${phrases.whole}` : `Часть заказа ${formatNumber(order)} ${phrases.part}`;
}

type StepMail = (order: MailedOrder, step: StepUnits, shopUrl: string) => OrderMail;

const composeBoughtMail: StepMail = (order, step, shopUrl) => {
  const subject = composeSubject(order, step, { whole: 'выкуплен у\u00a0продавца', part: 'выкуплена у\u00a0продавца' });
  const blocks = [`${subject}:`, listGoods(step.units, shopUrl), { lead: describePromise(step.units) }];
  return composeOrderMail(order, { subject, blocks }, shopUrl);
};

const composeInRussiaMail: StepMail = (order, step, shopUrl) => {
  const subject = composeSubject(order, step, { whole: 'уже в\u00a0России', part: 'уже в\u00a0России' });
  const nextStep = 'Осталось упаковать и\u00a0передать в\u00a0доставку.';
  const blocks = [
    'На\u00a0наш склад в\u00a0России приехали:',
    listGoods(step.units, shopUrl),
    { lead: [nextStep, describePromise(step.units)].filter(Boolean).join(' ') },
  ];
  return composeOrderMail(order, { subject, blocks }, shopUrl);
};

const composeHandedOverMail: StepMail = (order, step, shopUrl) => {
  const subject = composeSubject(order, step, { whole: 'передан в\u00a0доставку', part: 'передана в\u00a0доставку' });
  const details = [...listTrackDetails(step.units), ...listAddressDetails(order.address)];
  const blocks = [`${subject}:`, listGoods(step.units, shopUrl), { details }, { lead: describePromise(step.units) }];
  return composeOrderMail(order, { subject, blocks }, shopUrl);
};

const composeReadyMail: StepMail = (order, step, shopUrl) => {
  const subject = composeSubject(order, step, { whole: 'ждёт вас', part: 'ждёт вас' });
  const details = [...listAddressDetails(order.address), ...listTrackDetails(step.units)];
  const blocks = ['Можно забирать:', listGoods(step.units, shopUrl), { details }];
  return {
    ...composeOrderMail(order, { subject, blocks }, shopUrl),
    sms: `Meet: ${subject.toLowerCase()}: ${formatAddress(order.address)}.`,
  };
};

const composeDeliveredMail: StepMail = (order, step, shopUrl) => {
  const subject = composeSubject(order, step, { whole: 'доставлен', part: 'доставлена' });
  const cashback = step.units.reduce((sum, unit) => sum + unit.cashback, 0);
  const blocks = [
    `${subject}:`,
    listGoods(step.units, shopUrl),
    cashback > 0 && { lead: `Кешбэк за\u00a0покупку: ${formatBonuses(cashback)}.` },
    `Если что-то не\u00a0подошло, это можно вернуть в\u00a0течение ${RETURN_DAYS}\u00a0дней после получения: ${describeReturnTerms(shopUrl)}`,
  ];
  return composeOrderMail(order, { subject, blocks }, shopUrl);
};

const composeExchangeMail: StepMail = (order, step, shopUrl) => {
  const blocks = [
    `Обмен по\u00a0заказу ${formatNumber(order)} оформлен. Меняем:`,
    listGoods(step.units, shopUrl),
    'На\u00a0замену отправим:',
    listGoods(step.replacements, shopUrl),
    { lead: [describePromise(step.replacements), 'Доплачивать не\u00a0нужно. О\u00a0каждом шаге напишем.'].filter(Boolean).join(' ') },
  ];
  return composeOrderMail(order, { subject: `Обмен по\u00a0заказу ${formatNumber(order)} оформлен`, blocks }, shopUrl);
};

/** Statuses that the shopper is notified of when units reach them. Others follow too closely, or have mails of their own. */
export const stepMails = {
  PURCHASED_FROM_SELLER: composeBoughtMail,
  ACCEPTED_IN_RUSSIA_STOCK_MEET: composeInRussiaMail,
  HANDED_OVER_FOR_DELIVERY: composeHandedOverMail,
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: composeReadyMail,
  DELIVERED: composeDeliveredMail,
  ARRANGED_EXCHANGE: composeExchangeMail,
} as const satisfies Partial<Record<OrderStatus, StepMail>>;

export type MailedStatus = keyof typeof stepMails;

export const isMailed = (status: OrderStatus): status is MailedStatus => Object.hasOwn(stepMails, status);

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
  const subject = `Вернули ${money} за\u00a0заказ ${formatNumber(order)}`;
  const blocks = [
    `Мы вернули ${money} за\u00a0товары заказа ${formatNumber(order)}. Когда деньги придут, зависит от\u00a0вашего банка.`,
    listSoldGoods(units, shopUrl),
    { lead: bonusSentences.filter(Boolean).join(' ') },
  ];
  return { ...composeOrderMail(order, { subject, blocks }, shopUrl), sms: composeRefundSms(order, money) };
};
