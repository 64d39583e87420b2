import { toKopecks } from '../../platform/money.js';
import type { OrderItem, Order as OrderRow } from '../../platform/prisma/generated/client.js';
import { computeWithheldFees, isFeeRefunded, sumWithheld } from '../payment/delivery-fee.rules.js';
import { belongsToOrder, isEnded, isReceived } from '../status/order-status.rules.js';
import type { OrderRefundTotals, OrderRemainder, WaivedDelivery } from './order-sums.model.js';

type Line = Pick<OrderItem, 'status' | 'price' | 'before' | 'soldPrice' | 'withheld' | 'bonusShare' | 'cashback' | 'replacesId'>;

const sum = <Entry>(lines: readonly Entry[], pickAmount: (line: Entry) => number): number =>
  lines.reduce((total, line) => total + pickAmount(line), 0);

/** Sums of the units that still belong to the order. They add up in the same way as the sums of the whole order. */
export function computeRemainder(items: readonly Line[], deliveryPrice: bigint): OrderRemainder {
  const remainingLines = items.filter(({ status }) => belongsToOrder(status));
  const goods = sum(remainingLines, ({ before, price }) => toKopecks(before ?? price));
  const prices = sum(remainingLines, ({ price }) => toKopecks(price));
  const money = sum(remainingLines, ({ soldPrice }) => toKopecks(soldPrice));
  const bonuses = sum(remainingLines, ({ bonusShare }) => bonusShare);
  const delivery = remainingLines.length > 0 ? toKopecks(deliveryPrice + sumWithheld(items)) : 0;
  return {
    units: remainingLines.length,
    goods,
    discount: goods - prices,
    promoDiscount: prices - money - bonuses * 100,
    paidByBonuses: bonuses,
    deliveryPrice: delivery,
    totalPrice: money + delivery,
    cashback: sum(remainingLines, ({ cashback }) => cashback),
    cashbackToCome: sum(
      // A replacement earns no cashback, because the delivered unit that it replaces has earned it.
      remainingLines.filter(({ status, replacesId }) => !isReceived(status) && replacesId === null),
      ({ cashback }) => cashback,
    ),
  };
}

type LineWithHistory = Line & Parameters<typeof isFeeRefunded>[0][number];

/** The refund for the units that have ended. For an unpaid order, the refund consists of bonuses only. */
export function computeRefundTotals(
  items: readonly LineWithHistory[],
  { paidAt, deliveryPrice }: Pick<OrderRow, 'paidAt' | 'deliveryPrice'>,
): OrderRefundTotals {
  const endedLines = items.filter(({ status }) => isEnded(status));
  // Negative for withheld fees, which reduce the refund.
  const refundedFee = toKopecks(isFeeRefunded(items) ? deliveryPrice : -sumWithheld(items));
  return {
    money: paidAt ? sum(endedLines, ({ soldPrice }) => toKopecks(soldPrice)) + refundedFee : 0,
    bonuses: sum(endedLines, ({ bonusShare }) => bonusShare),
  };
}

/** The delivery fee that is waived, and the minimum sum of goods that waives it. Null if no fee is waived. */
export const toWaivedDelivery = ({ waivedFee, waivedFrom }: Pick<OrderRow, 'waivedFee' | 'waivedFrom'>): WaivedDelivery | null =>
  waivedFee > 0n && waivedFrom > 0n ? { fee: toKopecks(waivedFee), from: toKopecks(waivedFrom) } : null;

type FeeOrder = Parameters<typeof computeWithheldFees>[0];

/** The money that is refunded for an ended unit, or that would be refunded if the shopper cancelled only this unit. */
export function computeRefund(order: FeeOrder, unit: FeeOrder['items'][number]): bigint {
  const withheld = isEnded(unit.status) ? unit.withheld : (computeWithheldFees(order, [unit]).get(unit.id) ?? 0n);
  return unit.soldPrice - withheld;
}
