import type { Config } from '../../platform/config/config.js';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/time/durations.js';
import { LONG_GUESS_WEIGHT } from '../code/code.rules.js';

/** At most so many within so many milliseconds. */
export interface Limit {
  most: number;
  withinMs: number;
}

const MONTH_DAYS = 30;

const perHour = (most: number): Limit => ({ most, withinMs: HOUR_MS });
const perDay = (most: number): Limit => ({ most, withinMs: DAY_MS });

/** Wrong tries of 6-digit codes on one account. */
const longGuesses = perDay(10);

// The odds of guessing add up over both lengths: 6-digit tries weigh a hundredth of a 4-digit one, and are subtracted beforehand.
const reserved = longGuesses.most * LONG_GUESS_WEIGHT;

/** What keeps codes from being guessed or sent in floods. These figures hold together, so no operator changes one of them. */
const fixed = {
  lifeMs: 5 * MINUTE_MS,
  /** Wrong tries that end a code. */
  tries: 3,
  /** Challenges of one recipient that may be open at a time. */
  live: 3,
  /** Pause after the first code of an hour, the second, and so on. */
  cooldownsMs: [60, 120, 300, 600].map((seconds) => seconds * SECOND_MS),
  /** To one recipient. */
  sends: [perHour(5), perDay(10)],
  /** Wrong tries of 4-digit codes on one account: 5, 10 and 30, less the weight of its 6-digit tries. */
  shortGuesses: [
    perHour(5),
    perDay(Math.floor(10 - reserved)),
    { most: Math.floor(30 - MONTH_DAYS * reserved), withinMs: MONTH_DAYS * DAY_MS },
  ],
  longGuesses,
  /** Wrong tries from one client address. */
  clientTries: perHour(60),
  /** By fingerprint and address together. */
  fingerprintSends: perHour(10),
  /** In the whole shop: at one of them the breaker opens. */
  shopShortGuesses: [perHour(200), perDay(800)],
  /** In the whole shop: beyond it only browsers that are known to the account may try. */
  shopLongGuesses: perDay(15_000),
};

/** What an operator tunes: it depends on how many customers share an address and what text messages cost. */
type Tuned = Pick<Config, 'CODE_ADDRESS_SENDS_PER_HOUR' | 'SMS_PER_HOUR' | 'SMS_KNOWN_PERCENT'>;

export type CodeLimits = ReturnType<typeof codeLimits>;

/** Injection token of CodeLimits. */
export const CODE_LIMITS = Symbol('code limits');

export function codeLimits({ CODE_ADDRESS_SENDS_PER_HOUR, SMS_PER_HOUR, SMS_KNOWN_PERCENT }: Tuned) {
  const keptForKnown = Math.ceil((SMS_PER_HOUR * SMS_KNOWN_PERCENT) / 100);
  return {
    ...fixed,
    clientSends: perHour(CODE_ADDRESS_SENDS_PER_HOUR),
    textMessages: perHour(SMS_PER_HOUR),
    // A budget of one leaves nothing to reserve.
    strangersTextMessages: perHour(Math.max(1, SMS_PER_HOUR - keptForKnown)),
  };
}

/** When there is room again for one more; undefined where there is. What is promised takes its place until the promise ends. */
export function fullUntil(
  past: readonly Date[],
  { most, withinMs }: Limit,
  { now, promised = [] }: { now: Date; promised?: readonly Date[] },
): Date | undefined {
  if (most < 1) return new Date(now.getTime() + withinMs);
  const leaving = [...past.map((date) => new Date(date.getTime() + withinMs)), ...promised].filter((date) => date > now);
  return leaving.sort((one, other) => other.getTime() - one.getTime())[most - 1];
}

export const latest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.reduce((late, date) => (date && (!late || date > late) ? date : late), undefined);

/** When the recipient may be sent another code; undefined where that is now. */
export function sendableAt(sends: readonly Date[], limits: Pick<CodeLimits, 'cooldownsMs' | 'sends'>, now: Date): Date | undefined {
  const inLastHour = sends.filter((sent) => now.getTime() - sent.getTime() < HOUR_MS).length;
  const cooldownMs = limits.cooldownsMs[Math.min(inLastHour, limits.cooldownsMs.length) - 1] ?? 0;
  const [last] = sends;
  const cooled = last && inLastHour > 0 ? new Date(last.getTime() + cooldownMs) : undefined;
  return latest([cooled && cooled > now ? cooled : undefined, ...limits.sends.map((limit) => fullUntil(sends, limit, { now }))]);
}
