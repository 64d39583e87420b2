import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { typedText } from '../../platform/input/typed-text.rules.js';
import type { Key, KeyRing } from '../../platform/secrets/key-ring.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const STEP_MS = 30_000;
const ISSUER = 'Meet';
const CODE = /^[0-9]{6}$/;

export interface Sealed {
  keyId: string;
  sealed: Uint8Array<ArrayBuffer>;
}

export const newSecret = (): Uint8Array => randomBytes(20);

/** Encrypts a secret, so that a copy of the database does not reveal it. The result can only be decrypted for the same account. */
export function seal({ id, bytes }: Key, secret: Uint8Array, accountId: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(accountId));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return { keyId: id, sealed: new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), body])) };
}

/** Throws when the key is unknown or the row was tampered with. */
export function unseal({ all }: KeyRing, { keyId, sealed }: Sealed, accountId: string): Uint8Array<ArrayBuffer> {
  const key = all.find(({ id }) => id === keyId);
  if (!key) throw new Error('The key of a second factor comes from neither AUTH_SECRET nor AUTH_SECRET_PREVIOUS');
  const decipher = createDecipheriv(CIPHER, key.bytes, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return new Uint8Array(Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]));
}

const totpOf = (secret: Uint8Array<ArrayBuffer>, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: new Secret({ buffer: secret.buffer }) });

/** Address for an authenticator app, as a link or a QR code. */
export const otpauthAddress = (secret: Uint8Array, label: string): string => totpOf(new Uint8Array(secret), label).toString();

/**
 * Returns the 30-second step whose code was entered: the current step or one of its neighbours. Returns null for any other code. Spaces are
 * ignored, because apps show codes with spaces.
 */
export function stepOf(secret: Uint8Array<ArrayBuffer>, code: string, now: Date): number | null {
  const token = typedText(code).replace(/\s/g, '');
  // The library throws when it compares a text of another form.
  if (!CODE.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / STEP_MS) + delta;
}
