import type { Fact } from '../../message/mail/mail.model.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { RETURN_DAYS } from '../status/return.rules.js';
import {
  addressFacts,
  addressLine,
  composeOrderMail,
  formatNumber,
  type MailedOrder,
  type MailedUnit,
  type OrderMail,
  refundSms,
  soldList,
  titles,
} from './order-mail.rules.js';
import { inBonuses, inRoubles, onDay } from './wording.rules.js';

const inWhatState = 'вещь не\u00a0должна быть в\u00a0носке, ярлыки и\u00a0упаковка\u00a0— на\u00a0месте.';
const moneyBack = 'Деньги вернём не\u00a0позже чем через 10\u00a0дней, кроме расходов на\u00a0обратную доставку.';

/** The law gives shoppers three months to return goods if they were not informed in writing how to do it. */
const describeReturnTerms = (shop: string): string => `${inWhatState} ${moneyBack} Как вернуть: ${shop}/info/offer/retail-sale`;

/** Units whose return the shopper has requested. */
export const returnRequestedMail = (order: MailedOrder, units: readonly MailedUnit[], shop: string): OrderMail =>
  composeOrderMail(
    order,
    {
      subject: `Заявка на\u00a0возврат по\u00a0заказу ${formatNumber(order)}`,
      parts: [
        `Мы получили вашу заявку на\u00a0возврат по\u00a0заказу ${formatNumber(order)}:`,
        titles(units, shop),
        `Условия возврата: ${describeReturnTerms(shop)}`,
      ],
    },
    shop,
  );

/** Units that moved in one step. */
export interface StepUnits {
  units: readonly MailedUnit[];
  /** Whether they are all units of the order. */
  isWholeOrder: boolean;
  /** Whether all of them were sent in exchange for others. */
  isReplacement: boolean;
  /** The replacements. */
  replacements: readonly MailedUnit[];
}

/** Units that were returned in one step after their handover. */
export interface Return {
  units: readonly MailedUnit[];
  money: bigint;
  bonuses: number;
  /** Bonuses that the units had earned. */
  cashback: number;
}

/** «Доставим до 28 ноября.», if the units share one day. */
function describePromise(units: readonly MailedUnit[]): string {
  const days = [...new Set(units.map(({ deliveryTo }) => onDay(deliveryTo)))];
  return days.length === 1 ? `Доставим до\u00a0${days[0]}.` : '';
}

function trackFacts(units: readonly MailedUnit[]): Fact[] {
  const codes = [...new Set(units.flatMap(({ trackCode }) => trackCode ?? []))];
  if (codes.length === 0) return [];
  return [{ label: codes.length === 1 ? 'Трек-код' : 'Трек-коды', value: codes.join(', '), isStrong: true }];
}

/** «Заказ № 1 передан в доставку», or the same about a part of it or about a replacement. */
function composeSubject(order: MailedOrder, { isWholeOrder, isReplacement }: StepUnits, phrases: { whole: string; part: string }): string {
  if (isReplacement) return `Замена по\u00a0заказу ${formatNumber(order)} ${phrases.part}`;
  return isWholeOrder ? `Заказ ${formatNumber(order)} ${phrases.whole}` : `Часть заказа ${formatNumber(order)} ${phrases.part}`;
}

type StepMail = (order: MailedOrder, step: StepUnits, shop: string) => OrderMail;

const boughtMail: StepMail = (order, step, shop) => {
  const subject = composeSubject(order, step, { whole: 'выкуплен у\u00a0продавца', part: 'выкуплена у\u00a0продавца' });
  const parts = [`${subject}:`, titles(step.units, shop), { early: describePromise(step.units) }];
  return composeOrderMail(order, { subject, parts }, shop);
};

const inRussiaMail: StepMail = (order, step, shop) => {
  const subject = composeSubject(order, step, { whole: 'уже в\u00a0России', part: 'уже в\u00a0России' });
  const rest = 'Осталось упаковать и\u00a0передать в\u00a0доставку.';
  const parts = [
    'На\u00a0наш склад в\u00a0России приехали:',
    titles(step.units, shop),
    { early: [rest, describePromise(step.units)].filter(Boolean).join(' ') },
  ];
  return composeOrderMail(order, { subject, parts }, shop);
};

