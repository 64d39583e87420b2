import { Inject, Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { Metrics } from '../../platform/process/metrics.js';
import { CODE_LIMITS, type CodeLimits } from './code-limits.js';

/** Share of the SMS budget at which operators are warned. */
const ALARM_SHARE = 0.8;

/** Numbers of text messages sent in the last hour. */
interface TextMessageCounts {
  all: number;
  /** Number of messages that unknown browsers requested; null if a known browser makes this request. */
  toUnknownBrowsers: number | null;
}

/** Budget of text messages with codes that the whole shop may send in an hour. A share of it is reserved for known browsers. */
@Injectable()
export class SmsBudgetService {
  constructor(
    @Inject(CODE_LIMITS) private readonly limits: CodeLimits,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    metrics: Metrics,
  ) {
    metrics.registerGauge(
      { name: 'meet_sms_budget_used_ratio', help: 'Share of the hourly SMS budget that is spent' },
      async () => (await this.#readCounts()).all / this.limits.textMessages.max,
    );
  }

  /** Logs once when the budget is nearly spent, when it is spent, and when the share for unknown browsers is spent. */
  logSpentBudget({ all, toUnknownBrowsers }: TextMessageCounts): void {
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
  countRemaining({ all, toUnknownBrowsers }: TextMessageCounts): number {
    const { textMessages, unknownBrowserTextMessages } = this.limits;
    const thresholds = [textMessages.max, ...(all < this.#alarmThreshold ? [this.#alarmThreshold] : [])];
    const remainingCounts = thresholds.map((max) => max - all);
    return Math.min(...remainingCounts, ...(toUnknownBrowsers === null ? [] : [unknownBrowserTextMessages.max - toUnknownBrowsers]));
  }

  /** Returns a sentence about a budget that is nearly spent, or whose share for unknown browsers is spent; otherwise null. */
  async describeShortage(): Promise<string | null> {
    const { all, toUnknownBrowsers } = await this.#readCounts();
    const { max } = this.limits.textMessages;
    const isUnknownShareSpent = toUnknownBrowsers >= this.limits.unknownBrowserTextMessages.max;
    if (!isUnknownShareSpent && all < max * ALARM_SHARE) return null;
    return `${all} of ${max} text messages sent in the last hour${isUnknownShareSpent ? ', none left for unknown browsers' : ''}`;
  }

  get #alarmThreshold(): number {
    return Math.ceil(this.limits.textMessages.max * ALARM_SHARE);
  }

  async #readCounts(): Promise<{ all: number; toUnknownBrowsers: number }> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const [counts] = await this.prisma.readRows<{ all: number; toUnknownBrowsers: number }>`
      SELECT count(*)::int AS "all", (count(*) FILTER (WHERE known_account_id IS NULL))::int AS "toUnknownBrowsers"
      FROM auth_challenge WHERE type = 'PHONE' AND created_at > ${since}::timestamptz`;
    return counts ?? { all: 0, toUnknownBrowsers: 0 };
  }
}
