import { composeOrderMail, named, type OrderMail } from '../../order/mail/order-mail.rules.js';
import type { DeliveredOrder } from '../../order/status/delivered-order.service.js';
import { DAY_MS } from '../../platform/process/durations.js';

/** Time after the delivery at which the shopper has tried the goods. */
export const inviteAfterMs = 5 * DAY_MS;

/** Asks to review the products of an order that was delivered. */
export function invitationMail(order: DeliveredOrder, shop: string): OrderMail {
  const goods = order.products.map(({ name, slug, picture }) => ({
    name,
    picture: picture && `${shop}${picture}`,
    link: { label: 'Оценить', url: `${shop}/product/${slug}#reviews` },
  }));
  const invitation = `Заказ ${named(order)} у\u00a0вас уже несколько дней. Расскажите, как вам покупка: это поможет другим выбрать.`;
  return composeOrderMail(order, { subject: 'Оцените покупку', parts: [invitation, { goods }] }, shop);
}
