import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';

const STEP_MS = 30_000;
const ISSUER = 'Meet';
const CODE_PATTERN = /^[0-9]{6}$/;

export const createSecret = (): Uint8Array => randomBytes(20);

const createTotp = (secret: Uint8Array<ArrayBuffer>, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: new Secret({ buffer: secret.buffer }) });

/** URL by which an authenticator app is set up, for a link or a QR code. */
export const buildOtpauthAddress = (secret: Uint8Array, label: string): string => createTotp(new Uint8Array(secret), label).toString();

/**
 * Returns the 30-second step whose code was entered: the current step or one of its neighbours. Returns null for any other code. Spaces are
 * ignored, because apps show codes with spaces.
 */
export function findStep(secret: Uint8Array<ArrayBuffer>, code: string, now: Date): number | null {
  const token = cleanTypedText(code).replace(/\s/g, '');
  // The library throws an error if the text does not have the form of a code.
  if (!CODE_PATTERN.test(token)) return null;
  const stepOffset = createTotp(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return stepOffset === null ? null : Math.floor(now.getTime() / STEP_MS) + stepOffset;
}
