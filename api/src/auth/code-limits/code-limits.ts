import type { Config } from '../../platform/config/config.js';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { LONG_GUESS_WEIGHT } from '../code/code.rules.js';

/** At most so many within so many milliseconds. */
export interface Limit {
  most: number;
  withinMs: number;
}

const MONTH_DAYS = 30;

export type CodeLimits = ReturnType<typeof codeLimits>;

/** The limits of codes as the configuration has them. */
export function codeLimits(config: Config) {
  const perHour = (most: number): Limit => ({ most, withinMs: HOUR_MS });
  const perDay = (most: number): Limit => ({ most, withinMs: DAY_MS });
  const longGuesses = perDay(config.CODE_LONG_GUESSES_PER_DAY);
  // What may be guessed is one sum of probabilities: the part that 6-digit codes will take of it is never given to 4-digit ones.
  const keptBack = longGuesses.most * LONG_GUESS_WEIGHT;
  const keptForKnown = Math.ceil((config.SMS_PER_HOUR * config.SMS_KNOWN_PERCENT) / 100);
  return {
    lifeMs: config.CODE_SECONDS * 1000,
    tries: config.CODE_TRIES,
    live: config.CODE_LIVE,
    cooldownsMs: config.CODE_COOLDOWNS.map((seconds) => seconds * 1000),
    sends: [perHour(config.CODE_SENDS_PER_HOUR), perDay(config.CODE_SENDS_PER_DAY)],
    shortGuesses: [
      perHour(config.CODE_GUESSES_PER_HOUR),
      perDay(Math.floor(config.CODE_GUESSES_PER_DAY - keptBack)),
      { most: Math.floor(config.CODE_GUESSES_PER_MONTH - MONTH_DAYS * keptBack), withinMs: MONTH_DAYS * DAY_MS },
    ],
    longGuesses,
    clientSends: perHour(config.CODE_ADDRESS_SENDS_PER_HOUR),
    clientTries: perHour(config.CODE_ADDRESS_TRIES_PER_HOUR),
    fingerprintSends: perHour(config.CODE_FINGERPRINT_SENDS_PER_HOUR),
    textMessages: perHour(config.SMS_PER_HOUR),
    // Of a budget of one, nothing can be kept.
    strangersTextMessages: perHour(Math.max(1, config.SMS_PER_HOUR - keptForKnown)),
    shopShortGuesses: [perHour(config.CODE_SHOP_GUESSES_PER_HOUR), perDay(config.CODE_SHOP_GUESSES_PER_DAY)],
    shopLongGuesses: perDay(config.CODE_SHOP_LONG_GUESSES_PER_DAY),
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
