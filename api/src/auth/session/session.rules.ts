import { DomainError } from '../../platform/errors/domain-error.js';
import { ErrorCode } from '../../platform/errors/error-code.js';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../platform/time/durations.js';

/** However often it is refreshed, a session ends this long after signing in. */
export const SESSION_MS = 30 * DAY_MS;

/** How many devices a person is signed in on at once, at most. */
export const MOST_SESSIONS = 50;

/** How long a spent token is still answered with its successor: two tabs, or an answer lost on the way. */
export const REPEAT_MS = 30 * SECOND_MS;

const CONFIRMED_MS = 15 * MINUTE_MS;

/** How long a code that was shown in a session vouches for its person: what changes how they sign in needs it. */
export const confirmedUntil = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + CONFIRMED_MS);

/** Codes that were shown before this vouch for nothing any more. */
export const confirmedSince = (now: Date): Date => new Date(now.getTime() - CONFIRMED_MS);

export const sessionOver = (): DomainError => new DomainError(ErrorCode.UNAUTHENTICATED, 'Сессия закончилась. Войдите снова.');
