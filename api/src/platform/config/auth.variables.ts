import { z } from 'zod';
import { list, positive } from './variable-types.ts';

// Commas separate several secrets.
const secret = z
  .string()
  .regex(/^[^,]{32,}$/, 'must have 32 characters and more, and no comma')
  .refine((text) => !isRepetition(text), 'repeats one piece again and again, which somebody will guess');

export const authVariables = {
  AUTH_SECRET: secret
    .optional()
    .describe(
      'Secret of 32 characters and more that codes and sessions are made from, one for all processes; required in production, npm start keeps one in DATA_DIR',
    ),
  AUTH_SECRET_PREVIOUS: list(secret).describe(
    'Other values of AUTH_SECRET whose sessions and codes are still good: the one before, or the one to come; PSEUDONYM_SECRET must be there with it',
  ),
  PSEUDONYM_SECRET: secret
    .optional()
    .describe(
      'Secret of the keyed hashes by which limits, known browsers, welcome bonuses and the security log know people again; it never changes. Without it AUTH_SECRET: when that is changed for the first time, this becomes the value it had',
    ),
  ACCESS_TOKEN_SECONDS: positive.default(900).describe('Life of an access token; the session behind it is looked at on every call'),
  SECURITY_LOG_DAYS: positive.default(180).describe('Days that the security log is kept'),
};

/** Whether a text repeats a piece of at most half its length: `aaaa…`, `change-me-change-me-…`. */
function isRepetition(text: string): boolean {
  const pieces = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return pieces.some((length) => text.slice(length) === text.slice(0, text.length - length));
}
