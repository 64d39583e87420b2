import { Inject, Injectable } from '@nestjs/common';
import type { AuthChallenge, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Bytes } from '../pseudonyms.js';
import { CodeBreakerService } from './code-breaker.service.js';
import { findLongCodeAllowedTime, isShortCodeAllowed } from './code-length.rules.js';
import { CODE_LIMITS, type CodeLimits } from './code-limits.js';
import { listLocks, matchLiveChallenge, readTryState, type TryState } from './limit-state.queries.js';
import { type HeldLock, STRIPES, StripedLock } from './striped-lock.js';

/**
 * Result of counting a guess. With `guessId`, the code may be compared. Without `guessId`, `until` is the time from which another try is
 * allowed, and `reachedLimit` says whose limit was reached. If `until` is undefined, the code is no longer valid.
 */
export type GuessResult = { guessId: string } | { until: Date; reachedLimit: 'CLIENT' | 'TRIES' } | { until: undefined };

interface Guesser {
  /** Account that the recipient belongs to now; null if it belongs to none. */
  accountId: string | null;
  clientHash: Bytes;
  requestId: string;
}

const CODE_INVALID = { until: undefined };

/** Counts every try as wrong before its code is compared, so that parallel tries cannot exceed a limit. */
@Injectable()
export class GuessService {
  readonly #shopLock = new StripedLock('guesses');

  constructor(
    @Inject(CODE_LIMITS) private readonly limits: CodeLimits,
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly breaker: CodeBreakerService,
  ) {}

  recordGuess(challenge: AuthChallenge, guesser: Guesser): Promise<GuessResult> {
    const { recipientHash: recipient, browserAccountId } = challenge;
    const locks = listLocks({ recipient, accountId: guesser.accountId, browserAccountId, client: guesser.clientHash });
    return this.#shopLock.hold((lock) =>
      this.prisma.inTransaction(guesser.requestId, (transaction) => this.#record(transaction, { challenge, guesser, lock }), [
        ...locks,
        ...lock.locks,
      ]),
    );
  }

  async #record(
    transaction: Prisma.TransactionClient,
    { challenge, guesser, lock }: { challenge: AuthChallenge; guesser: Guesser; lock: HeldLock },
  ): Promise<GuessResult> {
    const state = await this.#readState(transaction, challenge, guesser);
    const refusal = this.#findRefusal(state, challenge);
    if (refusal) return refusal;
    // While the circuit breaker is open, every try may prolong it, so each try needs all stripes of the lock.
    const remainingTries = state.breakerOpenUntil === null ? (state.remainingShopGuesses ?? Number.POSITIVE_INFINITY) : 0;
    lock.requireEnoughStripes(remainingTries);
    const guessId = await this.#insertGuess(transaction, challenge.id, guesser);
    if (guessId === undefined) return CODE_INVALID;
    if (remainingTries < STRIPES) await this.breaker.updateAfterGuess(transaction);
    return { guessId };
  }

  #readState(transaction: Prisma.TransactionClient, challenge: AuthChallenge, { accountId, clientHash }: Guesser): Promise<TryState> {
    const { id: challengeId, recipientHash: recipient, browserAccountId, codeLength } = challenge;
    const scope = { recipient, accountId, browserAccountId };
    return readTryState(transaction, { scope, client: clientHash, challengeId, codeLength, limits: this.limits, now: this.clock.now() });
  }

  #findRefusal(state: TryState, { browserAccountId, codeLength }: AuthChallenge): GuessResult | undefined {
    const limits = this.limits;
    const now = this.clock.now();
    if (state.clientTriesFullSince) {
      return { until: new Date(state.clientTriesFullSince.getTime() + limits.clientTries.withinMs), reachedLimit: 'CLIENT' };
    }
    if (codeLength === 4) return isShortCodeAllowed(state, { limits, now }) ? undefined : CODE_INVALID;
    const until = findLongCodeAllowedTime(state, { limits, now, isKnownBrowser: browserAccountId !== null });
    return until && { until, reachedLimit: 'TRIES' };
  }

  /** Spends a try of the challenge and counts it. Returns the id of the counted try, or undefined if the challenge has no tries left. */
  async #insertGuess(
    transaction: Prisma.TransactionClient,
    challengeId: string,
    { accountId, clientHash }: Guesser,
  ): Promise<string | undefined> {
    const now = this.clock.now();
    const [guess] = await transaction.$queryRaw<{ id: string }[]>`
      WITH challenge AS (
        UPDATE auth_challenge SET tries = tries + 1
        WHERE id = ${challengeId}::uuid AND ${matchLiveChallenge(now)}
        RETURNING recipient_hash, known_account_id, code_length
      )
      INSERT INTO auth_guess (recipient_hash, account_id, known_account_id, client_hash, code_length, guessed_at)
      SELECT recipient_hash, ${accountId}::uuid, known_account_id, ${clientHash}, code_length, ${now}::timestamptz FROM challenge
      RETURNING id`;
    return guess?.id;
  }
}
