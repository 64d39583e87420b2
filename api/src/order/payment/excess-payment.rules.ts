import type { SuccessfulPayment } from '../../payment/payable-orders.model.js';
import type { PaymentLine } from '../../payment/payment.model.js';
import { isEnded, isPayable } from '../status/order-status.rules.js';
import type { LockedOrder } from '../status/order-steps.service.js';
import { listReceiptLines } from './receipt-lines.rules.js';

/** Why a successful payment of an order was not captured. */
export type ExcessReason = 'PAID_BEFORE' | 'ENDED' | 'WAITS_FOR_CALL' | 'OTHER_AMOUNT' | 'OTHER_GOODS';

const excessReasons: readonly string[] = ['PAID_BEFORE', 'ENDED', 'WAITS_FOR_CALL', 'OTHER_AMOUNT', 'OTHER_GOODS'] satisfies ExcessReason[];

export const isExcessReason = (text: string | undefined): text is ExcessReason => text !== undefined && excessReasons.includes(text);

/** Why this payment is an excess payment; undefined if it can be captured. An ended order may still be revived. */
export function findExcessReason(order: LockedOrder, { amount, lines }: SuccessfulPayment): ExcessReason | undefined {
  if (order.paidAt) return 'PAID_BEFORE';
  if (amount !== order.totalPrice) return 'OTHER_AMOUNT';
  // A manager has changed the order since the payment was opened. The receipt of the payment would list other goods.
  if (!haveSameCosts(lines, listReceiptLines(order))) return 'OTHER_GOODS';
  if (isEnded(order.status)) return 'ENDED';
  return isPayable(order.status) ? undefined : 'WAITS_FOR_CALL';
}

const haveSameCosts = (lines: readonly PaymentLine[], otherLines: readonly PaymentLine[]): boolean => {
  const costs = new Map(otherLines.map(({ reference, amount }) => [reference, amount]));
  return lines.length === otherLines.length && lines.every(({ reference, amount }) => costs.get(reference) === amount);
};
