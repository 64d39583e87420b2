import { bonusForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { DisplayedOrder, OwnOrder } from './displayed-order.rules.ts';

type ViewerLine = OwnOrder['orderProductItems'][number];

/** Whether the order was paid, even if it has been refunded since. */
export const wasPaid = ({ publicOrder }: DisplayedOrder): boolean => ['SUCCEEDED', 'REFUNDED'].includes(publicOrder.payment.state);

/** Formats a refund: «4 084 ₽ и 106 бонусов». Zeros are left out; empty if there is nothing else. */
export function formatRefund(money: number, bonuses: number): string {
  const parts = [money > 0 && formatMoney(money), bonuses > 0 && plural(bonuses, bonusForms)];
  return parts.filter(Boolean).join(' и\u00a0');
}

/** Describes the refund for a unit that the shopper may cancel, and why it is less than its price. */
export function describeCancellation({ soldPrice, moneyBack, bonuses }: Pick<ViewerLine, 'soldPrice' | 'moneyBack' | 'bonuses'>): string {
  const withheldAmount = soldPrice - moneyBack;
  const fee = withheldAmount > 0 && `Доставка остальных товаров больше не\u00a0будет бесплатной: удержим ${formatMoney(withheldAmount)}.`;
  return [`Вернём ${formatRefund(moneyBack, bonuses)}.`, fee, 'Остальное приедет, как обещали.'].filter(Boolean).join(' ');
}

/** Whether all ended units have been refunded. */
export const isFullyRefunded = ({ refunded, due }: OwnOrder): boolean => refunded >= due.money;

/**
 * Returns the sums of the remaining units of an order, as `OrderSummary` takes them, with the expected cashback. An ended order has its
 * original sums, without cashback.
 */
export function computeRemainingAmounts(ownOrder: OwnOrder) {
  const hasEnded = ownOrder.remainder.units === 0;
  const {
    goods,
    discount,
    promoDiscount: promo,
    paidByBonuses: bonuses,
    deliveryPrice: delivery,
    totalPrice: total,
  } = hasEnded ? ownOrder : ownOrder.remainder;
  const count = hasEnded ? ownOrder.orderProductItems.length : ownOrder.remainder.units;
  return { count, goods, discount, promo, bonuses, delivery, total, cashback: ownOrder.remainder.cashbackToCome };
}

/** Whether a unit was returned after it had been handed over. One that was cancelled before was not returned. */
export const isReturned = ({ status, statusHistory }: Pick<ViewerLine, 'status' | 'statusHistory'>): boolean =>
  status === 'ISSUED_REFUND' && statusHistory.some((step) => step.status === 'HANDED_OVER_FOR_DELIVERY');

/**
 * Describes what an ended unit gave back: «4 084 ₽ и 106 бонусов возвращены», «Возврат оформлен, вернули 4 084 ₽». Empty if nothing. The
 * title of its group says that it was cancelled.
 */
export function describeUnitRefund(
  ownOrder: OwnOrder | null,
  line: Pick<ViewerLine, 'status' | 'statusHistory' | 'moneyBack' | 'bonuses'>,
): string {
  const refund = ownOrder?.paid ? formatRefund(line.moneyBack, line.bonuses) : '';
  if (isReturned(line)) return ['Возврат оформлен', refund && `вернули ${refund}`].filter(Boolean).join(', ');
  return refund && `${refund} ${line.status === 'ISSUED_REFUND' ? 'возвращены' : 'возвращаются'}`;
}
