import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { limitedAddress } from '../../platform/http/client-address.js';
import { keyedHash, keyFor } from '../../platform/secrets/keys.js';
import { BrowserCookieService } from './browser-cookie.service.js';

/** As the database takes bytes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Who asks, as far as limits have to know. */
export interface Asker {
  requestId: string;
  client: Bytes;
  browser: Bytes | null;
}

export type AskingContext = Pick<GraphqlContext, 'requestId' | 'clientAddress' | 'req' | 'reply'>;

/** What limits count by: keyed hashes, so that their tables tell nobody's address, phone or e-mail. */
@Injectable()
export class Pseudonyms {
  readonly #key: Buffer;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly browsers: BrowserCookieService,
  ) {
    this.#key = keyFor(config.PSEUDONYM_SECRET, 'code limits');
  }

  recipient(address: string): Bytes {
    return this.#hash('recipient', address);
  }

  browser(id: string): Bytes {
    return this.#hash('browser', id);
  }

  fingerprint(clientFp: string, clientAddress: string): Bytes {
    return this.#hash('fingerprint', `${limitedAddress(clientAddress)} ${clientFp}`);
  }

  asker(context: AskingContext): Asker {
    const browserId = this.browsers.idOf(context);
    return {
      requestId: context.requestId,
      client: this.#hash('client', limitedAddress(context.clientAddress)),
      browser: browserId === null ? null : this.browser(browserId),
    };
  }

  #hash(kind: string, value: string): Bytes {
    return new Uint8Array(keyedHash(this.#key, `${kind}:${value}`));
  }
}
