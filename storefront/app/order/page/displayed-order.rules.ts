import { bonusForms, plural } from '@meet/ui-kit/plural';
import { formatRecipient } from '../../account/recipient/contacts.ts';
import type { OpenOrderFragment, OrderPageQuery, OrderStatus } from '../../platform/graphql/generated/graphql.ts';
import { getStatusTitle, isEnded, isExchanged, isJustPaid, isReceived, isUnpaid } from '../order-status.rules.ts';
import { findFailure, isStopped } from '../parcel.rules.ts';
import { describeAmountsBack, hasMoneyCome, isAllReturned } from './order-money.rules.ts';

/** What only the owner sees of an order. */
export type FullOrder = NonNullable<OrderPageQuery['getOrderByUUID']>;

/** An order: what everybody with the link sees, and what only its owner sees. */
export interface DisplayedOrder {
  open: OpenOrderFragment;
  /** Null for everybody but the owner. */
  full: FullOrder | null;
}

/** Returns the part of an own order that everybody with the link sees. */
export const toOpenOrder = (full: FullOrder): OpenOrderFragment => ({ ...full, city: full.addressDelivery.city });

/** Heading of the page with its text. */
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
};

const chooseHeading = (status: OrderStatus): string => headings[status] ?? getStatusTitle(status);

const isAwaitingPayment = (open: OpenOrderFragment): boolean => isUnpaid(open) && open.status !== 'AWAITING_CALL';

/** Whether a payment was begun without any result from the bank yet: it may have been made or abandoned. */
const isBegun = ({ open }: DisplayedOrder) => open.payment.state === 'PENDING' && isAwaitingPayment(open);

/** Whether the page waits for the bank: the money has arrived, or the shopper has just come back from the payment. */
export const isWaiting = (order: DisplayedOrder, hasReturned: boolean): boolean =>
  (order.open.payment.state === 'SUCCEEDED' && isAwaitingPayment(order.open)) || (hasReturned && isBegun(order));

function describeUnpaid(order: DisplayedOrder): OrderHeadline {
  const { open, full } = order;
  if (open.payment.state === 'DECLINED') {
    const text = full?.payment.declinedReason || 'Банк отклонил платёж. Попробуйте ещё\u00a0раз или\u00a0возьмите другую карту.';
    return { tone: 'declined', title: 'Оплата не\u00a0прошла', text: `${text} Деньги не\u00a0списаны.` };
  }
  if (isBegun(order)) {
    const text = 'Банк пока не\u00a0ответил. Если вы\u00a0уже оплатили, второй раз платить не\u00a0нужно. Если нет, продолжите оплату.';
    return { tone: 'declined', title: 'Оплата не\u00a0завершена', text };
  }
  return { tone: 'success', title: chooseHeading(open.status), text: '' };
}

/** Describes the refund of an ended order. */
function describeMoney(order: DisplayedOrder, full: FullOrder, isOverdue: boolean): string {
  if (hasMoneyCome(order)) {
    const back = describeAmountsBack(full.refunded, full.paid ? full.due.bonuses : 0);
    if (full.refunded === 0) return 'Деньги возвращаем тем\u00a0же способом, которым вы\u00a0платили.';
    return isAllReturned(full) ? `Вернули ${back}.` : `Вернули ${back}, остальное возвращаем.`;
  }
  // The bank may confirm a payment only after the deadline.
  if (isOverdue || order.open.payment.state === 'PENDING') return 'Если деньги всё\u00a0же списались, вернём их.';
  return 'Деньги не\u00a0списаны.';
}

/** Lists what else than money an order that ended unpaid has returned. */
function describeUnpaidReturn(full: FullOrder): string[] {
  const { bonuses } = full.due;
  const isRefused = full.orderProductItems.every(({ cancelReason }) => cancelReason === 'SUPPLIER_REFUSED');
  return [
    ...(isRefused ? [] : ['Вещи снова в\u00a0корзине.']),
    ...(bonuses > 0 ? [`${plural(bonuses, bonusForms)} снова на\u00a0счёте.`] : []),
    ...(full.promoDiscount > 0 ? ['Промокодом можно воспользоваться снова.'] : []),
  ];
}

