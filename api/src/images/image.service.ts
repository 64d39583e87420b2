import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_CACHE, type ImageCache } from './image.cache.js';
import type { ImageFormat, ImageModifiers } from './image-modifiers.rules.js';
import { OBJECT_STORE, type ObjectStore } from './object-store.port.js';
import { createWorkQueue } from './work-queue.js';

export interface ImageRequest extends ImageModifiers {
  key: string;
  format: ImageFormat;
}

/** The object is there, but it is no raster picture that we open. */
export class UnfitObject extends Error {}

/** Part of every ETag and of every name in the cache: to be raised when the same request must give other bytes. */
const PIPELINE = 1;
const MOST_BYTES = 30 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
const rasterFormats: readonly string[] = ['webp', 'png', 'jpeg', 'heif'];

// Two at a time keep a small machine answering; a hundred wait for some seconds at most.
const QUEUE = { running: 2, waiting: 100 };

@Injectable()
export class ImageService {
  readonly #queue = createWorkQueue(QUEUE);
  readonly #underWay = new Map<string, Promise<Buffer | null>>();

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(IMAGE_CACHE) private readonly cache: ImageCache,
  ) {}

  /** Follows from the request alone, for a key names its content: no picture is opened to answer "not modified". */
  etagOf(request: ImageRequest): string {
    return `"${nameOf(request)}"`;
  }

  /** The picture as asked for, or null when there is none of that key. Requests for the same one wait for one piece of work. */
  async render(request: ImageRequest): Promise<Buffer | null> {
    const name = nameOf(request);
    const waiting = this.#underWay.get(name);
    if (waiting) return waiting;
    const work = this.#cachedOrMade(name, request).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, work);
    return work;
  }

  async #cachedOrMade(name: string, request: ImageRequest): Promise<Buffer | null> {
    const cached = await this.cache.get(name);
    if (cached) return cached;
    return this.#queue.run(async () => {
      const object = await this.store.get(request.key);
      if (object === null) return null;
      const image = await transform(await readAll(object), request);
      // A full disk must not hide a picture that is made.
      await this.cache.put(name, image).catch(() => undefined);
      return image;
    });
  }
}

function nameOf({ key, format, width, height, fit, quality, background }: ImageRequest): string {
  const canonical = JSON.stringify([PIPELINE, key, format, width ?? 0, height ?? 0, fit, quality, background ?? '']);
  return createHash('sha256').update(canonical).digest('base64url').slice(0, 32);
}

async function readAll(object: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of object) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new UnfitObject('The object is too large for a picture');
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

async function transform(content: Buffer, { format, width, height, fit, quality, background }: ImageRequest): Promise<Buffer> {
  const image = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const found = await image.metadata().catch(() => null);
  if (!found || !rasterFormats.includes(found.format ?? '')) throw new UnfitObject('The object is not a raster picture');
  const colour = background === undefined ? undefined : `#${background}`;
  if (width !== undefined || height !== undefined) {
    image.resize({ width, height, fit, withoutEnlargement: true, background: colour ?? { r: 0, g: 0, b: 0, alpha: 0 } });
  }
  if (colour !== undefined) image.flatten({ background: colour });
  return encoders[format](image, quality)
    .toBuffer()
    .catch((error: unknown) => {
      throw new UnfitObject('The picture is broken', { cause: error });
    });
}

const encoders: Readonly<Record<ImageFormat, (image: Sharp, quality: number) => Sharp>> = {
  webp: (image, quality) => image.webp({ quality }),
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  jpeg: (image, quality) => image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
  png: (image, quality) => image.png({ quality, compressionLevel: 9 }),
};
