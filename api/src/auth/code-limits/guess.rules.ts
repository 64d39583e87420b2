import type { GuessState } from '../code/code.queries.js';
import type { CodeLength } from '../code/code.rules.js';
import { type CodeLimits, fullUntil, latest } from './code-limits.js';

interface Moment {
  limits: CodeLimits;
  now: Date;
}

/** Whether a 4-digit code may be sent, or one that was sent be tried. */
export function shortIsOpen({ short, shortPromised, breakerOpenUntil }: GuessState, { limits, now }: Moment): boolean {
  if (breakerOpenUntil !== null) return false;
  return limits.shortGuesses.every((limit) => fullUntil(short, limit, { now, promised: shortPromised }) === undefined);
}

/** When a 6-digit code may be sent or tried again; undefined where that is now. A browser that the account knows does not wait for the shop. */
export function longFullUntil(state: GuessState, { limits, now, isKnown }: Moment & { isKnown: boolean }): Date | undefined {
  const ofShop = !isKnown && state.shopLongFullSince;
  return latest([
    fullUntil(state.long, limits.longGuesses, { now, promised: state.longPromised }),
    ofShop ? new Date(ofShop.getTime() + limits.shopLongGuesses.withinMs) : undefined,
  ]);
}

/** How long the next code is; a date where none can be sent before it. */
export function nextLength(state: GuessState, moment: Moment & { isKnown: boolean }): CodeLength | Date {
  if (shortIsOpen(state, moment)) return 4;
  return longFullUntil(state, moment) ?? 6;
}
