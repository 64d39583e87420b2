import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Values that differ between the visitors of a page. */
export interface VisitorValues {
  nonce: string;
  /** Time of the server, in milliseconds. */
  time: string;
}

interface Marker {
  name: keyof VisitorValues;
  at: number;
}

function findMarkers(markup: Buffer, visitor: VisitorValues): Marker[] {
  const markers: Marker[] = [];
  for (const name of ['nonce', 'time'] as const) {
    const text = visitor[name];
    for (let at = markup.indexOf(text); at >= 0; at = markup.indexOf(text, at + text.length)) markers.push({ name, at });
  }
  return markers.sort((one, other) => one.at - other.at);
}

// Parts of a gzip file (RFC 1952) and of its content (RFC 1951).
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/** Returns a block that is not compressed. */
function stored(bytes: Buffer) {
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(~bytes.length & 0xffff, 3);
  bytes.copy(block, 5);
  return block;
}

/** Compresses a part so that it ends at a whole byte and does not depend on the parts before it. */
const deflated = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });

function gzipTrailer(checksum: number, length: number) {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, 4);
  return trailer;
}

/** The markup of a page for many visitors. The shared parts are compressed once. */
export class SharedMarkup {
  readonly length: number;
  readonly #markers: readonly Marker[];
  /** The shared parts: one before each visitor value, and one after the last. */
  readonly #parts: readonly Buffer[];
  /** The parts compressed with deflate. Computed on the second request, because most pages are requested only once. */
  #deflated: readonly Buffer[] | undefined;

  constructor(markup: Buffer, visitor: VisitorValues) {
    this.length = markup.length;
    this.#markers = findMarkers(markup, visitor);
    const starts = [0, ...this.#markers.map(({ name, at }) => at + visitor[name].length)];
    this.#parts = starts.map((start, index) => markup.subarray(start, this.#markers[index]?.at));
  }

  for(visitor: VisitorValues): Buffer {
    return this.#joined(this.#parts, this.#personalMarkupAt(visitor));
  }

  gzipFor(visitor: VisitorValues): Buffer {
    this.#deflated ??= this.#parts.map(deflated);
    const values = this.#personalMarkupAt(visitor);
    const content = this.#joined(this.#deflated, values.map(stored));
    let checksum = 0;
    this.#parts.forEach((part, index) => {
      checksum = crc32(values[index] ?? '', crc32(part, checksum));
    });
    return Buffer.concat([gzipHeader, content, lastBlock, gzipTrailer(checksum, this.length)]);
  }

  #personalMarkupAt(visitor: VisitorValues) {
    return this.#markers.map(({ name }) => Buffer.from(visitor[name], 'latin1'));
  }

  #joined(parts: readonly Buffer[], between: readonly Buffer[]) {
    return Buffer.concat(parts.flatMap((part, index) => [part, between[index] ?? Buffer.alloc(0)]));
  }
}
