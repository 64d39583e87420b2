import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { toKopecks } from '../../platform/money.js';
import { Prisma, type SandboxDecision, type SandboxPayment } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type CheckedPayment, PaymentCheckService } from '../payment-check.service.js';
import type { SandboxPaymentModel, SandboxPaymentState } from './sandbox.model.js';

const stateByDecision: Record<SandboxDecision, SandboxPaymentState> = { PAY: 'SUCCEEDED', DECLINE: 'CANCELED', PAY_LATE: 'PAID_LATE' };

type DisplayedPayment = Pick<SandboxPayment, 'id' | 'amount' | 'description' | 'decision' | 'returnUrl'>;

/** A payment of the sandbox, together with the shop's payment for which it was created. */
type DecidedPayment = DisplayedPayment & Omit<CheckedPayment, 'id'> & { paymentId: string };

/** Reads and completes payments for the page of the sandbox. */
@Injectable()
export class SandboxService {
  readonly #isAvailable: boolean;

  constructor(
    @Inject(CONFIG) { MODE }: Config,
    private readonly prisma: PrismaService,
    private readonly checks: PaymentCheckService,
  ) {
    this.#isAvailable = MODE !== 'production';
  }

  async readPayment(id: string): Promise<SandboxPaymentModel | null> {
    const payment = this.#isAvailable && isId(id) ? await this.prisma.client.sandboxPayment.findUnique({ where: { id } }) : null;
    return payment && toModel(payment);
  }

  /**
   * Records how the shopper completes the payment. The first decision is final. The shop then checks the payment, as after a provider's
   * notification.
   */
  async decide(id: string, decision: SandboxDecision): Promise<SandboxPaymentModel> {
    if (!this.#isAvailable || !isId(id)) throw paymentNotFoundError();
    const [decidedPayment] = await this.prisma.runBatch<DecidedPayment>(null, [
      Prisma.sql`
        UPDATE sandbox_payment AS page SET decision = coalesce(decision, ${decision}::sandbox_decision)
        FROM payment WHERE page.id = ${id}::uuid AND payment.id = page.payment_id
        RETURNING page.id, page.amount, page.description, page.decision, page.return_url AS "returnUrl", payment.id AS "paymentId",
          payment.order_id AS "orderId", payment.provider, payment.provider_id AS "providerId", payment.created_at AS "createdAt"`,
    ]);
    if (!decidedPayment) throw paymentNotFoundError();
    if (decidedPayment.decision !== decision) {
      throw new DomainError(ErrorCode.CONFLICT, 'Этот платёж уже завершён.', { state: toModel(decidedPayment).state });
    }
    await this.checks.check({ ...decidedPayment, id: decidedPayment.paymentId });
    return toModel(decidedPayment);
  }
}

const paymentNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого платежа нет.');

const toModel = ({ id, amount, description, decision, returnUrl }: DisplayedPayment): SandboxPaymentModel => ({
  id,
  amount: toKopecks(amount),
  description,
  state: decision === null ? 'PENDING' : stateByDecision[decision],
  returnUrl,
});
