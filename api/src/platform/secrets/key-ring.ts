import { createHash } from 'node:crypto';
import type { Config } from '../config/config.js';
import { keyFor } from './keys.js';

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

export function keyRing({ AUTH_SECRET, AUTH_SECRET_PREVIOUS }: Secrets, purpose: string): KeyRing {
  const createKey = (secret: string): Key => {
    const bytes = keyFor(secret, purpose);
    return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
  };
  const current = createKey(AUTH_SECRET);
  return { current, all: [current, ...AUTH_SECRET_PREVIOUS.map(createKey)] };
}
