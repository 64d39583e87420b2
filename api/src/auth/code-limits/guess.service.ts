import { Inject, Injectable } from '@nestjs/common';
import type { AuthChallenge, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import type { Bytes } from '../browser/pseudonyms.js';
import { lock, locksOf, readGuessState } from '../code/code.queries.js';
import { CODE_LIMITS, type CodeLimits } from './code-limits.js';
import { longFullUntil, shortIsOpen } from './guess.rules.js';
import { KeyedMutex } from './keyed-mutex.js';
import { ShopBreakerService } from './shop-breaker.service.js';

/**
 * Result of counting a guess. With `guessId`, the code may be compared. Otherwise `until` is the time of the next try, and `because` says
 * which limit was reached. If `until` is undefined, the code is no longer valid.
 */
export type Evaluation = { guessId: string } | { until: Date; because: 'CLIENT' | 'TRIES' } | { until: undefined };

interface Guesser {
  /** Account that the recipient belongs to now. */
  accountId: string | null;
  client: Bytes;
  requestId: string;
}

const DEAD = { until: undefined };

/** Counts every try as wrong before it is compared, so that parallel tries cannot outrun a limit. */
@Injectable()
export class GuessService {
  readonly #mutex = new KeyedMutex();

  constructor(
    @Inject(CODE_LIMITS) private readonly limits: CodeLimits,
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly shop: ShopBreakerService,
  ) {}

  count(challenge: AuthChallenge, guesser: Guesser): Promise<Evaluation> {
    return this.#mutex.take('shop', () => this.#count(challenge, guesser));
  }

  #count(challenge: AuthChallenge, guesser: Guesser): Promise<Evaluation> {
    return this.prisma.inTransaction(guesser.requestId, async (transaction) => {
      const counted = { recipient: challenge.recipientHash, accountId: guesser.accountId, knownAccountId: challenge.knownAccountId };
      await lock(transaction, [...locksOf({ ...counted, client: guesser.client }), 'shop']);
      const refusal = await this.#refusal(transaction, challenge, guesser);
      if (refusal) return refusal;
      if (!(await this.#spendTry(transaction, challenge.id))) return DEAD;
      const { id: guessId } = await transaction.authGuess.create({
        data: {
          recipientHash: challenge.recipientHash,
          accountId: guesser.accountId,
          knownAccountId: challenge.knownAccountId,
          clientHash: guesser.client,
          codeLength: challenge.codeLength,
          guessedAt: this.clock.now(),
        },
        select: { id: true },
      });
      await this.shop.reckon(transaction);
      return { guessId };
    });
  }

  async #refusal(transaction: Prisma.TransactionClient, challenge: AuthChallenge, guesser: Guesser): Promise<Evaluation | undefined> {
    const limits = this.limits;
    const now = this.clock.now();
    const { recipientHash: recipient, knownAccountId, codeLength } = challenge;
    const counted = { recipient, accountId: guesser.accountId, knownAccountId };
    const state = await readGuessState(transaction, { counted, client: guesser.client, challengeId: challenge.id, limits, now });
    if (state.clientFullSince) {
      return { until: new Date(state.clientFullSince.getTime() + limits.clientTries.withinMs), because: 'CLIENT' };
    }
    if (codeLength === 4) return shortIsOpen(state, { limits, now }) ? undefined : DEAD;
    const until = longFullUntil(state, { limits, now, isKnown: knownAccountId !== null });
    return until && { until, because: 'TRIES' };
  }

  async #spendTry(transaction: Prisma.TransactionClient, id: string): Promise<boolean> {
    const spent = await transaction.authChallenge.updateMany({
      where: { id, usedAt: null, tries: { lt: this.limits.tries }, expiresAt: { gt: this.clock.now() } },
      data: { tries: { increment: 1 } },
    });
    return spent.count > 0;
  }
}