const handedOverMail: StepMail = (order, step, shop) => {
  const subject = composeSubject(order, step, { whole: 'передан в\u00a0доставку', part: 'передана в\u00a0доставку' });
  const facts = [...trackFacts(step.units), ...addressFacts(order.address)];
  const parts = [`${subject}:`, titles(step.units, shop), { facts }, { early: describePromise(step.units) }];
  return composeOrderMail(order, { subject, parts }, shop);
};

const readyMail: StepMail = (order, step, shop) => {
  const subject = composeSubject(order, step, { whole: 'ждёт вас', part: 'ждёт вас' });
  const facts = [...addressFacts(order.address), ...trackFacts(step.units)];
  const parts = ['Можно забирать:', titles(step.units, shop), { facts }];
  return {
    ...composeOrderMail(order, { subject, parts }, shop),
    sms: `Meet: ${subject.toLowerCase()}: ${addressLine(order.address)}.`,
  };
};

const deliveredMail: StepMail = (order, step, shop) => {
  const subject = composeSubject(order, step, { whole: 'доставлен', part: 'доставлена' });
  const cashback = step.units.reduce((sum, unit) => sum + unit.cashback, 0);
  const parts = [
    `${subject}:`,
    titles(step.units, shop),
    cashback > 0 && { early: `Кешбэк за\u00a0покупку: ${inBonuses(cashback)}.` },
    `Если что-то не\u00a0подошло, это можно вернуть в\u00a0течение ${RETURN_DAYS}\u00a0дней после получения: ${describeReturnTerms(shop)}`,
  ];
  return composeOrderMail(order, { subject, parts }, shop);
};

const exchangeMail: StepMail = (order, step, shop) => {
  const parts = [
    `Обмен по\u00a0заказу ${formatNumber(order)} оформлен. Меняем:`,
    titles(step.units, shop),
    'На\u00a0замену отправим:',
    titles(step.replacements, shop),
    { early: [describePromise(step.replacements), 'Доплачивать не\u00a0нужно. О\u00a0каждом шаге напишем.'].filter(Boolean).join(' ') },
  ];
  return composeOrderMail(order, { subject: `Обмен по\u00a0заказу ${formatNumber(order)} оформлен`, parts }, shop);
};

/** Statuses that the shopper is notified of when units reach them. Others follow too closely, or have mails of their own. */
export const stepMails = {
  PURCHASED_FROM_SELLER: boughtMail,
  ACCEPTED_IN_RUSSIA_STOCK_MEET: inRussiaMail,
  HANDED_OVER_FOR_DELIVERY: handedOverMail,
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: readyMail,
  DELIVERED: deliveredMail,
  ARRANGED_EXCHANGE: exchangeMail,
} as const satisfies Partial<Record<OrderStatus, StepMail>>;

export type MailedStatus = keyof typeof stepMails;

export const isMailed = (status: OrderStatus): status is MailedStatus => Object.hasOwn(stepMails, status);

export const returnedMail = (order: MailedOrder, { units, money: kopecks, bonuses, cashback }: Return, shop: string): OrderMail => {
  const money = inRoubles(kopecks);
  const bonusFacts = [
    bonuses > 0 && `${inBonuses(bonuses)} снова на\u00a0вашем счёте.`,
    cashback > 0 && `Кешбэк за\u00a0эти товары списан: ${inBonuses(cashback)}.`,
  ];
  const subject = `Вернули ${money} за\u00a0заказ ${formatNumber(order)}`;
  const parts = [
    `Мы вернули ${money} за\u00a0товары заказа ${formatNumber(order)}. Когда деньги придут, зависит от\u00a0вашего банка.`,
    soldList(units, shop),
    { early: bonusFacts.filter(Boolean).join(' ') },
  ];
  return { ...composeOrderMail(order, { subject, parts }, shop), sms: refundSms(order, money) };
};
