import { createHmac, hkdfSync } from 'node:crypto';

/** Derives a key for one purpose. If the key leaks, it reveals neither the secret nor the keys for other purposes. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `meet:${purpose}`, 32));
}

/** Hashes a value of few possibilities, such as a phone, so that the database alone does not reveal it. */
export function keyedHash(key: Buffer, value: string): Buffer {
  return createHmac('sha256', key).update(value).digest();
}
