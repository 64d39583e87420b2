import { createHash, randomBytes } from 'node:crypto';

/** Distinguishes a service token from an access token, and lets secret scanners find leaked tokens. */
const PREFIX = 'meet_service_';
const BYTES = 32;

export const isServiceToken = (bearer: string): boolean => bearer.startsWith(PREFIX);

export const createServiceToken = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64url')}`;

/** Returns the hash that is stored. A plain hash is enough, because a token has 256 random bits. */
export const computeHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Time for which the previous secret is accepted after a rotation. */
export const PREVIOUS_SECRET_MS = 24 * 60 * 60 * 1000;
