import { RETRY_AFTER_SECONDS } from '../http/request-budget.js';
import { DomainError } from './domain-error.js';
import { ErrorCode } from './error-code.js';

/** Nothing was changed, so the request can be repeated. Without a cause, it is an expected refusal. */
export const unavailable = (cause?: unknown): DomainError =>
  new DomainError(
    ErrorCode.UNAVAILABLE,
    'Магазин не\u00a0отвечает. Попробуйте ещё\u00a0раз.',
    { retryAfter: RETRY_AFTER_SECONDS },
    { cause },
  );

/** The process has more requests than it can answer soon. It has not begun with this one, so it can be repeated in a second. */
export const overloaded = (): DomainError =>
  new DomainError(ErrorCode.UNAVAILABLE, 'Слишком много посетителей. Попробуйте ещё\u00a0раз.', { retryAfter: 1, reason: 'overload' });

/** The change may have been committed, so repeating the request could make it twice. */
export const outcomeUnknown = (cause: unknown): DomainError =>
  new DomainError(
    ErrorCode.OUTCOME_UNKNOWN,
    'Связь прервалась, и\u00a0неизвестно, чем кончилось. Проверьте, получилось\u00a0ли, и\u00a0если нет\u00a0— повторите.',
    {},
    { cause },
  );
