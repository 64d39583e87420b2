import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../platform/secrets.js';

/** Position of a refresh token: its family, which is the session, and its number within the family. */
export interface RefreshTokenPosition {
  sessionId: string;
  counter: number;
}

const ID_BYTES = 16;
const COUNTER_BYTES = 4;
const MAC_BYTES = 32;
const TOKEN_FORMAT = /^[\w-]{70}$/;

const encodeBytes = ({ sessionId, counter }: RefreshTokenPosition): Buffer => {
  const bytes = Buffer.alloc(ID_BYTES + COUNTER_BYTES);
  bytes.write(sessionId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(counter, ID_BYTES);
  return bytes;
};

const readId = (bytes: Buffer): string => bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const computeMac = (key: Buffer, position: Buffer): Buffer => createHmac('sha256', key).update(position).digest();

const deriveToken = (key: Buffer, position: RefreshTokenPosition): string => {
  const bytes = encodeBytes(position);
  return Buffer.concat([bytes, computeMac(key, bytes)]).toString('base64url');
};

/** Derives the token at a position, so that a repeated request gets the same token and none is stored. */
export const deriveRefreshToken = ({ current }: KeyRing, position: RefreshTokenPosition): string => deriveToken(current.bytes, position);

/** Derives the token at a position with each key, and returns the one that has this hash. */
export const findRefreshToken = ({ all }: KeyRing, position: RefreshTokenPosition, hash: Uint8Array): string | undefined =>
  all.map(({ bytes }) => deriveToken(bytes, position)).find((token) => hasHash(token, hash));

/** Position of a token made by one of the keys. Returns null for a forged token. */
export const decodePosition = ({ all }: KeyRing, token: string): RefreshTokenPosition | null => {
  if (!TOKEN_FORMAT.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const positionBytes = bytes.subarray(0, ID_BYTES + COUNTER_BYTES);
  const mac = bytes.subarray(positionBytes.length);
  const isOurs = mac.length === MAC_BYTES && all.some((key) => timingSafeEqual(mac, computeMac(key.bytes, positionBytes)));
  return isOurs ? { sessionId: readId(positionBytes), counter: positionBytes.readUInt32BE(ID_BYTES) } : null;
};

export const hashToken = (token: string): Uint8Array<ArrayBuffer> => new Uint8Array(createHash('sha256').update(token).digest());

export const hasHash = (token: string, hash: Uint8Array): boolean => timingSafeEqual(hashToken(token), hash);
