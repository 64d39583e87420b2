import { bonusForms, plural } from '@meet/ui-kit/plural';
import { capitalize } from '../../../platform/capitalize.ts';
import { computeLastMoment } from '../../../platform/format-date.ts';
import type { ReturnMethod, ReturnReason } from '../../../platform/graphql/generated/graphql.ts';
import { formatDay } from '../../order-dates.ts';
import type { OwnLine } from '../displayed-order.rules.ts';
import { describePendingRefund } from '../order-money.rules.ts';
import type { OrderLine } from './order-line.rules.ts';

export const returnReasons: Record<ReturnReason, string> = {
  SIZE: 'Не\u00a0подошёл размер',
  LOOK: 'Выглядит не\u00a0так, как на\u00a0фото',
  DEFECT: 'Брак или повреждение',
  WRONG_ITEM: 'Прислали не\u00a0то',
  CHANGED_MIND: 'Передумали',
};

export const returnMethods: Record<ReturnMethod, string> = {
  PICKUP_POINT: 'Сдам в\u00a0пункт выдачи',
  COURIER: 'Отдам курьеру',
  POST: 'Отправлю почтой',
};

const isKey = <Key extends string>(record: Record<Key, string>, value: string): value is Key => Object.hasOwn(record, value);

/** Reads the reason in a return form; null if it is missing or invalid. */
export const toReturnReason = (value: string): ReturnReason | null => (isKey(returnReasons, value) ? value : null);
/** Reads the method in a return form; null if it is missing or invalid. */
export const toReturnMethod = (value: string): ReturnMethod | null => (isKey(returnMethods, value) ? value : null);

/** Whether the shop pays for sending the unit back, because the shop is at fault. */
export const isFreeOfCharge = (reason: ReturnReason | null): boolean => reason === 'DEFECT' || reason === 'WRONG_ITEM' || reason === 'LOOK';

/**
 * Says that the cashback of a unit is revoked with its return: «Кешбэк за вещь, 267 бонусов, спишем». Empty if the unit has earned no
 * cashback.
 */
export const describeRevokedCashback = ({ status, cashback }: Pick<OwnLine, 'status' | 'cashback'>): string =>
  status === 'DELIVERED' && cashback > 0 ? ` Кешбэк за\u00a0вещь, ${plural(cashback, bonusForms)}, спишем.` : '';

/**
 * Describes by when to send the unit. If that day is later than the day of the refund, it is left out, because the shop would then seem to
 * refund the unit before it arrives.
 */
function describeSendingDeadline({ returnUntil, refundBy }: Pick<OrderLine, 'returnUntil' | 'refundBy'>): string {
  if (!returnUntil) return '';
  const isAfterRefund = refundBy && Date.parse(returnUntil) > Date.parse(`${refundBy}T24:00+03:00`);
  return isAfterRefund ? '' : ` до\u00a0${formatDay(computeLastMoment(returnUntil))}`;
}

const sendingVerbs: Partial<Record<ReturnMethod, string>> = { PICKUP_POINT: 'Сдайте', POST: 'Отправьте' };
const sendingInfinitives: Partial<Record<ReturnMethod, string>> = { PICKUP_POINT: 'сдать', POST: 'отправить' };

/** Says in short how a unit is sent back and by when: «сдать до 11 декабря». Empty if a courier fetches the unit, or if no day is named. */
export function describeSending(line: Pick<OrderLine, 'returnMethod' | 'returnUntil' | 'refundBy'>): string {
  const verb = line.returnMethod && sendingInfinitives[line.returnMethod];
  const day = describeSendingDeadline(line);
  return verb && day ? verb + day : '';
}

/** Says in short by when to send a unit and by when its money is refunded: «Сдайте до 11 декабря, деньги вернём не позже 15 декабря.» */
export function describeReturnTerms(line: OwnLine): string {
  const verb = line.status === 'DELIVERED' && line.returnMethod && sendingVerbs[line.returnMethod];
  const day = describeSendingDeadline(line);
  const refund = line.refundBy && `деньги вернём не\u00a0позже ${formatDay(line.refundBy)}`;
  const text = [verb && day && verb + day, refund].filter(Boolean).join(', ');
  return text && `${capitalize(text)}.`;
}

/** The carrier whose rates apply, in the genitive. */
function nameCarrier(method: ReturnMethod | null): string {
  if (method === 'PICKUP_POINT') return 'СДЭК';
  return method === 'POST' ? 'почты' : 'перевозчика';
}

function describeSendingBack(line: OwnLine, { number, phone }: { number: number; phone: string }): string {
  const until = describeSendingDeadline(line);
  switch (line.returnMethod) {
    case 'PICKUP_POINT':
      return `Сдайте вещь в\u00a0любой пункт выдачи СДЭК${until} и\u00a0назовите номер заказа ${number}.`;
    case 'COURIER':
      return `Курьер позвонит по\u00a0номеру ${phone} и\u00a0договорится о\u00a0времени.`;
    case 'POST':
      return `Отправьте вещь посылкой${until} и\u00a0вложите записку с\u00a0номером заказа ${number}.`;
    default:
      return 'Как отправить вещь, написали в\u00a0письме.';
  }
}

/**
 * Describes what happens after the request to return a unit, step by step, and by when. A unit that has not been delivered is not sent
 * back.
 */
export function describeReturn(line: OwnLine, order: { number: number; phone: string }): string[] {
  const refund = describePendingRefund(line.soldPrice, line.bonuses);
  const until = line.refundBy ? ` Не\u00a0позже ${formatDay(line.refundBy)}.` : '';
  const steps = refund ? [`${refund}.${until}${describeRevokedCashback(line)}`] : [];
  if (line.status !== 'DELIVERED') return ['Остановим доставку или примем вещь назад, когда она вернётся.', ...steps];
  const payer = isFreeOfCharge(line.returnReason) ? 'оплатим мы' : `оплачиваете вы по\u00a0тарифу ${nameCarrier(line.returnMethod)}`;
  const cost = line.returnReason ? ` Обратную доставку ${payer}.` : '';
  return [describeSendingBack(line, order) + cost, 'Получим вещь, проверим её и\u00a0напишем вам.', ...steps];
}
