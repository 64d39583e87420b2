import { Inject, Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { findLatest } from '../../platform/process/dates.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { type ComponentHealth, HealthRegistry } from '../../platform/process/health.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { Metrics } from '../../platform/process/metrics.js';
import { SecurityLogService } from '../security-log.service.js';
import { CODE_LIMITS, type CodeLimits } from './code-limits.js';

/** Share of the SMS budget at which operators are warned. */
const ALARM_SHARE = 0.8;

interface ShopState {
  breakerOpenUntil: Date | null;
  textMessages: number;
  unknownBrowserTextMessages: number;
}

/** Numbers of text messages sent in the last hour. */
interface TextMessageCounts {
  all: number;
  /** Number of messages that unknown browsers requested; null if a known browser makes this request. */
  toUnknownBrowsers: number | null;
}

/** Times at which the shop's limits of wrong tries were reached, or half reached. A time is null while there are fewer wrong tries. */
interface ShopGuesses {
  hourFullSince: Date | null;
  dayFullSince: Date | null;
  hourHalfFullSince: Date | null;
  dayHalfFullSince: Date | null;
  breakerOpenUntil: Date | null;
}

/**
 * Limits of the whole shop: a budget of text messages, and a circuit breaker. While the breaker is open, after too many wrong codes in the
 * shop, all new codes have 6 digits.
 */
@Injectable()
export class ShopLimitsService {
  constructor(
    @Inject(CODE_LIMITS) private readonly limits: CodeLimits,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly log: SecurityLogService,
    health: HealthRegistry,
    metrics: Metrics,
  ) {
    health.register('codes', () => this.#readHealth(), { status: 'degraded' }, 'database');
    metrics.registerGauge(
      { name: 'meet_code_breaker_open', help: '1 while all codes have 6 digits after too many wrong tries' },
      async () => Number((await this.#readState()).breakerOpenUntil !== null),
    );
    metrics.registerGauge(
      { name: 'meet_sms_budget_used_ratio', help: 'Share of the hourly SMS budget that is spent' },
      async () => (await this.#readState()).textMessages / this.limits.textMessages.max,
    );
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

  /** Logs once when the SMS budget is nearly spent, when it is spent, and when the share for unknown browsers is spent. */
  logSpentSmsBudget({ all, toUnknownBrowsers }: TextMessageCounts): void {
    const { max } = this.limits.textMessages;
    if (all === max) this.logger.error({ most: max }, 'the hourly SMS budget is spent');
    else if (all === this.#alarmThreshold) this.logger.warn({ most: max, all }, 'the hourly SMS budget is nearly spent');
    if (all < max && toUnknownBrowsers === this.limits.unknownBrowserTextMessages.max)
      this.logger.error(
        { most: max, unknownBrowsers: toUnknownBrowsers },
        'the share of the hourly SMS budget for unknown browsers is spent',
      );
  }

  /** Returns how many more text messages can be sent before the next limit or alarm. */
  countRemainingTextMessages({ all, toUnknownBrowsers }: TextMessageCounts): number {
    const { textMessages, unknownBrowserTextMessages } = this.limits;
    const thresholds = [textMessages.max, ...(all < this.#alarmThreshold ? [this.#alarmThreshold] : [])];
    const remainingCounts = thresholds.map((max) => max - all);
    return Math.min(...remainingCounts, ...(toUnknownBrowsers === null ? [] : [unknownBrowserTextMessages.max - toUnknownBrowsers]));
  }

  get #alarmThreshold(): number {
    return Math.ceil(this.limits.textMessages.max * ALARM_SHARE);
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

  async #readState(): Promise<ShopState> {
    const now = this.clock.now();
    const [state] = await this.prisma.readRows<ShopState>`
      SELECT (SELECT open_until FROM auth_breaker WHERE open_until > ${now}::timestamptz) AS "breakerOpenUntil",
        count(*)::int AS "textMessages", (count(*) FILTER (WHERE known_account_id IS NULL))::int AS "unknownBrowserTextMessages"
      FROM auth_challenge WHERE type = 'PHONE' AND created_at > ${new Date(now.getTime() - HOUR_MS)}::timestamptz`;
    return state ?? { breakerOpenUntil: null, textMessages: 0, unknownBrowserTextMessages: 0 };
  }

  async #readHealth(): Promise<ComponentHealth> {
    const { breakerOpenUntil, textMessages, unknownBrowserTextMessages } = await this.#readState();
    const { max } = this.limits.textMessages;
    const isUnknownShareSpent = unknownBrowserTextMessages >= this.limits.unknownBrowserTextMessages.max;
    const budgetText = `${textMessages} of ${max} text messages sent in the last hour${isUnknownShareSpent ? ', none left for unknown browsers' : ''}`;
    const details = [
      ...(breakerOpenUntil ? [`too many wrong codes: codes have 6 digits until at least ${breakerOpenUntil.toISOString()}`] : []),
      ...(isUnknownShareSpent || textMessages >= max * ALARM_SHARE ? [budgetText] : []),
    ];
    return details.length === 0 ? { status: 'up' } : { status: 'degraded', detail: details.join('; ') };
  }
}

const addMs = (date: Date | null, ms: number): Date | undefined => (date ? new Date(date.getTime() + ms) : undefined);

const computeMiddleOffset = (max = 1): number => Math.max(0, Math.ceil(max / 2) - 1);
