import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/process/clock.js';
import { normalizePromoCode } from './quote/normalize-promo-code.rules.js';
import { findStateProblem, PromoProblem, type PromoState, toPromoError } from './quote/promo-state.rules.js';

type Transaction = Prisma.TransactionClient;
type LockedCode = Omit<PromoState, 'accountUses'> & { leastSum: bigint };

export interface PromoUseRequest {
  promoCodeId: string;
  accountId: string;
  orderId: string;
}

/**
 * Uses of promo codes by orders, each in the transaction of its order. The row of the code is locked first. The uses of an account are
 * counted by the next statement, which sees all uses that were committed before the lock was granted.
 */
@Injectable()
export class PromoUseService {
  constructor(private readonly clock: Clock) {}

  /**
   * Locks `promocode` if it is the code that is stored with the account's cart. A transaction that also locks units locks the code first,
   * as the revival of an order does.
   */
  async lockStoredCode(transaction: Transaction, { accountId, promocode }: { accountId: string; promocode: string }): Promise<void> {
    await transaction.$executeRaw`
      SELECT FROM promo_code WHERE normal_code = ${normalizePromoCode(promocode)}
        AND id = (SELECT promo_code_id FROM cart WHERE account_id = ${accountId}::uuid) FOR NO KEY UPDATE`;
  }

  /** Uses the promo code for an order, and removes it from the cart. Throws PROMO_NOT_FOUND if the account may not use it any more. */
  async redeem(transaction: Transaction, { promoCodeId, accountId, orderId }: PromoUseRequest): Promise<void> {
    const now = this.clock.now();
    const [code] = await transaction.$queryRaw<LockedCode[]>`
      SELECT account_id AS "ownerId", active, deleted_at AS "deletedAt", starts_at AS "startsAt", ends_at AS "endsAt", least_sum AS "leastSum",
        uses, most_uses AS "mostUses", most_account_uses AS "mostAccountUses"
      FROM promo_code WHERE id = ${promoCodeId}::uuid FOR NO KEY UPDATE`;
    const accountUses = await transaction.promoUse.count({ where: { promoCodeId, accountId, returnedAt: null } });
    const problem = code ? findStateProblem({ ...code, accountUses }, accountId, now) : PromoProblem.NOT_FOUND;
    if (problem) throw toPromoError(problem, code);
    await transaction.$executeRaw`
      WITH used AS (
        INSERT INTO promo_use (order_id, promo_code_id, account_id, used_at)
        VALUES (${orderId}::uuid, ${promoCodeId}::uuid, ${accountId}::uuid, ${now}::timestamptz)),
      forgotten AS (
        UPDATE cart SET promo_code_id = NULL WHERE account_id = ${accountId}::uuid AND promo_code_id = ${promoCodeId}::uuid)
      UPDATE promo_code SET uses = uses + 1 WHERE id = ${promoCodeId}::uuid`;
  }

  /** Locks the promo code that an order uses, if it uses one. */
  async lockUsedCode(transaction: Transaction, orderId: string): Promise<void> {
    await transaction.$executeRaw`
      SELECT FROM promo_code WHERE id = (SELECT promo_code_id FROM promo_use WHERE order_id = ${orderId}::uuid AND returned_at IS NULL)
      FOR NO KEY UPDATE`;
  }

  /**
   * Detaches the promo code from an order that no longer meets the conditions of the code, as if the order had never used it. The caller
   * has locked the code.
   */
  async detach(transaction: Transaction, orderId: string): Promise<void> {
    await transaction.$executeRaw`
      WITH dropped AS (DELETE FROM promo_use WHERE order_id = ${orderId}::uuid AND returned_at IS NULL RETURNING promo_code_id)
      UPDATE promo_code SET uses = promo_code.uses - 1 FROM dropped WHERE promo_code.id = dropped.promo_code_id`;
  }

  /** Returns the uses of these orders to their codes, each use once. Codes are locked in the order of their ids. */
  async returnUses(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
    await transaction.$executeRaw`
      SELECT FROM promo_code WHERE id IN (SELECT promo_code_id FROM promo_use WHERE order_id = ANY (${orderIds}::uuid[]) AND returned_at IS NULL)
      ORDER BY id FOR NO KEY UPDATE`;
    await transaction.$executeRaw`
      WITH returned AS (
        UPDATE promo_use SET returned_at = ${this.clock.now()}::timestamptz
        WHERE order_id = ANY (${orderIds}::uuid[]) AND returned_at IS NULL RETURNING promo_code_id),
      counted AS (SELECT promo_code_id, count(*)::int AS uses FROM returned GROUP BY promo_code_id)
      UPDATE promo_code SET uses = promo_code.uses - counted.uses FROM counted WHERE promo_code.id = counted.promo_code_id`;
  }

  /**
   * Counts a returned use again, for an order that was paid after its end. Returns whether the limits of the code allow it. The dates of
   * the code do not matter, because the order was placed in time.
   */
  async restoreUse(transaction: Transaction, orderId: string): Promise<boolean> {
    const use = await transaction.promoUse.findUnique({ where: { orderId } });
    if (!use || use.returnedAt === null) return true;
    const { promoCodeId, accountId } = use;
    await transaction.$executeRaw`SELECT FROM promo_code WHERE id = ${promoCodeId}::uuid FOR NO KEY UPDATE`;
    const restoredCount = await transaction.$executeRaw`
      WITH taken AS (
        UPDATE promo_use SET returned_at = NULL FROM promo_code AS code
        WHERE promo_use.order_id = ${orderId}::uuid AND promo_use.returned_at IS NOT NULL AND code.id = promo_use.promo_code_id
          AND (code.most_uses IS NULL OR code.uses < code.most_uses)
          AND (code.most_account_uses IS NULL OR code.most_account_uses > (
            SELECT count(*) FROM promo_use AS other
            WHERE other.promo_code_id = code.id AND other.account_id = ${accountId}::uuid AND other.returned_at IS NULL))
        RETURNING promo_use.promo_code_id)
      UPDATE promo_code SET uses = uses + 1 FROM taken WHERE promo_code.id = taken.promo_code_id`;
    return restoredCount > 0;
  }
}
