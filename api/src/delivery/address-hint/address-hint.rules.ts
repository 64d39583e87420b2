import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

/** Number of suggestions unless the request says otherwise, and its maximum. */
export const defaultHints = 7;
export const mostHints = 20;

/** Cost of a field that may cause a paid request. An operation may select it a few times. */
export const HINT_WEIGHT = 4_000;

/** Validates a number of suggestions. Throws an error that names the maximum. */
export function requestedHints(limit: number | null | undefined): number {
  const requested = limit ?? defaultHints;
  if (requested >= 1 && requested <= mostHints) return requested;
  throw new DomainError(ErrorCode.BAD_USER_INPUT, `Можно показать от\u00a01 до\u00a0${mostHints} подсказок.`, {
    field: 'limit',
    mostHints,
  });
}
