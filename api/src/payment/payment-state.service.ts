import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { type PaymentSummary } from './payment.model.js';
import { excessReference } from './refund/refund-and-receipt-requests.model.js';

/** Texts for the provider's reasons of a cancelled payment. */
const declineTexts: Readonly<Record<string, string>> = {
  '3d_secure_failed': 'Банк не\u00a0подтвердил оплату. Попробуйте ещё\u00a0раз или возьмите другую карту.',
  call_issuer: 'Банк отклонил оплату. Позвоните в\u00a0банк или возьмите другую карту.',
  canceled_by_merchant: 'Оплата отменена.',
  card_expired: 'Срок действия карты истёк. Возьмите другую карту.',
  country_forbidden: 'Картой этой страны оплатить нельзя. Возьмите другую карту.',
  expired_on_confirmation: 'Время на\u00a0оплату вышло. Попробуйте ещё\u00a0раз.',
  fraud_suspected: 'Платёж отклонён из-за подозрения в\u00a0мошенничестве. Возьмите другую карту.',
  identification_required: 'Кошелёк не\u00a0подтверждён. Возьмите другой способ оплаты.',
  insufficient_funds: 'На\u00a0карте не\u00a0хватило денег. Попробуйте другую карту.',
  invalid_card_number: 'Неверный номер карты.',
  invalid_csc: 'Неверный код CVC.',
  issuer_unavailable: 'Банк не\u00a0отвечает. Попробуйте позже или возьмите другую карту.',
  payment_method_limit_exceeded: 'Лимит карты исчерпан. Возьмите другую карту.',
  payment_method_restricted: 'Оплата этой картой запрещена. Возьмите другую карту.',
  unanswered: 'Оплата не\u00a0состоялась. Попробуйте ещё\u00a0раз.',
};

const OTHER_DECLINE_TEXT = 'Оплата отклонена. Попробуйте ещё\u00a0раз или возьмите другую карту.';

/** Why a payment failed, for the shopper. */
const describeDecline = (cancelReason: string | null): string => declineTexts[cancelReason ?? ''] ?? OTHER_DECLINE_TEXT;

interface PaymentAttempt {
  orderId: string;
  state: 'PENDING' | 'SUCCEEDED' | 'CANCELED';
  amount: bigint;
  cancelReason: string | null;
  refunded: bigint;
  refundedAt: Date | null;
  isCaptured: boolean;
}

const noPayment: PaymentSummary = { state: 'NONE', declinedReason: null, refunded: 0n, refundedAt: null };

/** Sums up the attempts to pay for an order. */
@Injectable()
export class PaymentStateService {
  constructor(private readonly prisma: PrismaService) {}

  async findStates(orderIds: readonly string[]): Promise<Map<string, PaymentSummary>> {
    const attempts = await this.prisma.readRows<PaymentAttempt>`
      SELECT order_id AS "orderId", payment.state, payment.amount, cancel_reason AS "cancelReason",
        coalesce(sum(refund.amount) FILTER (WHERE refund.state = 'SUCCEEDED'), 0)::bigint AS refunded,
        max(refund.succeeded_at) AS "refundedAt",
        payment.state = 'SUCCEEDED' AND coalesce(bool_and(refund.reference <> ${excessReference}::text), true) AS "isCaptured"
      FROM payment LEFT JOIN payment_refund AS refund ON refund.payment_id = payment.id
      WHERE order_id = ANY (${orderIds}::uuid[])
      GROUP BY payment.id ORDER BY payment.created_at DESC, payment.id DESC`;
    const attemptsByOrder = Map.groupBy(attempts, ({ orderId }) => orderId);
    return new Map(orderIds.map((orderId) => [orderId, summarizeAttempts(attemptsByOrder.get(orderId) ?? [])]));
  }

  /** Amounts of the refunds of an order that have succeeded, by their references. */
  async readRefundedAmounts(transaction: Prisma.TransactionClient, orderId: string): Promise<Map<string, bigint>> {
    const where = { payment: { orderId }, state: 'SUCCEEDED' } as const;
    const refunds = await transaction.paymentRefund.findMany({ where, select: { reference: true, amount: true } });
    return new Map(refunds.map(({ reference, amount }) => [reference, amount]));
  }
}

/**
 * Describes the captured payment or, if there is none, the last attempt. A payment that succeeded but was not captured counts as refunded
 * at once: it is refunded as a whole, because the order was not paid with it.
 */
function summarizeAttempts(attempts: readonly PaymentAttempt[]): PaymentSummary {
  const attempt = attempts.find(({ isCaptured }) => isCaptured) ?? attempts[0];
  if (!attempt) return noPayment;
  const { state, amount, refunded, refundedAt, cancelReason, isCaptured } = attempt;
  if (state === 'CANCELED') return { state: 'DECLINED', declinedReason: describeDecline(cancelReason), refunded, refundedAt };
  const isRefunded = state === 'SUCCEEDED' && (!isCaptured || refunded === amount);
  return { state: isRefunded ? 'REFUNDED' : state, declinedReason: null, refunded, refundedAt };
}
