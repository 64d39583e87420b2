import type { MailDetail } from '../../message/mail/mail.model.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { RETURN_DAYS } from '../status/return.rules.js';
import { formatBonuses, formatDay } from './mail-format.rules.js';
import {
  buildGoodsBlock,
  composeOrderMail,
  formatAddress,
  formatOrderNumber,
  listAddressDetails,
  type MailedOrder,
  type MailedUnit,
  type OrderMail,
} from './order-mail-parts.rules.js';
import { describeReturnTerms } from './return-mails.rules.js';

/** Units that moved in one step. */
export interface StepUnits {
  units: readonly MailedUnit[];
  /** Whether `units` are all units of the order. */
  isWholeOrder: boolean;
  /** Whether all `units` were sent in exchange for other units. */
  isReplacement: boolean;
  /** The units that are sent instead of `units`, if the step is an exchange. */
  replacements: readonly MailedUnit[];
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

/** «Заказ № 1 передан в доставку», or the same about a part of the order or a replacement. */
function composeSubject(order: MailedOrder, { isWholeOrder, isReplacement }: StepUnits, phrases: { whole: string; part: string }): string {
  if (isReplacement) return `Замена по\u00a0заказу ${formatOrderNumber(order)} ${phrases.part}`;
  return isWholeOrder ? `Заказ ${formatOrderNumber(order)} ${phrases.whole}` : `Часть заказа ${formatOrderNumber(order)} ${phrases.part}`;
}

type StepMail = (order: MailedOrder, step: StepUnits, shopUrl: string) => OrderMail;

const composeBoughtMail: StepMail = (order, step, shopUrl) => {
  const subject = composeSubject(order, step, { whole: 'выкуплен у\u00a0продавца', part: 'выкуплена у\u00a0продавца' });
  const blocks = [`${subject}:`, buildGoodsBlock(step.units, shopUrl), { underHeading: describePromise(step.units) }];
  return composeOrderMail(order, { subject, blocks }, shopUrl);
};

const composeInRussiaMail: StepMail = (order, step, shopUrl) => {
  const subject = composeSubject(order, step, { whole: 'уже в\u00a0России', part: 'уже в\u00a0России' });
  const nextStep = 'Осталось упаковать и\u00a0передать в\u00a0доставку.';
  const blocks = [
    'На\u00a0наш склад в\u00a0России приехали:',
    buildGoodsBlock(step.units, shopUrl),
    { underHeading: [nextStep, describePromise(step.units)].filter(Boolean).join(' ') },
  ];
  return composeOrderMail(order, { subject, blocks }, shopUrl);
};

const composeHandedOverMail: StepMail = (order, step, shopUrl) => {
  const subject = composeSubject(order, step, { whole: 'передан в\u00a0доставку', part: 'передана в\u00a0доставку' });
  const details = [...listTrackDetails(step.units), ...listAddressDetails(order.address)];
  const blocks = [`${subject}:`, buildGoodsBlock(step.units, shopUrl), { details }, { underHeading: describePromise(step.units) }];
  return composeOrderMail(order, { subject, blocks }, shopUrl);
};

const composeReadyMail: StepMail = (order, step, shopUrl) => {
  const subject = composeSubject(order, step, { whole: 'ждёт вас', part: 'ждёт вас' });
  const details = [...listAddressDetails(order.address), ...listTrackDetails(step.units)];
  const blocks = ['Можно забирать:', buildGoodsBlock(step.units, shopUrl), { details }];
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
    buildGoodsBlock(step.units, shopUrl),
    cashback > 0 && { underHeading: `Кешбэк за\u00a0покупку: ${formatBonuses(cashback)}.` },
    `Если что-то не\u00a0подошло, это можно вернуть в\u00a0течение ${RETURN_DAYS}\u00a0дней после получения: ${describeReturnTerms(shopUrl)}`,
  ];
  return composeOrderMail(order, { subject, blocks }, shopUrl);
};

const composeExchangeMail: StepMail = (order, step, shopUrl) => {
  const advice = 'Доплачивать не\u00a0нужно. О\u00a0каждом шаге напишем.';
  const blocks = [
    `Обмен по\u00a0заказу ${formatOrderNumber(order)} оформлен. Меняем:`,
    buildGoodsBlock(step.units, shopUrl),
    'На\u00a0замену отправим:',
    buildGoodsBlock(step.replacements, shopUrl),
    { underHeading: [describePromise(step.replacements), advice].filter(Boolean).join(' ') },
  ];
  return composeOrderMail(order, { subject: `Обмен по\u00a0заказу ${formatOrderNumber(order)} оформлен`, blocks }, shopUrl);
};

/**
 * Statuses that the shopper is notified of when units reach them. Other statuses follow each other too closely, or have mails of their own.
 */
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
