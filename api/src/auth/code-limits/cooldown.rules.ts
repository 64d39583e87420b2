import { findLatest } from '../../platform/process/dates.js';
import { HOUR_MS, SECOND_MS } from '../../platform/process/durations.js';
import { findNextAllowedTime, type Limit } from '../../platform/rates/sliding-limit.rules.js';

/** Cooldown after the first code of an hour, after the second, and so on. */
export const cooldownsMs: readonly number[] = [60, 120, 300, 600].map((seconds) => seconds * SECOND_MS);

interface SendLimits {
  cooldownsMs: readonly number[];
  /** Limits on the codes sent to one recipient. */
  sends: readonly Limit[];
}

/**
 * Returns the time at which the recipient may be sent another code, or undefined if it may be sent now. `sendTimes` are sorted, newest
 * first.
 */
export function findSendableTime(sendTimes: readonly Date[], limits: SendLimits, now: Date): Date | undefined {
  const countInLastHour = sendTimes.filter((sentAt) => now.getTime() - sentAt.getTime() < HOUR_MS).length;
  const cooldownMs = limits.cooldownsMs[Math.min(countInLastHour, limits.cooldownsMs.length) - 1] ?? 0;
  const [latestSendTime] = sendTimes;
  const cooldownEnd = latestSendTime && countInLastHour > 0 ? new Date(latestSendTime.getTime() + cooldownMs) : undefined;
  return findLatest([
    cooldownEnd && cooldownEnd > now ? cooldownEnd : undefined,
    ...limits.sends.map((limit) => findNextAllowedTime(sendTimes, limit, { now })),
  ]);
}
