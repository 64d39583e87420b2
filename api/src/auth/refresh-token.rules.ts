import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../platform/secrets.js';

/** Identifies a refresh token: its session, and its generation, which is its number within the session. */
export interface RefreshTokenIdentity {
  sessionId: string;
  generation: number;
}

const ID_BYTES = 16;
const GENERATION_BYTES = 4;
const MAC_BYTES = 32;
const TOKEN_FORMAT = /^[\w-]{70}$/;

const encodeIdentity = ({ sessionId, generation }: RefreshTokenIdentity): Buffer => {
  const bytes = Buffer.alloc(ID_BYTES + GENERATION_BYTES);
  bytes.write(sessionId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(generation, ID_BYTES);
  return bytes;
};

const readId = (bytes: Buffer): string => bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const computeMac = (key: Buffer, identity: Buffer): Buffer => createHmac('sha256', key).update(identity).digest();

const deriveToken = (key: Buffer, identity: RefreshTokenIdentity): string => {
  const bytes = encodeIdentity(identity);
  return Buffer.concat([bytes, computeMac(key, bytes)]).toString('base64url');
};

/** Derives the token of an identity, so that a repeated request gets the same token and none is stored. */
export const deriveRefreshToken = ({ current }: KeyRing, identity: RefreshTokenIdentity): string => deriveToken(current.bytes, identity);

/** Derives the token of an identity with each key, and returns the token with the given hash. */
export const findRefreshToken = ({ all }: KeyRing, identity: RefreshTokenIdentity, hash: Uint8Array): string | undefined =>
  all.map(({ bytes }) => deriveToken(bytes, identity)).find((token) => hasHash(token, hash));

/** Returns the identity of a token that one of the keys has made, and null for a forged token. */
export const decodeRefreshToken = ({ all }: KeyRing, token: string): RefreshTokenIdentity | null => {
  if (!TOKEN_FORMAT.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const identityBytes = bytes.subarray(0, ID_BYTES + GENERATION_BYTES);
  const mac = bytes.subarray(identityBytes.length);
  const isAuthentic = mac.length === MAC_BYTES && all.some((key) => timingSafeEqual(mac, computeMac(key.bytes, identityBytes)));
  return isAuthentic ? { sessionId: readId(identityBytes), generation: identityBytes.readUInt32BE(ID_BYTES) } : null;
};

export const hashToken = (token: string): Uint8Array<ArrayBuffer> => new Uint8Array(createHash('sha256').update(token).digest());

export const hasHash = (token: string, hash: Uint8Array): boolean => timingSafeEqual(hashToken(token), hash);
