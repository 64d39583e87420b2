import { Prisma } from '../../platform/prisma/generated/client.js';
import { excessReference } from '../payment.model.js';

/**
 * Locks the payment that the order keeps, if there is one: the one that succeeded and was not sent back as a whole. The caller holds the
 * lock of the order, so that locks are always taken in this order.
 */
export async function lockCapturedPayment(transaction: Prisma.TransactionClient, orderId: string): Promise<string | undefined> {
  const [payment] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM payment WHERE order_id = ${orderId}::uuid AND state = 'SUCCEEDED'
      AND NOT EXISTS (SELECT FROM payment_refund WHERE payment_id = payment.id AND reference = ${excessReference}::text)
    ORDER BY succeeded_at LIMIT 1 FOR UPDATE`;
  return payment?.id;
}
