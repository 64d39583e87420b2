import { until } from '../../../test/support/wait-until.js';
import type { TestApi } from '../../../test/test-api.harness.js';
import { parseStoredLines } from '../../payment/payment-line.rules.js';
import { ProviderRefusal, ProviderUnavailable } from '../../payment/provider.port.js';
import { RefundAndReceiptRequestsService } from '../../payment/refund/refund-and-receipt-requests.service.js';
import { SandboxProvider } from '../../payment/sandbox/sandbox.provider.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

const faults = ['silent', 'lost', 'pending', 'refused'] as const;
type Fault = (typeof faults)[number];

interface RefusedRefund {
  paymentId: string;
  orderId: string;
  reference: string;
  lines: unknown;
}

/**
 * A provider whose refunds fail at first: it does not respond, its response is lost, it is slow, or it refuses. A refusal is final, so the
 * refund is requested again under another id, as a manager would.
 */
export class FailingRefunds {
  readonly faultCounts: Record<Fault, number> = { silent: 0, lost: 0, pending: 0, refused: 0 };
  readonly #requestedIds = new Set<string>();

  constructor(private readonly api: TestApi) {
    const provider = api.app.get(SandboxProvider);
    const refund = provider.refund.bind(provider);
    provider.refund = async (newRefund) => {
      const isFirst = !this.#requestedIds.has(newRefund.id);
      this.#requestedIds.add(newRefund.id);
      // Of every eight refunds, four have one fault each and the others succeed, so that every fault happens.
      const fault = isFirst ? faults[this.#requestedIds.size % (2 * faults.length)] : undefined;
      if (fault) this.faultCounts[fault] += 1;
      if (fault === 'silent') throw new ProviderUnavailable('silent');
      if (fault === 'refused') throw new ProviderRefusal('refused');
      const response = await refund(newRefund);
      if (fault === 'lost') throw new ProviderUnavailable('the answer was lost');
      return fault === 'pending' ? { ...response, state: 'PENDING' } : response;
    };
  }

  /** Waits until every refund has succeeded. Delayed requests are made due at once, and refused refunds are requested again. */
  async end(): Promise<void> {
    const { db } = this.api;
    await until(
      'all refunds have succeeded',
      async () => {
        await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND run_at > now()`;
        const refusedRefunds = await this.#listRefused();
        for (const refusedRefund of refusedRefunds) await this.#requestAgain(refusedRefund);
        return refusedRefunds.length === 0 && (await db.paymentRefund.count({ where: { state: 'REQUESTED' } })) === 0;
      },
      120_000,
    );
  }

  #listRefused(): Promise<RefusedRefund[]> {
    return this.api.db.$queryRaw<RefusedRefund[]>`
      SELECT payment_id AS "paymentId", order_id AS "orderId", reference, last.lines
      FROM (SELECT DISTINCT ON (payment_id, reference) * FROM payment_refund ORDER BY payment_id, reference, attempt DESC) AS last
      JOIN payment ON payment.id = payment_id WHERE last.state = 'REFUSED'`;
  }

  async #requestAgain({ paymentId, orderId, reference, lines }: RefusedRefund): Promise<void> {
    await this.api.app.get(PrismaService).inTransaction('again', async (transaction) => {
      await transaction.$executeRaw`SELECT FROM shop_order WHERE id = ${orderId}::uuid FOR UPDATE`;
      await transaction.$executeRaw`SELECT FROM payment WHERE id = ${paymentId}::uuid FOR UPDATE`;
      await this.api.app
        .get(RefundAndReceiptRequestsService)
        .requestRefund(transaction, paymentId, [{ reference, lines: parseStoredLines(lines) }]);
    });
  }
}
