import type { Config } from '../../platform/config/config.js';
import { DAY_MS } from '../../platform/process/durations.js';
import { createDailyLimit, createHourlyLimit } from '../../platform/rates/sliding-limit.rules.js';
import { cooldownsMs } from './cooldown.rules.js';

const MONTH_DAYS = 30;

/** Number of 4-digit tries that a wrong 6-digit try counts as. A guess of 6 digits succeeds a hundred times less often. */
const LONG_GUESS_WEIGHT = 0.01;

/** Limit on wrong tries of 6-digit codes, per account. */
const longGuesses = createDailyLimit(10);

// Weight of a day's 6-digit tries. It is subtracted from the limits of 4-digit tries below, because the chances of both lengths add up.
const reservedWeight = longGuesses.max * LONG_GUESS_WEIGHT;

/**
 * Limits on guessing and sending codes. They are balanced against each other and against the tries of a single code
 * (MAX_TRIES_PER_CODE in code.rules.ts), so they are constants and not configurable.
 */
const fixedLimits = {
  /** Maximum number of live challenges per recipient. */
  maxLiveChallenges: 3,
  cooldownsMs,
  /** Limits on the codes that are sent to one recipient. */
  sends: [createHourlyLimit(5), createDailyLimit(10)],
  /**
   * Wrong tries of 4-digit codes per account: 5 an hour, 10 a day and 30 a month. The limits per day and per month are reduced by the
   * weight of the 6-digit tries.
   */
  shortGuesses: [
    createHourlyLimit(5),
    createDailyLimit(Math.floor(10 - reservedWeight)),
    { max: Math.floor(30 - MONTH_DAYS * reservedWeight), withinMs: MONTH_DAYS * DAY_MS },
  ],
  longGuesses,
  /** Limit on wrong tries from one client address. */
  clientTries: createHourlyLimit(60),
  /** Limit on the codes that are sent for one fingerprint, which includes the client address. */
  fingerprintSends: createHourlyLimit(10),
  /** Wrong 4-digit tries in the whole shop. Reaching either limit opens the circuit breaker, and new codes then have 6 digits. */
  shopShortGuesses: [createHourlyLimit(200), createDailyLimit(800)],
  /** Wrong 6-digit tries by unknown browsers in the whole shop. When the limit is reached, only known browsers may try. */
  shopLongGuesses: createDailyLimit(15_000),
};

/** Limits that operators tune, because they depend on how many customers share a client address and on the price of text messages. */
type TunableLimits = Pick<Config, 'CODE_ADDRESS_SENDS_PER_HOUR' | 'SMS_PER_HOUR' | 'SMS_KNOWN_PERCENT'>;

export type CodeLimits = ReturnType<typeof buildCodeLimits>;

/** Injection token of CodeLimits. */
export const CODE_LIMITS = Symbol('code limits');

export function buildCodeLimits({ CODE_ADDRESS_SENDS_PER_HOUR, SMS_PER_HOUR, SMS_KNOWN_PERCENT }: TunableLimits) {
  const reservedForKnown = Math.ceil((SMS_PER_HOUR * SMS_KNOWN_PERCENT) / 100);
  return {
    ...fixedLimits,
    clientSends: createHourlyLimit(CODE_ADDRESS_SENDS_PER_HOUR),
    textMessages: createHourlyLimit(SMS_PER_HOUR),
    // At least one message: the share for known browsers is rounded up, and would take the whole of a very small budget.
    unknownBrowserTextMessages: createHourlyLimit(Math.max(1, SMS_PER_HOUR - reservedForKnown)),
  };
}
