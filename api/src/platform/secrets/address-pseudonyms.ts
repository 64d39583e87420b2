import { limitedAddress } from '@meet/server-kit/request';
import { keyedHash, keyFor } from './keys.js';

/** Pseudonyms of clients' addresses for one purpose. Limits compare them, so that no table tells where anybody was. */
export class AddressPseudonyms {
  readonly #key: Buffer;

  constructor(secret: string, purpose: string) {
    this.#key = keyFor(secret, purpose);
  }

  /** The same for all addresses that limits count together. */
  of(clientAddress: string): string {
    return keyedHash(this.#key, limitedAddress(clientAddress)).toString('base64url');
  }
}
