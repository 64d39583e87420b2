import { Transform, type TransformCallback } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';

const headEnd = Buffer.from('</head>');

/**
 * Puts each Emotion rule in front of the first markup that needs it.
 *
 * React writes one flush in many pieces within one tick, and a piece may end inside a tag; so pieces are held until
 * the tick is over, and only between flushes are rules inserted. The shell's rules go before </head>; those of a late
 * boundary go before its markup, outside of what React hydrates.
 * The cache must be of this request alone and have `compat = true`, else rules are rendered inline and break hydration.
 */
export class EmotionStream extends Transform {
  readonly #cache: EmotionCache;
  readonly #sent = new Set<string>();
  #held: Buffer[] = [];
  #headIsOpen = true;
  #tick: NodeJS.Immediate | undefined;

  constructor(cache: EmotionCache) {
    super();
    this.#cache = cache;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#held.push(chunk);
    this.#tick ??= setImmediate(() => this.#release());
    done();
  }

  override _flush(done: TransformCallback) {
    this.#release();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    clearImmediate(this.#tick);
    done(error);
  }

  #release() {
    clearImmediate(this.#tick);
    this.#tick = undefined;
    if (this.#held.length === 0) return;
    const markup = Buffer.concat(this.#held);
    this.#held = [];
    const styles = Buffer.from(this.#newStyles());
    const end = this.#headIsOpen ? markup.indexOf(headEnd) : 0;
    if (end > 0) this.#headIsOpen = false;
    const place = Math.max(end, 0);
    this.push(Buffer.concat([markup.subarray(0, place), styles, markup.subarray(place)]));
  }

  #newStyles() {
    const names: string[] = [];
    let rules = '';
    for (const [name, inserted] of Object.entries(this.#cache.inserted)) {
      if (typeof inserted !== 'string' || this.#sent.has(name)) continue;
      this.#sent.add(name);
      names.push(name);
      rules += inserted;
    }
    return names.length === 0 ? '' : `<style data-emotion="${this.#cache.key} ${names.join(' ')}">${rules}</style>`;
  }
}
