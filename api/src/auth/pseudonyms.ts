import { toRateLimitKey } from '@meet/server-kit/client-address';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { computeKeyedHash, deriveKey } from '../platform/secrets.js';
import { BrowserCookieService } from './browser-cookie.service.js';

/** The byte type that the database client accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The request of a client, and the pseudonyms by which limits recognise the client. */
export interface CodeClient {
  requestId: string;
  client: Bytes;
  browser: Bytes | null;
}

export type ClientContext = Pick<GraphqlContext, 'requestId' | 'clientAddress' | 'req' | 'reply'>;

/** Keyed hashes by which limits count, so that their tables contain no client address, phone or e-mail address. */
@Injectable()
export class Pseudonyms {
  readonly #key: Buffer;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly browsers: BrowserCookieService,
  ) {
    this.#key = deriveKey(config.PSEUDONYM_SECRET, 'code limits');
  }

  hashRecipient(address: string): Bytes {
    return this.#hash('recipient', address);
  }

  hashBrowser(id: string): Bytes {
    return this.#hash('browser', id);
  }

  hashFingerprint(clientFp: string, clientAddress: string): Bytes {
    return this.#hash('fingerprint', `${toRateLimitKey(clientAddress)} ${clientFp}`);
  }

  identifyClient(context: ClientContext): CodeClient {
    const browserId = this.browsers.readId(context);
    return {
      requestId: context.requestId,
      client: this.#hash('client', toRateLimitKey(context.clientAddress)),
      browser: browserId === null ? null : this.hashBrowser(browserId),
    };
  }

  #hash(kind: string, value: string): Bytes {
    return new Uint8Array(computeKeyedHash(this.#key, `${kind}:${value}`));
  }
}
