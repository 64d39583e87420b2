import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { isId } from '../../platform/input/ids.rules.js';
import { Prisma, type SandboxPayment } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { listColumns } from '../../platform/prisma/sql.js';
import { Clock } from '../../platform/process/clock.js';
import type { PayableOrders } from '../payable-orders.model.js';
import { PayableOrdersRegistry } from '../payable-orders-registry.js';
import {
  type NewPayment,
  type NewReceipt,
  type NewRefund,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  type ProviderResult,
  ProviderUnavailable,
} from '../provider.port.js';

const DECLINE_REASON = 'general_decline';

/**
 * A payment provider for all modes but production: its payment page belongs to the shop, and no money moves. It stores its payments in the
 * shop's database.
 */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly code = 'SANDBOX';
  readonly name = 'sandbox';
  readonly #origin: string;

  constructor(
    @Inject(CONFIG) { PUBLIC_URL }: Config,
    private readonly prisma: PrismaService,
    private readonly payableOrders: PayableOrdersRegistry,
    private readonly clock: Clock,
  ) {
    this.#origin = new URL(PUBLIC_URL).origin;
  }

  async create({ id, orderId, amount, description, returnUrl }: NewPayment): Promise<ProviderPayment> {
    const [payment] = await this.prisma.runBatch<SandboxPayment>(null, [
      Prisma.sql`
        INSERT INTO sandbox_payment (payment_id, order_id, amount, description, return_url, created_at)
        VALUES (${id}::uuid, ${orderId}::uuid, ${amount}, ${description}, ${returnUrl}, ${this.clock.now()})
        ON CONFLICT (payment_id) DO UPDATE SET payment_id = excluded.payment_id RETURNING ${sandboxColumns}`,
    ]);
    if (!payment) throw new ProviderUnavailable('a failover has lost the payment');
    return this.#toProviderPayment(payment);
  }

  async get(providerPaymentId: string): Promise<ProviderPayment | null> {
    const [payment] = isId(providerPaymentId)
      ? await this.prisma.readRows<SandboxPayment>`SELECT ${sandboxColumns} FROM sandbox_payment WHERE id = ${providerPaymentId}::uuid`
      : [];
    return payment ? this.#toProviderPayment(payment) : null;
  }

  async refund({ id, providerPaymentId, amount }: NewRefund): Promise<ProviderResult> {
    await this.prisma.inTransaction(
      `sandbox-refund-${id}`,
      async (transaction) => {
        if (await transaction.sandboxRefund.findUnique({ where: { id } })) return;
        const payment = await transaction.sandboxPayment.findUnique({ where: { id: providerPaymentId }, include: { refunds: true } });
        if (!payment || (await this.#resolveState(payment)) !== 'SUCCEEDED') throw new ProviderRefusal('the payment has not succeeded');
        const refundedAmount = payment.refunds.reduce((sum, refund) => sum + refund.amount, 0n);
        if (refundedAmount + amount > payment.amount) throw new ProviderRefusal('the refunds are more than the payment');
        await transaction.sandboxRefund.create({ data: { id, sandboxPaymentId: providerPaymentId, amount, createdAt: this.clock.now() } });
      },
      [`sandbox:${providerPaymentId}`],
    );
    return toSucceededResult(id);
  }

  async getRefund(providerRefundId: string): Promise<ProviderResult | null> {
    const refund = isId(providerRefundId) ? await this.prisma.client.sandboxRefund.findUnique({ where: { id: providerRefundId } }) : null;
    return refund && toSucceededResult(refund.id);
  }

  /** The sandbox reports to no tax office, so its receipts are not stored. */
  async registerReceipt({ id, providerPaymentId }: NewReceipt): Promise<ProviderResult> {
    const payment = await this.get(providerPaymentId);
    if (payment?.state !== 'SUCCEEDED') throw new ProviderRefusal('the payment has not succeeded');
    return toSucceededResult(id);
  }

  async getReceipt(providerReceiptId: string): Promise<ProviderResult | null> {
    return isId(providerReceiptId) ? toSucceededResult(providerReceiptId) : null;
  }

  async #toProviderPayment(payment: SandboxPayment): Promise<ProviderPayment> {
    const state = await this.#resolveState(payment);
    return {
      providerId: payment.id,
      state,
      amount: payment.amount,
      currency: 'RUB',
      confirmationUrl: state === 'PENDING' ? `${this.#origin}/pay/${payment.id}` : null,
      cancelReason: state === 'CANCELED' ? DECLINE_REASON : null,
    };
  }

  /** A payment that the shopper chose to delay succeeds once its order no longer awaits payment. */
  async #resolveState({ decision, orderId }: SandboxPayment): Promise<ProviderPayment['state']> {
    if (decision === 'DECLINE') return 'CANCELED';
    if (decision === 'PAY') return 'SUCCEEDED';
    return decision === null || isPayable(await this.payableOrders.get().findPayable(orderId)) ? 'PENDING' : 'SUCCEEDED';
  }
}

const sandboxColumns = listColumns(Prisma.SandboxPaymentScalarFieldEnum);

const isPayable = (payable: Awaited<ReturnType<PayableOrders['findPayable']>>): boolean => typeof payable === 'object' && payable !== null;

const toSucceededResult = (providerId: string): ProviderResult => ({ providerId, state: 'SUCCEEDED', refusal: null });
