import { findFullUntil, findLatest } from '../../platform/rates/sliding-limit.rules.js';
import type { GuessState } from '../code/code.queries.js';
import type { CodeLength } from '../code/code.rules.js';
import type { CodeLimits } from './code-limits.js';

interface Moment {
  limits: CodeLimits;
  now: Date;
}

/** Whether a 4-digit code may be sent, or a sent one tried. */
export function isShortWindowOpen({ short, shortPromised, breakerOpenUntil }: GuessState, { limits, now }: Moment): boolean {
  if (breakerOpenUntil !== null) return false;
  return limits.shortGuesses.every((limit) => findFullUntil(short, limit, { now, promised: shortPromised }) === undefined);
}

/**
 * Returns the time at which a 6-digit code may be sent or tried again, or undefined if it may be now. The limit of the whole shop does not
 * apply to known browsers of the account.
 */
export function findLongWindowEnd(state: GuessState, { limits, now, isRecognized }: Moment & { isRecognized: boolean }): Date | undefined {
  const ofShop = !isRecognized && state.shopLongFullSince;
  return findLatest([
    findFullUntil(state.long, limits.longGuesses, { now, promised: state.longPromised }),
    ofShop ? new Date(ofShop.getTime() + limits.shopLongGuesses.withinMs) : undefined,
  ]);
}

/** Returns the length of the next code, or the date from which a code may be sent again. */
export function computeNextLength(state: GuessState, moment: Moment & { isRecognized: boolean }): CodeLength | Date {
  if (isShortWindowOpen(state, moment)) return 4;
  return findLongWindowEnd(state, moment) ?? 6;
}
