import { bonusForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { formatDay } from '../order-dates.ts';
import { isEnded } from '../order-status.rules.ts';
import type { DisplayedOrder, OwnLine, OwnOrder } from './displayed-order.rules.ts';

/** Whether the order was paid, even if the payment has been refunded since. */
export const wasPaid = ({ publicOrder }: DisplayedOrder): boolean => ['SUCCEEDED', 'REFUNDED'].includes(publicOrder.payment.state);

/** Formats a refund: «4 084 ₽ и 106 бонусов». Zeros are left out; empty if both are zero. */
export function formatRefund(money: number, bonuses: number): string {
  const parts = [money > 0 && formatMoney(money), bonuses > 0 && plural(bonuses, bonusForms)];
  return parts.filter(Boolean).join(' и\u00a0');
}

const paymentSourceText = 'на\u00a0карту или счёт, с\u00a0которых вы\u00a0платили';

/** Legal deadline of the refund. */
export const refundDeadlineText = 'не\u00a0позже чем через 10\u00a0дней';

/** The sentence after a text about a completed refund. */
export const bankDelayText = 'Банк может зачислять деньги несколько дней.';

/** Describes a future refund: «8 900 ₽ вернём на карту или счёт, с которых вы платили, 106 бонусов — на бонусный счёт». */
export function describePendingRefund(money: number, bonuses: number): string {
  const moneyText = money > 0 && `${formatRefund(money, 0)} вернём ${paymentSourceText}`;
  const bonusText =
    bonuses > 0 &&
    (moneyText ? `${formatRefund(0, bonuses)}\u00a0— на\u00a0бонусный счёт` : `${formatRefund(0, bonuses)} вернём на\u00a0бонусный счёт`);
  return [moneyText, bonusText].filter(Boolean).join(', ');
}

/** Describes a completed refund: «Вернули 8 900 ₽ 25 ноября на карту или счёт, с которых вы платили». */
export const describeCompletedRefund = (money: number, refundedAt: string | null): string =>
  [`Вернули ${formatMoney(money)}`, refundedAt && formatDay(refundedAt), paymentSourceText].filter(Boolean).join(' ');

/** Whether all ended units have been refunded. */
export const isFullyRefunded = ({ refunded, due }: OwnOrder): boolean => refunded >= due.money;

/**
 * Returns the sums of an order for the kit's `OrderSummary`. If the order was paid or has ended, these are the original sums, so that they
 * match the paid and refunded amounts. Otherwise these are the sums of the remaining units.
 */
export function computeAmounts(ownOrder: OwnOrder) {
  const hasOriginalSums = ownOrder.remainder.units === 0 || ownOrder.due.money > 0;
  const {
    goods,
    discount,
    promoDiscount: promo,
    paidByBonuses: bonuses,
    deliveryPrice: delivery,
    totalPrice: total,
  } = hasOriginalSums ? ownOrder : ownOrder.remainder;
  // A unit that replaces an exchanged one was not paid for, so it is not counted.
  const orderedCount = ownOrder.orderProductItems.filter(({ replacesId }) => !replacesId).length;
  return { count: hasOriginalSums ? orderedCount : ownOrder.remainder.units, goods, discount, promo, bonuses, delivery, total };
}

/** Returns the label of the total, which says whether it was paid or refunded. */
export function chooseTotalLabel({ publicOrder }: DisplayedOrder, isWaitingForBank: boolean): string {
  if (publicOrder.payment.state === 'REFUNDED') return 'Возвращено';
  if (isEnded(publicOrder)) return 'Сумма заказа';
  if (publicOrder.payment.state === 'SUCCEEDED') return 'Оплачено';
  return isWaitingForBank ? 'Проверяем оплату' : 'К\u00a0оплате';
}

/** Computes the price of an order after all refunds, including refunds that are still pending. */
export const computeTotalAfterRefunds = ({ due, refunded, totalPrice }: OwnOrder): number => totalPrice - Math.max(due.money, refunded);

/**
 * Lists the rows between the paid sum of an order and the sum of its remaining units: «Возвращено −4 590 ₽». Empty if nothing was refunded.
 */
export function listRefundRows({ due, refunded, remainder }: OwnOrder): { label: string; value: string }[] {
  if (remainder.units === 0 || due.money === 0) return [];
  const pendingAmount = due.money - refunded;
  return [
    ...(refunded > 0 ? [{ label: 'Возвращено', value: `−${formatMoney(refunded)}` }] : []),
    ...(pendingAmount > 0 ? [{ label: 'Вернём', value: `−${formatMoney(pendingAmount)}` }] : []),
  ];
}

/**
 * Describes the refund for an ended unit, with its destination and date: «Вернули 4 084 ₽ 25 ноября на карту или счёт, с которых вы
 * платили». Empty if nothing is refunded. The title of the unit's group says whether it was cancelled or returned.
 */
export function describeUnitRefund(
  ownOrder: OwnOrder | null,
  { status, moneyBack, bonuses }: Pick<OwnLine, 'status' | 'moneyBack' | 'bonuses'>,
): string {
  if (!ownOrder?.paid || moneyBack + bonuses === 0) return '';
  // The heading of the page already says where the money of the whole order goes.
  if (ownOrder.remainder.units === 0) return `${status === 'ISSUED_REFUND' ? 'Вернули' : 'Вернём'} ${formatRefund(moneyBack, bonuses)}`;
  if (moneyBack === 0) return `${describePendingRefund(0, bonuses)}.`;
  if (status !== 'ISSUED_REFUND') return `${describePendingRefund(moneyBack, bonuses)}, ${refundDeadlineText}.`;
  // The API returns only the day of the last refund, so the day is stated only if one unit was refunded.
  const refundedAt = ownOrder.orderProductItems.filter(isEnded).length === 1 ? ownOrder.refundedAt : null;
  return `${describeCompletedRefund(moneyBack, refundedAt)}${bonuses > 0 ? `, ${formatRefund(0, bonuses)}\u00a0— на\u00a0бонусный счёт` : ''}. ${bankDelayText}`;
}

/**
 * Describes the refund of the delivery of an ended order, which the refunds of its units do not include: «Доставка: вернули 885 ₽». Empty
 * if there is no such refund.
 */
export function describeDeliveryRefund(ownOrder: OwnOrder): string {
  const { due, deliveryPrice, remainder, orderProductItems } = ownOrder;
  const unitMoney = orderProductItems.filter(isEnded).reduce((total, { moneyBack }) => total + moneyBack, 0);
  if (!ownOrder.paid || remainder.units > 0 || deliveryPrice === 0 || due.money - unitMoney !== deliveryPrice) return '';
  return `Доставка: ${isFullyRefunded(ownOrder) ? 'вернули' : 'вернём'} ${formatMoney(deliveryPrice)}`;
}
