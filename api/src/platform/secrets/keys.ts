import { createHmac, hkdfSync } from 'node:crypto';

/** A key for one purpose: what leaks of one tells nothing of another, nor of the secret. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `meet:${purpose}`, 32));
}

/** Hides a value of few possibilities, such as a phone, from who has the database and not the key. */
export function keyedHash(key: Buffer, value: string): Buffer {
  return createHmac('sha256', key).update(value).digest();
}
