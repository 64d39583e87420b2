import { bonusForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { formatRecipient } from '../../../account/recipient/contacts.ts';
import type { OrderStatus } from '../../../platform/graphql/generated/graphql.ts';
import { formatDay } from '../../order-dates.ts';
import { getStatusTitle, isEnded } from '../../order-status.rules.ts';
import { findDeliveryFailure, isUndeliverable } from '../../parcel.rules.ts';
import { describeCancelReason, findCommonReason } from '../action/cancellation.rules.ts';
import {
  type DisplayedOrder,
  hasExchange,
  isAwaitingPayment,
  isPaymentBegun,
  mustWaitForBank,
  type OwnOrder,
  shouldThank,
  splitUnits,
} from '../displayed-order.rules.ts';
import {
  bankDelayText,
  describeCompletedRefund,
  describePendingRefund,
  isFullyRefunded,
  refundDeadlineText,
  wasPaid,
} from '../order-money.rules.ts';
import { findStatusTime, isReturning } from '../unit/order-line.rules.ts';
import { listParts } from './order-parts.rules.ts';

export interface OrderHeadline {
  tone: 'success' | 'waiting' | 'declined';
  title: string;
  text: string;
}

/** Headings that replace the title of the status, because they are about the whole order. */
const headings: Partial<Record<OrderStatus, string>> = {
  AWAITING_PAY: 'Заказ оформлен, осталось оплатить',
  AWAITING_CALL: 'Заказ ждёт звонка менеджера',
  ACCEPT_MEET_WAIT_PAID: 'Заказ подтверждён, осталось оплатить',
  PAID_READY_TO_SEND: 'Заказ оплачен',
  AWAITING_RESPONSE_FROM_SUPPLIER: 'Заказ оплачен',
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'Можно забирать',
};

const chooseHeading = (status: OrderStatus): string => headings[status] ?? getStatusTitle(status);

function describeUnpaid(order: DisplayedOrder): OrderHeadline {
  const { publicOrder, ownOrder } = order;
  if (publicOrder.payment.state === 'DECLINED') {
    const text = ownOrder?.payment.declinedReason || 'Банк отклонил платёж. Попробуйте ещё\u00a0раз или\u00a0возьмите другую карту.';
    return { tone: 'declined', title: 'Оплата не\u00a0прошла', text: `${text} Деньги не\u00a0списаны.` };
  }
  if (isPaymentBegun(order)) {
    const text = 'Банк пока не\u00a0ответил. Если вы\u00a0уже оплатили, второй раз платить не\u00a0нужно. Если нет, продолжите оплату.';
    return { tone: 'declined', title: 'Оплата не\u00a0завершена', text };
  }
  return { tone: 'success', title: chooseHeading(publicOrder.status), text: '' };
}

function describeOrderRefund(order: DisplayedOrder, ownOrder: OwnOrder, isPaymentOverdue: boolean): string {
  if (wasPaid(order)) {
    const { refunded, refundedAt, due: refundDue } = ownOrder;
    const returnedBonuses = ownOrder.paid && refundDue.bonuses > 0 ? ` ${plural(refundDue.bonuses, bonusForms)} снова на\u00a0счёте.` : '';
    if (refunded === 0) return `${describePendingRefund(refundDue.money, 0)}, ${refundDeadlineText}.${returnedBonuses}`;
    const remainingText = isFullyRefunded(ownOrder) ? `. ${bankDelayText}` : `, остальное вернём ${refundDeadlineText}.`;
    return `${describeCompletedRefund(refunded, refundedAt)}${remainingText}${returnedBonuses}`;
  }
  // The bank's confirmation of a payment may arrive after the deadline of the order.
  if (isPaymentOverdue || order.publicOrder.payment.state === 'PENDING')
    return `Если деньги всё\u00a0же списались, вернём их ${refundDeadlineText}.`;
  return 'Деньги не\u00a0списаны.';
}

/** Lists what an order that ended unpaid releases: units, bonuses and the promo code. */
function describeReleasedBenefits(ownOrder: OwnOrder): string[] {
  const { bonuses } = ownOrder.due;
  const isRefusedBySupplier = ownOrder.orderProductItems.every(({ cancelReason }) => cancelReason === 'SUPPLIER_REFUSED');
  return [
    ...(isRefusedBySupplier ? [] : ['Вещи снова в\u00a0корзине.']),
    ...(bonuses > 0 ? [`${plural(bonuses, bonusForms)} снова на\u00a0счёте.`] : []),
    ...(ownOrder.promoDiscount > 0 ? ['Промокодом можно воспользоваться снова.'] : []),
  ];
}

/** Says who cancelled the order or why, if all its units have the same reason. */
function describeOrderCancellation(ownOrder: OwnOrder): string {
  const cancelReason = findCommonReason(ownOrder);
  if (cancelReason === 'BY_SHOP') return 'Его отменил магазин, просим прощения.';
  if (cancelReason !== 'BY_SHOPPER') return describeCancelReason({ cancelReason });
  const day = ownOrder.orderProductItems
    .map((line) => findStatusTime(line, 'CANCEL_PURCHASE'))
    .sort()
    .at(-1);
  return day ? `Вы\u00a0отменили его ${formatDay(day)}.` : 'Вы\u00a0его отменили.';
}

function describeEnded(order: DisplayedOrder): OrderHeadline {
  const { publicOrder, ownOrder } = order;
  const tone = 'declined';
  if (!ownOrder)
    return { tone, title: publicOrder.status === 'CANCEL_PURCHASE' ? 'Заказ отменён' : getStatusTitle(publicOrder.status), text: '' };
  const isPaymentOverdue = !ownOrder.paid && ownOrder.orderProductItems.some(({ cancelReason }) => cancelReason === 'TERM');
  const moneyText = describeOrderRefund(order, ownOrder, isPaymentOverdue);
  const text = [
    isPaymentOverdue ? 'Заказ отменён.' : describeOrderCancellation(ownOrder),
    ...(ownOrder.paid ? [] : describeReleasedBenefits(ownOrder)),
    moneyText,
  ]
    .filter(Boolean)
    .join(' ');
  return { tone, title: isPaymentOverdue ? 'Время на\u00a0оплату вышло' : 'Заказ отменён', text };
}

/** Whether the supplier or the shop has cancelled units. */
const hasMissingUnits = ({ ownOrder }: DisplayedOrder): boolean =>
  ownOrder?.orderProductItems.some(({ cancelReason }) => cancelReason === 'SUPPLIER_REFUSED' || cancelReason === 'BY_SHOP') ?? false;

/**
 * Returns a title for an order with parts in different states, with a missing unit, or with a part that is late or can be collected. Empty
 * for any other order.
 */
function composePartsTitle(order: DisplayedOrder, now: number): string {
  const parts = listParts(order, now);
  const lateParts = parts.filter(({ isLate }) => isLate);
  if (lateParts.length > 0) return lateParts.length === parts.length ? 'Задерживаемся' : 'Часть заказа задерживается';
  const partHeadings = new Set(parts.map(({ lines: [line] }) => line && chooseHeading(line.status)));
  if (partHeadings.size < 2) {
    const [part, ...others] = parts;
    const storedUntil = part?.isReady && others.length === 0 && part.lines[0]?.storedUntil;
    if (storedUntil) return `Можно забирать до\u00a0${formatDay(storedUntil)}`;
    return part && !part.isReady && hasMissingUnits(order) ? 'Приедет не\u00a0весь заказ' : '';
  }
  if (parts.some(({ isReady }) => isReady)) return 'Часть заказа можно забирать';
  return parts.length === 2 ? 'Приедет двумя частями' : 'Приедет частями';
}

/**
 * Returns the heading of an order in transit. If the delivery service has given up and nothing will arrive, the heading says that instead
 * of the status.
 */
function describeInTransit(order: DisplayedOrder, now: number): OrderHeadline {
  const { activeLines, unreceivedLines } = splitUnits(order);
  if (unreceivedLines.length === 0 && activeLines.some(isReturning)) {
    return { tone: 'success', title: activeLines.every(isReturning) ? 'Возвращаете заказ' : 'Возвращаете часть заказа', text: '' };
  }
  const failure = unreceivedLines.every(isUndeliverable) ? unreceivedLines.map(findDeliveryFailure)[0] : null;
  return failure
    ? { tone: 'declined', title: failure.title, text: '' }
    : { tone: 'success', title: composePartsTitle(order, now) || chooseHeading(order.publicOrder.status), text: '' };
}

/** Says when a manager calls, how the shopper pays afterwards, and what happens if the call is missed. */
const describeCall = ({ phone, email }: OwnOrder): string =>
  [
    `Позвоним с\u00a010 до\u00a020 по\u00a0Москве на\u00a0${formatRecipient('phone', phone)} и\u00a0пришлём на\u00a0${email} ссылку на\u00a0оплату.`,
    'Если не\u00a0дозвонимся, вернём вещи в\u00a0корзину.',
  ].join(' ');

function describeThanks({ email, deliveryMode, totalPrice }: OwnOrder): OrderHeadline {
  const mailPromise =
    deliveryMode === 'PICKUP' ? 'Напишем, когда заказ придёт и\u00a0до\u00a0какого дня его забрать' : 'О\u00a0каждом шаге напишем';
  const text = `Оплачено ${formatMoney(totalPrice)}. Подтверждение отправили на\u00a0${email}, туда\u00a0же придёт чек. ${mailPromise}.`;
  return { tone: 'success', title: 'Спасибо, заказ оплачен', text };
}

/** Returns the heading of the page: the state of the order, for any viewer. */
export function chooseHeadline(
  order: DisplayedOrder,
  { isBackFromPayment, isPaymentUnavailable = false, now }: { isBackFromPayment: boolean; isPaymentUnavailable?: boolean; now: number },
): OrderHeadline {
  const { publicOrder, ownOrder } = order;
  const { status } = publicOrder;
  if (mustWaitForBank(order, isBackFromPayment)) {
    const text = 'Страницу можно закрыть: напишем, как только узнаем. Платить второй раз не\u00a0нужно.';
    return { tone: 'waiting', title: 'Ждём ответа банка', text };
  }
  if (isPaymentUnavailable) return { tone: 'declined', title: 'Оплатить пока не\u00a0получилось', text: '' };
  if (isAwaitingPayment(publicOrder)) return describeUnpaid(order);
  if (isEnded(publicOrder)) return describeEnded(order);
  if (status === 'AWAITING_CALL') {
    const text = ownOrder ? describeCall(ownOrder) : 'Менеджер позвонит и\u00a0подтвердит заказ.';
    return { tone: 'success', title: ownOrder ? 'Спасибо, заказ\u00a0оформлен' : chooseHeading(status), text };
  }
  if (hasExchange(publicOrder)) {
    const text = ownOrder ? `Готовим замену. О\u00a0каждом шаге напишем на\u00a0${ownOrder.email}.` : '';
    return { tone: 'success', title: 'Обмен оформлен', text };
  }
  return ownOrder && shouldThank(order) ? describeThanks(ownOrder) : describeInTransit(order, now);
}
