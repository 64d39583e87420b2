import { Inject, Injectable } from '@nestjs/common';
import { AddressPseudonyms } from '../../platform/address-pseudonyms.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { MINUTE_MS } from '../../platform/process/durations.js';

type Transaction = Prisma.TransactionClient;

/** Limits on wrong promo codes, in a sliding window. */
export const promoAttemptLimits = { withinMs: 10 * MINUTE_MS, maxPerAccount: 10, maxPerAddress: 30 };

export interface PromoGuesser {
  accountId: string;
  clientAddress: string;
}

interface BlockingAttempts {
  accountBlockingAttemptAt: Date | null;
  addressBlockingAttemptAt: Date | null;
}

/**
 * Counts every entered code as a wrong attempt before it is looked up. The caller deletes the attempt of a right code, and holds the locks
 * of `listLocks` until its transaction ends.
 */
@Injectable()
export class PromoAttemptsService {
  readonly #pseudonyms: AddressPseudonyms;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
  ) {
    this.#pseudonyms = new AddressPseudonyms(config.PSEUDONYM_SECRET, 'promo tries');
  }

  /** Names of the locks under which attempts of this account, and of this client address, run one after another. */
  listLocks({ accountId, clientAddress }: PromoGuesser): string[] {
    return [`promo-try:${accountId}`, `promo-try:${this.#pseudonyms.compute(clientAddress)}`];
  }

  /** Returns the id of the counted attempt, or the time from which the next attempt is allowed. */
  async countAttempt(transaction: Transaction, guesser: PromoGuesser): Promise<{ id: string } | { until: Date }> {
    const now = this.clock.now();
    const blockingAttemptAt = await this.#findBlockingAttempt(transaction, guesser, now);
    if (blockingAttemptAt) return { until: new Date(blockingAttemptAt.getTime() + promoAttemptLimits.withinMs) };
    const addressPseudonym = this.#pseudonyms.compute(guesser.clientAddress);
    return transaction.promoTry.create({
      data: { accountId: guesser.accountId, network: addressPseudonym, triedAt: now },
      select: { id: true },
    });
  }

  async deleteAttempt(transaction: Transaction, id: string): Promise<void> {
    await transaction.promoTry.delete({ where: { id } });
  }

  /** Returns the time of the attempt that must leave the window before another attempt is allowed. */
  async #findBlockingAttempt(transaction: Transaction, { accountId, clientAddress }: PromoGuesser, now: Date): Promise<Date | undefined> {
    const { withinMs, maxPerAccount, maxPerAddress } = promoAttemptLimits;
    const since = new Date(now.getTime() - withinMs);
    const [attempts] = await transaction.$queryRaw<BlockingAttempts[]>`
      SELECT
        (SELECT tried_at FROM promo_try WHERE account_id = ${accountId}::uuid AND tried_at > ${since}::timestamptz
          ORDER BY 1 DESC OFFSET ${maxPerAccount - 1}::int LIMIT 1) AS "accountBlockingAttemptAt",
        (SELECT tried_at FROM promo_try WHERE network = ${this.#pseudonyms.compute(clientAddress)} AND tried_at > ${since}::timestamptz
          ORDER BY 1 DESC OFFSET ${maxPerAddress - 1}::int LIMIT 1) AS "addressBlockingAttemptAt"`;
    const blockingAttempts = [attempts?.accountBlockingAttemptAt, attempts?.addressBlockingAttemptAt].flatMap((date) => date ?? []);
    return blockingAttempts.toSorted((one, other) => other.getTime() - one.getTime())[0];
  }
}
