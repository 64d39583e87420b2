import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../platform/secrets/key-ring.js';

/** A token's place: its family, which is its session, and how many were before it. */
export interface RefreshPlace {
  sessionId: string;
  counter: number;
}

const ID_BYTES = 16;
const COUNTER_BYTES = 4;
const MAC_BYTES = 32;
const FORM = /^[\w-]{70}$/;

const bytesOf = ({ sessionId, counter }: RefreshPlace): Buffer => {
  const bytes = Buffer.alloc(ID_BYTES + COUNTER_BYTES);
  bytes.write(sessionId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(counter, ID_BYTES);
  return bytes;
};

const idIn = (bytes: Buffer): string => bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const macOf = (key: Buffer, place: Buffer): Buffer => createHmac('sha256', key).update(place).digest();

const made = (key: Buffer, place: RefreshPlace): string => {
  const bytes = bytesOf(place);
  return Buffer.concat([bytes, macOf(key, bytes)]).toString('base64url');
};

/** What stands at a place follows from the place: who asks twice is told the same, and nobody needs to keep it. */
export const refreshTokenAt = ({ current }: KeyRing, place: RefreshPlace): string => made(current.bytes, place);

/** The token of a place that has this hash, whichever of the keys it was made by. */
export const refreshTokenOf = ({ all }: KeyRing, place: RefreshPlace, hash: Uint8Array): string | undefined =>
  all.map(({ bytes }) => made(bytes, place)).find((token) => hasHash(token, hash));

/** The place of a token that one of our keys has made; null for everything else, which says nothing about any session. */
export const placeOf = ({ all }: KeyRing, token: string): RefreshPlace | null => {
  if (!FORM.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const place = bytes.subarray(0, ID_BYTES + COUNTER_BYTES);
  const mac = bytes.subarray(place.length);
  const isOurs = mac.length === MAC_BYTES && all.some((key) => timingSafeEqual(mac, macOf(key.bytes, place)));
  return isOurs ? { sessionId: idIn(place), counter: place.readUInt32BE(ID_BYTES) } : null;
};

export const hashOfToken = (token: string): Uint8Array<ArrayBuffer> => new Uint8Array(createHash('sha256').update(token).digest());

export const hasHash = (token: string, hash: Uint8Array): boolean => timingSafeEqual(hashOfToken(token), hash);
