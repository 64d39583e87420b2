import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Config } from './config/config.js';

/** Derives a key for one purpose. If the key leaks, it reveals neither the secret nor the keys for other purposes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `meet:${purpose}`, 32));
}

/** Hashes a value that could be guessed by trying all of them, such as a phone, so that the database alone does not reveal it. */
export function computeKeyedHash(key: Buffer, value: string): Buffer {
  return createHmac('sha256', key).update(value).digest();
}

export interface Key {
  /** Identifies the key without revealing it. */
  id: string;
  bytes: Buffer;
}

/** All keys verify and decrypt; only the current one signs and encrypts. */
export interface KeyRing {
  current: Key;
  all: readonly Key[];
}

export type Secrets = Pick<Config, 'AUTH_SECRET' | 'AUTH_SECRET_PREVIOUS'>;

export function createKeyRing({ AUTH_SECRET, AUTH_SECRET_PREVIOUS }: Secrets, purpose: string): KeyRing {
  const createKey = (secret: string): Key => {
    const bytes = deriveKey(secret, purpose);
    return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
  };
  const current = createKey(AUTH_SECRET);
  return { current, all: [current, ...AUTH_SECRET_PREVIOUS.map(createKey)] };
}
