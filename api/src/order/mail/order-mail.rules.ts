import type { ExcessReason } from '../payment/excess-payment.rules.js';
import { formatMoscowTime, formatPhone, formatRoubles } from './mail-format.rules.js';
import {
  buildPayLink,
  composeOrderMail,
  formatOrderNumber,
  listOrderBlocks,
  type MailedOrder,
  type OrderMail,
} from './order-mail-parts.rules.js';

const describeDeadline = ({ payUntil }: MailedOrder): string => (payUntil ? ` Он ждёт оплаты до\u00a0${formatMoscowTime(payUntil)}.` : '');

export const composePlacedMail = (order: MailedOrder, shopUrl: string): OrderMail =>
  composeOrderMail(
    order,
    {
      subject: `Заказ ${formatOrderNumber(order)} оформлен`,
      blocks: [`Заказ ${formatOrderNumber(order)} оформлен.${describeDeadline(order)}`, ...listOrderBlocks(order, shopUrl)],
      primaryLink: buildPayLink(order, shopUrl),
    },
    shopUrl,
  );

/** Composes the mail about the call of a manager. The order was placed by a call, or the shopper has requested a call instead of paying. */
export function composeCallMail(order: MailedOrder, shopUrl: string): OrderMail {
  const reservation = order.heldUntil ? ` Товары отложены до\u00a0${formatMoscowTime(order.heldUntil)}.` : '';
  const call = `Заказ ${formatOrderNumber(order)} принят. Мы позвоним по\u00a0номеру ${formatPhone(order.phone)}, чтобы его подтвердить.`;
  return composeOrderMail(
    order,
    { subject: `Позвоним по\u00a0заказу ${formatOrderNumber(order)}`, blocks: [call + reservation, ...listOrderBlocks(order, shopUrl)] },
    shopUrl,
  );
}

/** The mail after a manager has confirmed the order by a call. */
export const composeConfirmedMail = (order: MailedOrder, shopUrl: string): OrderMail =>
  composeOrderMail(
    order,
    {
      subject: `Заказ ${formatOrderNumber(order)} подтверждён`,
      blocks: [`Заказ ${formatOrderNumber(order)} подтверждён.${describeDeadline(order)}`, ...listOrderBlocks(order, shopUrl)],
      primaryLink: buildPayLink(order, shopUrl),
    },
    shopUrl,
  );

/** The mail about the payment of the order. `detail` says how it was paid. */
const composePaymentMail = (order: MailedOrder, detail: string, shopUrl: string): OrderMail =>
  composeOrderMail(
    order,
    { subject: `Заказ ${formatOrderNumber(order)} оплачен`, blocks: [detail, ...listOrderBlocks(order, shopUrl)] },
    shopUrl,
  );

export const composePaidMail = (order: MailedOrder, shopUrl: string): OrderMail =>
  composePaymentMail(order, `Мы получили оплату: ${formatRoubles(order.totalPrice)}. Напишем, когда заказ отправится к\u00a0вам.`, shopUrl);

export function composeRevivedMail(order: MailedOrder, shopUrl: string): OrderMail {
  const explanation = `Оплата пришла, когда срок заказа ${formatOrderNumber(order)} уже вышел.`;
  return composePaymentMail(order, `${explanation} Все товары ещё были свободны, поэтому заказ снова в\u00a0силе.`, shopUrl);
}

const excessTexts: Record<ExcessReason, string> = {
  PAID_BEFORE: 'он уже был оплачен',
  ENDED: 'он уже был отменён',
  WAITS_FOR_CALL: 'он ждёт нашего звонка',
  OTHER_AMOUNT: 'его сумма другая',
  OTHER_GOODS: 'его состав с\u00a0тех пор изменился',
};

/** The mail about an excess payment, which is refunded as a whole. */
export function composeExcessPaymentMail(order: MailedOrder, reason: ExcessReason, shopUrl: string): OrderMail {
  const detail = `Пришла оплата заказа ${formatOrderNumber(order)}, но\u00a0${excessTexts[reason]}.`;
  return composeOrderMail(
    order,
    {
      subject: `Вернём оплату заказа ${formatOrderNumber(order)}`,
      blocks: [`${detail} Вернём эти деньги полностью, тем\u00a0же способом, которым вы платили.`],
    },
    shopUrl,
  );
}
