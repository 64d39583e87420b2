import { toRateLimitKey } from '@meet/server-kit/client-address';
import { computeKeyedHash, deriveKey } from './secrets.js';

/** Pseudonyms of clients' IP addresses for one purpose. Limits compare the pseudonyms, so that no table contains an IP address. */
export class AddressPseudonyms {
  readonly #key: Buffer;

  constructor(secret: string, purpose: string) {
    this.#key = deriveKey(secret, purpose);
  }

  /** Returns the pseudonym of an IP address. IP addresses that a limit counts as one share a pseudonym. */
  compute(clientAddress: string): string {
    return computeKeyedHash(this.#key, toRateLimitKey(clientAddress)).toString('base64url');
  }
}
