import { Injectable } from '@nestjs/common';
import { JobService } from '../../platform/jobs/job.service.js';
import { type PaymentRefund, Prisma } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { parseStoredLines, sumLines, toStoredLines } from '../payment-line.rules.js';
import { RECEIPT_JOB } from './receipt.service.js';
import { excessReference, type ReceiptRequest, type ReferencedLines, type RefundRequests } from './refund-and-receipt-requests.model.js';
import { REFUND_JOB } from './refund-sending.service.js';

/**
 * Locks the captured payment of the order, if there is one: it has succeeded and was not refunded as an excess payment. The caller holds
 * the lock of the order, so that the order is always locked before the payment.
 */
async function lockCapturedPayment(transaction: Prisma.TransactionClient, orderId: string): Promise<string | undefined> {
  const [payment] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM payment WHERE order_id = ${orderId}::uuid AND state = 'SUCCEEDED'
      AND NOT EXISTS (SELECT FROM payment_refund WHERE payment_id = payment.id AND reference = ${excessReference}::text)
    ORDER BY succeeded_at LIMIT 1 FOR UPDATE`;
  return payment?.id;
}

type Transaction = Prisma.TransactionClient;

/**
 * Requests refunds and handover receipts by writing a row and a job in the transaction that causes them. The caller holds the lock of the
 * order. The reference of a request says what it is for, such as the refund of a unit. A reference that was processed, or is about to be,
 * is skipped. A refused reference is requested again, under a new key.
 */
@Injectable()
export class RefundAndReceiptRequestsService {
  constructor(
    private readonly jobs: JobService,
    private readonly clock: Clock,
  ) {}

  /** Requests refunds of the order's captured payment. */
  async refund(transaction: Transaction, { orderId, refunds }: RefundRequests): Promise<void> {
    await this.requestRefund(transaction, await requireCapturedPayment(transaction, orderId), refunds);
  }

  /** Requests refused refunds once more, with their earlier lines. Refunds that were not refused are skipped. */
  async refundAgain(transaction: Transaction, orderId: string, references: readonly string[]): Promise<void> {
    const paymentId = await requireCapturedPayment(transaction, orderId);
    const rows = await transaction.paymentRefund.findMany({
      where: { paymentId, reference: { in: [...references] } },
      distinct: ['reference'],
      orderBy: [{ reference: 'asc' }, { attempt: 'desc' }],
    });
    const refunds = rows.map(({ reference, lines }) => ({ reference, lines: parseStoredLines(lines) }));
    await this.requestRefund(transaction, paymentId, refunds);
  }

  /** Requests refunds of a payment whose row the caller has locked. */
  async requestRefund(transaction: Transaction, paymentId: string, refunds: readonly ReferencedLines[]): Promise<void> {
    const { amount: paidAmount, refunds: earlierRefunds } = await transaction.payment.findUniqueOrThrow({
      where: { id: paymentId },
      select: { amount: true, refunds: true },
    });
    const createdAt = this.clock.now();
    const newRefunds = refunds
      .filter(({ reference }) => canBeRequested(reference, earlierRefunds))
      .map(({ reference, lines }) => ({
        ...{ paymentId, reference, createdAt },
        attempt: listAttempts(reference, earlierRefunds).length + 1,
        amount: sumLines(lines),
        lines: toStoredLines(lines),
      }));
    if (newRefunds.length === 0) return;
    if (sumNotRefused(earlierRefunds) + newRefunds.reduce((sum, { amount }) => sum + amount, 0n) > paidAmount) {
      throw new Error('the refunds would be more than the payment');
    }
    const rows = await transaction.paymentRefund.createManyAndReturn({ data: newRefunds, select: { id: true } });
    await this.enqueueRefunds(
      transaction,
      rows.map(({ id }) => id),
    );
  }

  /** Adds a job for each refund, which requests it from the provider. */
  enqueueRefunds(transaction: Transaction, ids: readonly string[]): Promise<void> {
    const jobs = ids.map((id) => ({ payload: { id }, key: `${REFUND_JOB}:${id}` }));
    return this.jobs.addAll(transaction, REFUND_JOB, jobs);
  }

  /** Requests a handover receipt for lines of the order's captured payment. */
  async requestOrderReceipt(transaction: Transaction, { orderId, ...receipt }: ReceiptRequest): Promise<void> {
    await this.requestReceipt(transaction, await requireCapturedPayment(transaction, orderId), receipt);
  }

  /** Requests a handover receipt for lines of a payment whose row the caller has locked. */
  async requestReceipt(transaction: Transaction, paymentId: string, { reference, lines }: ReferencedLines): Promise<void> {
    const earlierReceipts = await transaction.paymentReceipt.findMany({ where: { paymentId, reference } });
    if (earlierReceipts.some(({ state }) => state !== 'REFUSED')) return;
    const newReceipt = {
      paymentId,
      reference,
      attempt: earlierReceipts.length + 1,
      lines: toStoredLines(lines),
      createdAt: this.clock.now(),
    };
    const { id } = await transaction.paymentReceipt.create({ data: newReceipt });
    await this.jobs.add(transaction, RECEIPT_JOB, { id }, { key: `${RECEIPT_JOB}:${id}` });
  }
}

type EarlierRefund = Pick<PaymentRefund, 'reference' | 'state' | 'amount'>;

const listAttempts = (reference: string, refunds: readonly EarlierRefund[]): EarlierRefund[] =>
  refunds.filter((refund) => refund.reference === reference);

const canBeRequested = (reference: string, refunds: readonly EarlierRefund[]): boolean =>
  listAttempts(reference, refunds).every(({ state }) => state === 'REFUSED');

const sumNotRefused = (refunds: readonly EarlierRefund[]): bigint =>
  refunds.reduce((sum, { state, amount }) => (state === 'REFUSED' ? sum : sum + amount), 0n);

async function requireCapturedPayment(transaction: Transaction, orderId: string): Promise<string> {
  const paymentId = await lockCapturedPayment(transaction, orderId);
  if (paymentId === undefined) throw new Error('the order has no captured payment');
  return paymentId;
}
