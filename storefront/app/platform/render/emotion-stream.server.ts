import { Transform, type TransformCallback, Writable } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';
import { headStylesMark } from './style-cache.ts';

const headEnd = Buffer.from('</head>');
const scriptPreload = '<link rel="modulepreload"';

/** Rules that a render made, by their names. */
type Inserted = EmotionCache['inserted'];

const written = new Map<string, Buffer>();
const mostWritten = 100;

/** Pages of a kind have the same rules, which are a third of a page: they are written once, and kept. */
function styleOf(inserted: Inserted, names: readonly string[], mark: string): Buffer {
  if (names.length === 0) return Buffer.alloc(0);
  const start = `<style ${mark}${names.join(' ')}">`;
  const known = written.get(start);
  if (known) return known;
  const style = Buffer.from(`${start}${names.map((name) => inserted[name]).join('')}</style>`);
  if (written.size >= mostWritten) written.clear();
  written.set(start, style);
  return style;
}

const headMark = `${headStylesMark}="`;

const namesOf = (inserted: Inserted) => Object.keys(inserted).filter((name) => typeof inserted[name] === 'string');

/**
 * A page is seen by its markup, its font and its first picture, and its scripts only make it answer. Browsers would give their preloads the
 * urgency of styles, so that on a slow line everything came at the end of all.
 */
const scriptsLast = (head: Buffer): Buffer =>
  Buffer.from(head.toString('latin1').replaceAll(scriptPreload, `${scriptPreload} fetchpriority="low"`), 'latin1');

/** A page that is complete, with its rules in its head. React writes all of it within the call, as to nobody who could be slow. */
export function wholePage(pipe: (destination: Writable) => void, cache: EmotionCache): Buffer {
  const pieces: Buffer[] = [];
  const collector = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  pipe(collector);
  const markup = Buffer.concat(pieces);
  const end = Math.max(markup.indexOf(headEnd), 0);
  const styles = styleOf(cache.inserted, namesOf(cache.inserted), headMark);
  return Buffer.concat([scriptsLast(markup.subarray(0, end)), styles, markup.subarray(end)]);
}

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
    const end = this.#headIsOpen ? markup.indexOf(headEnd) : 0;
    const isHead = end > 0;
    if (isHead) this.#headIsOpen = false;
    const styles = styleOf(this.#cache.inserted, this.#newNames(), isHead ? headMark : `data-emotion="${this.#cache.key} `);
    const place = Math.max(end, 0);
    this.push(Buffer.concat([scriptsLast(markup.subarray(0, place)), styles, markup.subarray(place)]));
  }

  #newNames(): string[] {
    const names = namesOf(this.#cache.inserted).filter((name) => !this.#sent.has(name));
    for (const name of names) this.#sent.add(name);
    return names;
  }
}
