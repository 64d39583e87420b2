import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';
import { MINUTE_MS } from '../../platform/process/durations.js';

export type CodeLength = 4 | 6;

/** How long a code can be entered after it was requested. */
export const CODE_TTL_MS = 5 * MINUTE_MS;

/** Maximum number of wrong tries per code. */
export const MAX_TRIES_PER_CODE = 3;

interface ChallengeState {
  usedAt: Date | null;
  tries: number;
  expiresAt: Date;
}

/** Whether the code of a challenge is still valid. In SQL: `matchLiveChallenge`. */
export const isLiveChallenge = ({ usedAt, tries, expiresAt }: ChallengeState, now: Date): boolean =>
  usedAt === null && tries < MAX_TRIES_PER_CODE && expiresAt > now;

/** Derives the code of a challenge, so that it need not be stored. 48 bits make every digit equally likely in practice. */
export function deriveCode(key: Buffer, challengeId: string, length: CodeLength): string {
  const number = createHmac('sha256', key).update(challengeId).digest().readUIntBE(0, 6);
  return String(number % 10 ** length).padStart(length, '0');
}

/** Extracts the typed digits. Returns undefined when the text cannot be a code. */
export function parseTypedCode(text: string): string | undefined {
  const digits = cleanTypedText(text).replace(/[\s-]/g, '');
  return /^(?:\d{4}|\d{6})$/.test(digits) ? digits : undefined;
}

/** Compares in constant time, so that the time does not reveal how many digits are right. */
export const isSameCode = (code: string, typedCode: string): boolean =>
  code.length === typedCode.length && timingSafeEqual(Buffer.from(code), Buffer.from(typedCode));

/** Message of a refusal because all tries are used up or reserved. It reveals neither who made the tries nor whether they were wrong. */
export const NO_REMAINING_TRIES_MESSAGE = 'Свободных попыток ввода кода сейчас нет.';

export const wrongCodeError = (): DomainError => new DomainError(ErrorCode.WRONG_CODE, 'Введенный код неверен');

export const codeExpiredError = (): DomainError =>
  new DomainError(ErrorCode.CODE_EXPIRED, 'Код больше не\u00a0действует. Запросите новый.');
