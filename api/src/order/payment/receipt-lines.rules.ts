import type { PaymentLine } from '../../payment/payment.model.js';

interface PaidUnit {
  /** Id of the order's line under which the unit was paid: its own, or the first line of its chain of exchanges. */
  originalLineId: string;
  soldPrice: bigint;
  markingCode: string | null;
  title: string;
}

/** The price of a unit in money on the receipts of the payment and of its refund. */
export const toUnitLine = ({ originalLineId, soldPrice, title, markingCode }: PaidUnit): PaymentLine => ({
  reference: originalLineId,
  title,
  amount: soldPrice,
  kind: 'GOODS',
  ...(markingCode && { markingCode }),
});

export const toDeliveryLine = ({ deliveryPrice }: { deliveryPrice: bigint }): PaymentLine => ({
  reference: 'delivery',
  title: 'Доставка',
  amount: deliveryPrice,
  kind: 'DELIVERY',
});

/** Lines that add up to the total of the order. */
export const listReceiptLines = (order: { deliveryPrice: bigint; items: readonly PaidUnit[] }): PaymentLine[] => [
  ...order.items.map(toUnitLine),
  ...(order.deliveryPrice > 0n ? [toDeliveryLine(order)] : []),
];
