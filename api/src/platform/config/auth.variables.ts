import { z } from 'zod';
import { commaSeparated, positiveInteger } from './variable-types.ts';

// No comma, because commas separate the secrets in AUTH_SECRET_PREVIOUS.
const secret = z
  .string()
  .regex(/^[^,]{32,}$/, 'must have at least 32 characters and no comma')
  .refine((text) => !isRepetition(text), 'repeats a short piece, which is easy to guess');

export const authVariables = {
  AUTH_SECRET: secret
    .optional()
    .describe(
      'Secret of at least 32 characters from which codes and sessions are derived, the same for all processes; required in production, npm start generates one in DATA_DIR',
    ),
  AUTH_SECRET_PREVIOUS: commaSeparated(secret).describe(
    'Other values of AUTH_SECRET whose sessions and codes remain valid: the previous one, or the next one; comma-separated; requires PSEUDONYM_SECRET',
  ),
  PSEUDONYM_SECRET: secret
    .optional()
    .describe(
      'Secret of the keyed hashes by which limits, known browsers, welcome bonuses and the security log recognise people; it must never change. By default AUTH_SECRET is used; before AUTH_SECRET changes for the first time, set this to its value',
    ),
  ACCESS_TOKEN_SECONDS: positiveInteger
    .default(900)
    .describe('Lifetime of an access token, in seconds; its session is checked on every call'),
  SECURITY_LOG_DAYS: positiveInteger.default(180).describe('Retention of the security log, in days'),
};

/** Whether a text repeats a piece of at most half its length: `aaaa…`, `change-me-change-me-…`. */
function isRepetition(text: string): boolean {
  const lengths = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return lengths.some((length) => text.slice(length) === text.slice(0, text.length - length));
}

export const signInCodeVariables = {
  CODE_ADDRESS_SENDS_PER_HOUR: positiveInteger
    .default(30)
    .describe('Maximum number of codes sent per hour at the request of one client IP address'),
  SMS_PER_HOUR: positiveInteger
    .default(1_000)
    .describe('Maximum number of SMS with codes per hour for the whole shop; health reports when 80 % are used'),
  SMS_KNOWN_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(10)
    .describe(
      'Share of SMS_PER_HOUR reserved for browsers known to the account, in percent, so that unknown browsers cannot use up the budget',
    ),
};
