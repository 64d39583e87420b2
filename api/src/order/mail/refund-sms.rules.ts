import { formatOrderNumber, type MailedOrder } from './order-mail-parts.rules.js';

/** Composes the text message about a refund, for an order without an e-mail address. */
export const composeRefundSms = (order: Pick<MailedOrder, 'number'>, money: string): string =>
  `Meet: вернули ${money} за\u00a0заказ ${formatOrderNumber(order)}.`;
