import { findLatest } from '../../platform/process/dates.js';
import { findNextAllowedTime } from '../../platform/rates/sliding-limit.rules.js';
import type { CodeLength } from '../code/code.rules.js';
import type { CodeLimits } from './code-limits.js';
import type { GuessState } from './limit-state.queries.js';

interface LimitContext {
  limits: CodeLimits;
  now: Date;
}

/** Whether a 4-digit code may be sent, or whether a code that was sent may be tried. */
export function isShortCodeAllowed(
  { shortGuesses, shortReservations, breakerOpenUntil }: GuessState,
  { limits, now }: LimitContext,
): boolean {
  if (breakerOpenUntil !== null) return false;
  return limits.shortGuesses.every(
    (limit) => findNextAllowedTime(shortGuesses, limit, { now, reservations: shortReservations }) === undefined,
  );
}

/**
 * Returns the time at which a 6-digit code may be sent or tried again, or undefined if that is allowed now. The limit of the whole shop
 * does not apply to known browsers of the account.
 */
export function findLongCodeAllowedTime(
  state: GuessState,
  { limits, now, isKnownBrowser }: LimitContext & { isKnownBrowser: boolean },
): Date | undefined {
  const shopGuessesFullSince = !isKnownBrowser && state.shopLongGuessesFullSince;
  return findLatest([
    findNextAllowedTime(state.longGuesses, limits.longGuesses, { now, reservations: state.longReservations }),
    shopGuessesFullSince ? new Date(shopGuessesFullSince.getTime() + limits.shopLongGuesses.withinMs) : undefined,
  ]);
}

/** Returns the length of the next code, or the date from which a code may be sent again. */
export function computeNextLength(state: GuessState, context: LimitContext & { isKnownBrowser: boolean }): CodeLength | Date {
  if (isShortCodeAllowed(state, context)) return 4;
  return findLongCodeAllowedTime(state, context) ?? 6;
}