function describeEnded(order: DisplayedOrder): OrderHeadline {
  const { open, full } = order;
  const tone = 'declined';
  if (!full) return { tone, title: open.status === 'CANCEL_PURCHASE' ? 'Заказ отменён' : getStatusTitle(open.status), text: '' };
  const isOverdue = !full.paid && full.orderProductItems.some(({ cancelReason }) => cancelReason === 'TERM');
  const money = describeMoney(order, full, isOverdue);
  const text = [isOverdue && 'Заказ отменён.', money, ...(full.paid ? [] : describeUnpaidReturn(full))].filter(Boolean).join(' ');
  return { tone, title: isOverdue ? 'Время на\u00a0оплату вышло' : 'Заказ отменён', text };
}

/**
 * Returns the heading of an order in transit. If the delivery service has given up and nothing will arrive, the heading says that instead
 * of the status.
 */
function describeUnderway({ open, full }: DisplayedOrder): OrderHeadline {
  const waiting = full?.orderProductItems.filter((unit) => !isEnded(unit) && !isReceived(unit)) ?? [];
  const failure = waiting.every(isStopped) ? waiting.map(findFailure)[0] : null;
  return failure ? { tone: 'declined', title: failure.title, text: '' } : { tone: 'success', title: chooseHeading(open.status), text: '' };
}

const isExchange = (open: OpenOrderFragment): boolean => isJustPaid(open) && open.orderProductItems.some(isExchanged);

/** Whether the page thanks its owner for a payment: nothing else has happened to the order since. */
export const isThanked = ({ open, full }: DisplayedOrder): boolean => full !== null && isJustPaid(open) && !isExchange(open);

/** Whether the page links back to the catalog or the cart. While units are in transit or can be returned, those matter more. */
export const hasShopLink = (order: DisplayedOrder): boolean => isEnded(order.open) || isUnpaid(order.open) || isThanked(order);

/** Returns the heading of the page: the state of the order, for any viewer. */
export function chooseHeadline(order: DisplayedOrder, hasReturned: boolean): OrderHeadline {
  const { open, full } = order;
  const { status } = open;
  if (isWaiting(order, hasReturned)) {
    const text = 'Страницу можно закрыть: напишем, как только узнаем. Платить второй раз не\u00a0нужно.';
    return { tone: 'waiting', title: 'Ждём ответа банка', text };
  }
  if (isAwaitingPayment(open)) return describeUnpaid(order);
  if (isEnded(open)) return describeEnded(order);
  if (status === 'AWAITING_CALL') {
    const text = full
      ? `Менеджер позвонит по\u00a0номеру ${formatRecipient('phone', full.phone)}, подтвердит заказ и\u00a0пришлёт ссылку на\u00a0оплату.`
      : 'Менеджер позвонит и\u00a0подтвердит заказ.';
    return { tone: 'success', title: full ? 'Спасибо, заказ\u00a0оформлен' : chooseHeading(status), text };
  }
  if (isExchange(open)) {
    const text = full ? `Готовим замену. О\u00a0каждом шаге напишем на\u00a0${full.email}.` : '';
    return { tone: 'success', title: 'Обмен оформлен', text };
  }
  if (full && isThanked(order)) {
    const text = `Подтверждение отправили на\u00a0${full.email}, чек пришлёт платёжный сервис. О\u00a0каждом шаге напишем.`;
    return { tone: 'success', title: 'Спасибо, заказ оплачен', text };
  }
  return describeUnderway(order);
}

/** Whether the shop has received the money and has not refunded it. */
export const isPaid = ({ open }: DisplayedOrder): boolean => open.payment.state === 'SUCCEEDED' && !isEnded(open);

/** Returns the label of the total, which says whether it was paid or refunded. `waits` is whether the page waits for the bank. */
export function chooseTotalLabel(order: DisplayedOrder, waits: boolean): string {
  const { open, full } = order;
  if (open.payment.state === 'REFUNDED') return 'Возвращено';
  if (isEnded(open)) return 'Итого';
  // Others see the total of the whole order only.
  if (!full && open.orderProductItems.some(isEnded)) return 'Сумма заказа';
  if (open.payment.state === 'SUCCEEDED') return 'Оплачено';
  return waits ? 'Проверяем оплату' : 'К\u00a0оплате';
}
