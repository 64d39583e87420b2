import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { getRequestContext } from '../../platform/http/request-context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { toKopecks } from '../../platform/money.js';
import { Prisma, type SandboxDecision, type SandboxPayment as StoredPayment } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type CheckedPayment, PaymentCheckService } from '../payment-check.service.js';
import type { SandboxPaymentModel, SandboxPaymentState } from './sandbox.model.js';
import { selectSandboxPayment } from './sandbox.provider.js';

const stateByDecision: Record<SandboxDecision, SandboxPaymentState> = { PAY: 'SUCCEEDED', DECLINE: 'CANCELED', PAY_LATE: 'PAID_LATE' };

/** The page of the sandbox. */
@Injectable()
export class SandboxService {
  readonly #isOpen: boolean;

  constructor(
    @Inject(CONFIG) { MODE }: Config,
    private readonly prisma: PrismaService,
    private readonly checks: PaymentCheckService,
  ) {
    this.#isOpen = MODE !== 'production';
  }

  async readPayment(id: string): Promise<SandboxPaymentModel | null> {
    const found = this.#isOpen && isId(id) ? await this.prisma.client.sandboxPayment.findUnique({ where: { id } }) : null;
    return found && toPage(found);
  }

  /** The first choice is final. The shop is notified at once, as by a provider. */
  async decide(id: string, decision: SandboxDecision): Promise<SandboxPaymentModel> {
    if (!this.#isOpen || !isId(id)) throw paymentNotFoundError();
    const [decided] = await this.prisma.runBatch<StoredPayment>(getRequestContext()?.requestId ?? `sandbox-${id}`, [
      Prisma.sql`UPDATE sandbox_payment SET decision = ${decision}::sandbox_decision WHERE id = ${id}::uuid AND decision IS NULL`,
      selectSandboxPayment(Prisma.sql`id = ${id}::uuid`),
    ]);
    if (!decided) throw paymentNotFoundError();
    if (decided.decision !== decision) {
      throw new DomainError(ErrorCode.CONFLICT, 'Этот платёж уже завершён.', { state: toPage(decided).state });
    }
    const [payment] = await this.prisma.readRows<CheckedPayment>`
      SELECT id, order_id AS "orderId", provider, provider_id AS "providerId", created_at AS "createdAt"
      FROM payment WHERE id = ${decided.paymentId}::uuid`;
    if (payment) await this.checks.check(payment);
    return toPage(decided);
  }
}

const paymentNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого платежа нет.');

const toPage = ({ id, amount, description, decision, returnUrl }: StoredPayment): SandboxPaymentModel => ({
  id,
  amount: toKopecks(amount),
  description,
  state: decision === null ? 'PENDING' : stateByDecision[decision],
  returnUrl,
});
