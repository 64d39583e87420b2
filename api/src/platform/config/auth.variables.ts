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
    'A second accepted value of AUTH_SECRET, the previous or the next one, during a rotation; requires PSEUDONYM_SECRET',
  ),
  PSEUDONYM_SECRET: secret
    .optional()
    .describe(
      'Secret of the keyed hashes by which limits, known browsers, welcome bonuses and the security log know people again; it must never change. Defaults to AUTH_SECRET: before the first rotation, set it to the current AUTH_SECRET',
    ),
  ACCESS_TOKEN_SECONDS: positive.default(900).describe('Lifetime of an access token in seconds; its session is checked on every call'),
  SECURITY_LOG_DAYS: positive.default(180).describe('Days that the security log is kept'),
};

/** Whether a text repeats a piece of at most half its length: `aaaa…`, `change-me-change-me-…`. */
function isRepetition(text: string): boolean {
  const pieces = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return pieces.some((length) => text.slice(length) === text.slice(0, text.length - length));
}
