import { createHash, randomBytes } from 'node:crypto';

/** Tells a service token from an access token, and is found by scanners of leaked secrets. */
const PREFIX = 'meet_service_';
const BYTES = 32;

export const isServiceToken = (bearer: string): boolean => bearer.startsWith(PREFIX);

export const newServiceToken = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64url')}`;

/** A token has 256 random bits, so its hash does not reveal it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A rotated token is accepted this long, while the program gets its successor. */
export const rotatedForMs = 24 * 60 * 60 * 1000;
