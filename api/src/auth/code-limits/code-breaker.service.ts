import { Inject, Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { findLatest } from '../../platform/process/dates.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { Metrics } from '../../platform/process/metrics.js';
import { SecurityLogService } from '../security-log.service.js';
import { CODE_LIMITS, type CodeLimits } from './code-limits.js';

/** Times at which the shop's limits of wrong tries were reached, or half reached. A time is null while there are fewer wrong tries. */
interface ShopGuesses {
  hourFullSince: Date | null;
  dayFullSince: Date | null;
  hourHalfFullSince: Date | null;
  dayHalfFullSince: Date | null;
  breakerOpenUntil: Date | null;
}

/** Circuit breaker of the whole shop. While it is open, after too many wrong codes in the shop, all new codes have 6 digits. */
@Injectable()
export class CodeBreakerService {
  constructor(
    @Inject(CODE_LIMITS) private readonly limits: CodeLimits,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly log: SecurityLogService,
    metrics: Metrics,
  ) {
    metrics.registerGauge(
      { name: 'meet_code_breaker_open', help: '1 while all codes have 6 digits after too many wrong tries' },
      async () => Number((await this.readOpenUntil()) !== null),
    );
  }

  /** Returns the time until which the circuit breaker is open at least; null while it is closed. */
  async readOpenUntil(): Promise<Date | null> {
    const [breaker] = await this.prisma.readRows<{ openUntil: Date }>`
      SELECT open_until AS "openUntil" FROM auth_breaker WHERE open_until > ${this.clock.now()}::timestamptz`;
    return breaker?.openUntil ?? null;
  }

  /** Opens the circuit breaker or keeps it open, after a guess has been counted. The caller holds the lock of guesses in the whole shop. */
  async updateAfterGuess(transaction: Prisma.TransactionClient): Promise<void> {
    const now = this.clock.now();
    const { hourFullSince, dayFullSince, hourHalfFullSince, dayHalfFullSince, breakerOpenUntil } = await this.#readGuesses(
      transaction,
      now,
    );
    const isNewlyOpen = breakerOpenUntil === null && (hourFullSince ?? dayFullSince) !== null;
    if (!isNewlyOpen && breakerOpenUntil === null) return;
    // The breaker stays open until the wrong tries have been below half of the limits for a day.
    const aboveHalfUntil = findLatest([now, addMs(hourHalfFullSince, HOUR_MS), addMs(dayHalfFullSince, DAY_MS)]) ?? now;
    const openUntil = findLatest([
      breakerOpenUntil ?? undefined,
      isNewlyOpen || aboveHalfUntil > now ? addMs(aboveHalfUntil, DAY_MS) : undefined,
    ]);
    await transaction.$executeRaw`
      INSERT INTO auth_breaker AS breaker (opened_at, open_until) VALUES (${now}, ${openUntil ?? now})
      ON CONFLICT (id) DO UPDATE SET open_until = excluded.open_until, closing_noticed = false,
        opened_at = CASE WHEN breaker.open_until > ${now}::timestamptz THEN breaker.opened_at ELSE excluded.opened_at END`;
    if (!isNewlyOpen) return;
    this.logger.error({ openUntil }, 'too many wrong codes: new codes have 6 digits');
    await this.log.record(transaction, { event: 'BREAKER_OPENED' });
  }

  /**
   * Records that the circuit breaker has closed. It closes when its time is over, without a write. Several processes may notice that; the
   * row of the breaker ensures that only the first of them records the closing.
   */
  async recordClosing(transaction: Prisma.TransactionClient, now: Date): Promise<{ count: number }> {
    const recordedClosing = await transaction.authBreaker.updateMany({
      where: { openUntil: { lte: now }, closingNoticed: false },
      data: { closingNoticed: true },
    });
    if (recordedClosing.count > 0) {
      this.logger.info('codes may have 4 digits again');
      await this.log.record(transaction, { event: 'BREAKER_CLOSED' });
    }
    return recordedClosing;
  }

  async #readGuesses(transaction: Prisma.TransactionClient, now: Date): Promise<ShopGuesses> {
    const [hour, day] = this.limits.shopShortGuesses;
    const subtractMs = (ms: number) => new Date(now.getTime() - ms);
    const [guesses] = await transaction.$queryRaw<ShopGuesses[]>`
      SELECT
        (SELECT guessed_at FROM auth_guess WHERE code_length = 4 AND guessed_at > ${subtractMs(HOUR_MS)}::timestamptz
          ORDER BY 1 DESC OFFSET ${(hour?.max ?? 1) - 1}::int LIMIT 1) AS "hourFullSince",
        (SELECT guessed_at FROM auth_guess WHERE code_length = 4 AND guessed_at > ${subtractMs(DAY_MS)}::timestamptz
          ORDER BY 1 DESC OFFSET ${(day?.max ?? 1) - 1}::int LIMIT 1) AS "dayFullSince",
        (SELECT guessed_at FROM auth_guess WHERE guessed_at > ${subtractMs(HOUR_MS)}::timestamptz
          ORDER BY 1 DESC OFFSET ${computeMiddleOffset(hour?.max)}::int LIMIT 1) AS "hourHalfFullSince",
        (SELECT guessed_at FROM auth_guess WHERE guessed_at > ${subtractMs(DAY_MS)}::timestamptz
          ORDER BY 1 DESC OFFSET ${computeMiddleOffset(day?.max)}::int LIMIT 1) AS "dayHalfFullSince",
        (SELECT open_until FROM auth_breaker WHERE open_until > ${now}::timestamptz) AS "breakerOpenUntil"`;
    if (!guesses) throw new Error('the statement returned no row');
    return guesses;
  }
}

const addMs = (date: Date | null, ms: number): Date | undefined => (date ? new Date(date.getTime() + ms) : undefined);

const computeMiddleOffset = (max = 1): number => Math.max(0, Math.ceil(max / 2) - 1);
