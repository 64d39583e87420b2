import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Key, KeyRing } from './secrets.js';

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
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
  return { keyId: id, sealed: new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), ciphertext])) };
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
