import { z } from 'zod';
import { list, positive } from './variable-types.ts';

// Commas separate several secrets.
const secret = z
  .string()
  .regex(/^[^,]{32,}$/, 'must have 32 characters and more, and no comma')
  .refine((text) => !isRepetition(text), 'repeats one short piece and is easy to guess');

export const authVariables = {
  AUTH_SECRET: secret
    .optional()
    .describe(
      'Secret from which the keys of codes and sessions are derived, at least 32 characters, the same for all processes; required in production, npm start keeps one in DATA_DIR',
    ),
  AUTH_SECRET_PREVIOUS: list(secret).describe(
    'Further values of AUTH_SECRET whose sessions and codes are accepted while it is rotated: the previous one or the next one; requires PSEUDONYM_SECRET',
  ),
  PSEUDONYM_SECRET: secret
    .optional()
    .describe(
      'Secret of the keyed hashes that identify people in limits, known browsers, welcome bonuses and the security log; it must never change. Defaults to AUTH_SECRET: before the first change of that, set this to its old value',
    ),
  ACCESS_TOKEN_SECONDS: positive.default(900).describe('Lifetime of an access token in seconds; its session is checked on every call'),
  SECURITY_LOG_DAYS: positive.default(180).describe('Retention of the security log, in days'),
};

/** Whether a text repeats a piece of at most half its length: `aaaa…`, `change-me-change-me-…`. */
function isRepetition(text: string): boolean {
  const pieces = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return pieces.some((length) => text.slice(length) === text.slice(0, text.length - length));
}
