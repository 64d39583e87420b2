import { Injectable } from '@nestjs/common';
import type { DomainError } from '../../platform/errors/domain-error.js';
import { tooManyRequestsError } from '../../platform/errors/too-many-requests.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { readCart } from '../line/cart-line.queries.js';
import { normalizePromoCode } from '../quote/normalize-promo-code.rules.js';
import { findPromo, type PromoRow } from '../quote/promo.queries.js';
import { findStateProblem, isFixable, PromoProblem, toPromoError } from '../quote/promo-state.rules.js';
import { computeQuote } from '../quote/quote.rules.js';
import { readQuotedUnits } from '../quote/quoted-unit.queries.js';
import { PromoAttemptsService } from './promo-attempts.service.js';

type Transaction = Prisma.TransactionClient;
type CheckingContext = Pick<GraphqlContext, 'requestId' | 'clientAddress' | 'reply'>;
type Owner = Pick<Viewer, 'accountId'>;

/** Result of checking an entered code. A code that is already stored with the cart was not guessed, whatever its problem is now. */
interface PromoCheck {
  promo: PromoRow | null;
  problem: PromoProblem | null;
  isStored: boolean;
}

/** Checks, stores and removes the promo code of an account's cart. */
@Injectable()
export class PromocodeService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly attempts: PromoAttemptsService,
  ) {}

  /** Throws PROMO_NOT_FOUND if the promo code does not apply, and TOO_MANY_REQUESTS after too many wrong codes. */
  async checkAndStore({ requestId, clientAddress, reply }: CheckingContext, { accountId }: Owner, code: string): Promise<void> {
    const guesser = { accountId, clientAddress };
    // The refusal is returned and thrown after the commit, because a wrong attempt must stay counted.
    const refusal = await this.prisma.inTransaction<DomainError | undefined>(
      requestId,
      async (transaction) => {
        const countedAttempt = await this.attempts.countAttempt(transaction, guesser);
        if ('until' in countedAttempt)
          return tooManyRequestsError('Слишком много неверных промокодов.', { now: this.clock.now(), until: countedAttempt.until }, reply);
        const { promo, problem, isStored } = await this.#checkCode(transaction, accountId, normalizePromoCode(code));
        if (!problem || isFixable(problem) || isStored) await this.attempts.deleteAttempt(transaction, countedAttempt.id);
        if (!promo || problem) return toPromoError(problem ?? PromoProblem.NOT_FOUND, promo ?? undefined);
        await this.#storePromoCode(transaction, accountId, promo.id);
        return undefined;
      },
      this.attempts.listLocks(guesser),
    );
    if (refusal) throw refusal;
  }

  async removeFromCart({ requestId }: Pick<CheckingContext, 'requestId'>, { accountId }: Owner): Promise<void> {
    await this.prisma.inTransaction(requestId, (transaction) =>
      transaction.cart.updateMany({ where: { accountId }, data: { promoCodeId: null } }),
    );
  }

  async #checkCode(transaction: Transaction, accountId: string, normalCode: string): Promise<PromoCheck> {
    const cart = await readCart(transaction, accountId);
    const productItemIds = cart.lines.map(({ productItemId }) => productItemId);
    const isStored = cart.promocode !== null && normalizePromoCode(cart.promocode) === normalCode;
    const promo = await findPromo(transaction, normalCode, { accountId, productItemIds });
    if (!promo) return { promo, problem: PromoProblem.NOT_FOUND, isStored };
    const now = this.clock.now();
    const stateProblem = findStateProblem(promo, accountId, now);
    if (stateProblem === PromoProblem.BEGINS_LATER && !isStored && !isListedFor(promo, accountId)) {
      return { promo: null, problem: PromoProblem.NOT_FOUND, isStored };
    }
    if (stateProblem) return { promo, problem: stateProblem, isStored };
    const units = await readQuotedUnits(transaction, productItemIds);
    const terms = { payer: 'MEMBER', cashbackPercentage: 0, now, bonuses: null, delivery: null, deliveryMode: 'COURIER' } as const;
    const { promoProblem } = computeQuote(units, { ...terms, promo: { ...promo, coveredUnitIds: new Set(promo.coveredUnitIds) } });
    return { promo, problem: promoProblem, isStored };
  }

  async #storePromoCode(transaction: Transaction, accountId: string, promoCodeId: string): Promise<void> {
    await transaction.$executeRaw`
      INSERT INTO cart (account_id, promo_code_id) VALUES (${accountId}::uuid, ${promoCodeId}::uuid)
      ON CONFLICT (account_id) DO UPDATE SET promo_code_id = excluded.promo_code_id`;
  }
}

/** Whether the promo code is in the account's list. Before its start, a code that is in no list must look like one that does not exist. */
const isListedFor = ({ listed, ownerId }: PromoRow, accountId: string): boolean => listed || ownerId === accountId;
