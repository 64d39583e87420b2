import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { toRateLimitKey } from '@meet/server-kit/client-address';
import type { Config } from './config/config.js';

/** Derives a key for one purpose. If the key leaks, it reveals neither the secret nor the keys for other purposes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `meet:${purpose}`, 32));
}

/** Hashes a value of few possibilities, such as a phone, so that the database alone does not reveal it. */
export function computeKeyedHash(key: Buffer, value: string): Buffer {
  return createHmac('sha256', key).update(value).digest();
}

export interface Key {
  /** Identifies the key without revealing it. */
  id: string;
  bytes: Buffer;
}

/** All keys verify; only the current one signs. */
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

/** Pseudonyms of clients' addresses for one purpose. Limits compare them, so that no table contains an address. */
export class AddressPseudonyms {
  readonly #key: Buffer;

  constructor(secret: string, purpose: string) {
    this.#key = deriveKey(secret, purpose);
  }

  /** Returns the pseudonym of an address. Addresses that a limit counts as one share a pseudonym. */
  compute(clientAddress: string): string {
    return computeKeyedHash(this.#key, toRateLimitKey(clientAddress)).toString('base64url');
  }
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SealedSecret {
  keyId: string;
  sealed: Uint8Array<ArrayBuffer>;
}

/** Encrypts a secret, so that a copy of the database does not reveal it. The result can only be decrypted for the same owner. */
export function seal({ id, bytes }: Key, secret: Uint8Array, ownerId: string): SealedSecret {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(ownerId));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return { keyId: id, sealed: new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), body])) };
}

/** Throws if the key is unknown, or if the secret was tampered with or belongs to another owner. */
export function unseal({ all }: KeyRing, { keyId, sealed }: SealedSecret, ownerId: string): Uint8Array<ArrayBuffer> {
  const key = all.find(({ id }) => id === keyId);
  if (!key) throw new Error('The key of a sealed secret comes from neither AUTH_SECRET nor AUTH_SECRET_PREVIOUS');
  const decipher = createDecipheriv(CIPHER, key.bytes, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return new Uint8Array(Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]));
}
