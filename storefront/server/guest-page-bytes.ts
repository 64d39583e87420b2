import { createHash } from 'node:crypto';
import { compressPage, type Encoding } from './page-compression.ts';

const hashScript = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The bytes of a page that all guests share. Its policy allows inline scripts by hash, because a nonce must be new for each response. Only
 * scripts that have the nonce of the rendering get a hash, so injected scripts do not run.
 */
export class GuestPageBytes {
  readonly body: Buffer;
  /** Hashes of the page's inline scripts, as sources for the Content-Security-Policy. */
  readonly scriptSources: readonly string[];
  readonly #compressed = new Map<Encoding, Buffer>();

  /** `html` is the page that was rendered with `nonce`. */
  constructor(html: string, nonce: string) {
    const attribute = ` nonce="${nonce}"`;
    const hashes = new Set<string>();
    for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (script !== '' && attributes.includes(attribute)) hashes.add(hashScript(script));
    }
    this.body = Buffer.from(html.replaceAll(attribute, ''));
    this.scriptSources = [...hashes];
  }

  compress(encoding: Encoding): Buffer {
    const compressed = this.#compressed.get(encoding) ?? compressPage(this.body, encoding);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}
