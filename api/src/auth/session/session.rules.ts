import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';

/** Maximum lifetime of a session, however often it is refreshed. */
export const SESSION_MS = 30 * DAY_MS;

/** Maximum number of sessions of one person. */
export const MAX_SESSIONS = 50;

/** Time for which a spent token still gets its successor: a second tab, or a client that lost the response, may send it. */
export const SPENT_TOKEN_GRACE_MS = 30 * SECOND_MS;

const CONFIRMATION_MS = 15 * MINUTE_MS;

/** Time until which a confirmed code allows changes to the person's sign-in methods. */
export const computeConfirmedUntil = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + CONFIRMATION_MS);

/** Confirmations before this time have expired. */
export const computeConfirmedSince = (now: Date): Date => new Date(now.getTime() - CONFIRMATION_MS);

export const sessionEndedError = (): DomainError => new DomainError(ErrorCode.UNAUTHENTICATED, 'Сессия закончилась. Войдите снова.');
