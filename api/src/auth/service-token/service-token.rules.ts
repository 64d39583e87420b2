import { createHash, randomBytes } from 'node:crypto';

/** Distinguishes a service token from an access token, and lets secret scanners find leaked tokens. */
const TOKEN_PREFIX = 'meet_service_';
const SECRET_BYTES = 32;

export const isServiceToken = (bearer: string): boolean => bearer.startsWith(TOKEN_PREFIX);

export const createServiceToken = (): string => `${TOKEN_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;

/** Returns the hash that is stored. A plain hash is enough, because a token has 256 random bits. */
export const hashServiceToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Time for which the previous secret is accepted after a rotation. */
export const PREVIOUS_SECRET_MS = 24 * 60 * 60 * 1000;
