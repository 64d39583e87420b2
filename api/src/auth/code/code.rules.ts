import { createHmac, timingSafeEqual } from 'node:crypto';
import { typedText } from '../../platform/input/typed-text.rules.js';

export type CodeLength = 4 | 6;

/** What one guess of a 6-digit code weighs, in guesses of a 4-digit one. */
export const LONG_GUESS_WEIGHT = 0.01;

/** The code of a challenge: made anew whenever it is needed, so that nothing has to keep it. 48 bits leave no digit likelier than another. */
export function codeFrom(key: Buffer, challengeId: string, length: CodeLength): string {
  const number = createHmac('sha256', key).update(challengeId).digest().readUIntBE(0, 6);
  return String(number % 10 ** length).padStart(length, '0');
}

/** The digits that were typed, however; undefined where no code is like that, so that there is nothing to compare. */
export function typedCode(text: string): string | undefined {
  const digits = typedText(text).replace(/[\s-]/g, '');
  return /^(?:\d{4}|\d{6})$/.test(digits) ? digits : undefined;
}

/** Takes as long for a nearly right code as for any other. */
export const isSame = (code: string, typed: string): boolean =>
  code.length === typed.length && timingSafeEqual(Buffer.from(code), Buffer.from(typed));
