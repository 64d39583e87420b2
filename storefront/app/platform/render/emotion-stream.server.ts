import { Transform, type TransformCallback, Writable } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';
import { headStylesAttribute } from './style-cache.ts';

const headEnd = Buffer.from('</head>');
const scriptPreload = '<link rel="modulepreload"';

/** Rules that a render inserted, by name. */
type InsertedStyles = EmotionCache['inserted'];

const cachedStyles = new Map<string, Buffer>();
const maxCachedStyles = 100;

/**
 * Returns the style element for a set of rules. The element is cached, because pages of one kind share their rules, which make up a third
 * of a page.
 */
function renderStyle(insertedStyles: InsertedStyles, names: readonly string[], attributeStart: string): Buffer {
  if (names.length === 0) return Buffer.alloc(0);
  const openingTag = `<style ${attributeStart}${names.join(' ')}">`;
  const cached = cachedStyles.get(openingTag);
  if (cached) return cached;
  const style = Buffer.from(`${openingTag}${names.map((name) => insertedStyles[name]).join('')}</style>`);
  if (cachedStyles.size >= maxCachedStyles) cachedStyles.clear();
  cachedStyles.set(openingTag, style);
  return style;
}

const headAttribute = `${headStylesAttribute}="`;

const listNames = (insertedStyles: InsertedStyles) =>
  Object.keys(insertedStyles).filter((name) => typeof insertedStyles[name] === 'string');

/**
 * Lowers the priority of script preloads. The first view needs the markup, the font and the first picture. Browsers would otherwise load
 * scripts with the same priority as styles, and the scripts would delay the first view on a slow connection.
 */
const lowerScriptPriority = (head: Buffer): Buffer =>
  Buffer.from(head.toString('latin1').replaceAll(scriptPreload, `${scriptPreload} fetchpriority="low"`), 'latin1');

/**
 * Returns a complete page with its rules in the head. React writes everything synchronously, because the collector never applies
 * backpressure.
 */
export function renderWholePage(pipe: (destination: Writable) => void, cache: EmotionCache): Buffer {
  const chunks: Buffer[] = [];
  const collector = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  pipe(collector);
  const markup = Buffer.concat(chunks);
  const headEndIndex = Math.max(markup.indexOf(headEnd), 0);
  const styles = renderStyle(cache.inserted, listNames(cache.inserted), headAttribute);
  return Buffer.concat([lowerScriptPriority(markup.subarray(0, headEndIndex)), styles, markup.subarray(headEndIndex)]);
}

/**
 * Inserts each Emotion rule before the first markup that needs it.
 *
 * React writes one flush in many chunks within one tick, and a chunk may end inside a tag. So chunks are held until the tick is over, and
 * rules are inserted only between flushes. The shell's rules go before </head>. Those of a streamed boundary go before its markup, outside
 * of what React hydrates.
 * The cache must belong to this request alone and have `compat = true`. Otherwise rules are rendered inline and break hydration.
 */
export class EmotionStream extends Transform {
  readonly #cache: EmotionCache;
  readonly #sentNames = new Set<string>();
  #heldChunks: Buffer[] = [];
  #isHeadOpen = true;
  #scheduledRelease: NodeJS.Immediate | undefined;

  constructor(cache: EmotionCache) {
    super();
    this.#cache = cache;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#heldChunks.push(chunk);
    this.#scheduledRelease ??= setImmediate(() => this.#release());
    done();
  }

  override _flush(done: TransformCallback) {
    this.#release();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    clearImmediate(this.#scheduledRelease);
    done(error);
  }

  #release() {
    clearImmediate(this.#scheduledRelease);
    this.#scheduledRelease = undefined;
    if (this.#heldChunks.length === 0) return;
    const markup = Buffer.concat(this.#heldChunks);
    this.#heldChunks = [];
    const end = this.#isHeadOpen ? markup.indexOf(headEnd) : 0;
    const isHead = end > 0;
    if (isHead) this.#isHeadOpen = false;
    const styles = renderStyle(this.#cache.inserted, this.#collectNewNames(), isHead ? headAttribute : `data-emotion="${this.#cache.key} `);
    const offset = Math.max(end, 0);
    this.push(Buffer.concat([lowerScriptPriority(markup.subarray(0, offset)), styles, markup.subarray(offset)]));
  }

  #collectNewNames(): string[] {
    const names = listNames(this.#cache.inserted).filter((name) => !this.#sentNames.has(name));
    for (const name of names) this.#sentNames.add(name);
    return names;
  }
}
