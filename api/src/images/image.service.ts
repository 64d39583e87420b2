import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_CACHE, type ImageCache } from './image.cache.js';
import type { ImageFormat, ImageModifiers } from './image-modifiers.rules.js';
import { OBJECT_STORE, type ObjectStore } from './store/object-store.port.js';
import { readObject } from './store/read-object.js';
import { createWorkQueue } from './work-queue.js';

export interface ImageRequest extends ImageModifiers {
  key: string;
  format: ImageFormat;
}

/** The object is there, but it is no raster picture that we open. */
export class UnfitObject extends Error {}

/** Part of every ETag and of every name in the cache: to be raised when the same request must give other bytes. */
const PIPELINE = 1;
const READ_LIMITS = { mostBytes: 30 * 1024 * 1024, withinMs: 5000 };
const MOST_PIXELS = 40_000_000;
const rasterFormats: readonly string[] = ['webp', 'png', 'jpeg', 'heif'];

// What is under way holds a whole object in memory, hence eight. Few of them at a time are worked on, each by one thread, and one processor is
// left to answer everybody else; the others are being read meanwhile, so that a store that hangs holds up only who asked it.
const UNDER_WAY = { running: 8, waiting: 100 };
const WORKED_ON = { running: Math.min(Math.max(availableParallelism() - 1, 1), 4), waiting: UNDER_WAY.running };
sharp.concurrency(1);

@Injectable()
export class ImageService {
  readonly #places = createWorkQueue(UNDER_WAY);
  readonly #workers = createWorkQueue(WORKED_ON);
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
    // A cache that cannot be used, or is full, must hide no picture.
    const cached = await this.cache.get(name).catch(() => null);
    if (cached) return cached;
    const image = await this.#places.run(async () => {
      const object = await readObject(this.store, request.key, READ_LIMITS);
      return object && this.#workers.run(() => transform(object, request));
    });
    if (image) await this.cache.put(name, image).catch(() => undefined);
    return image;
  }
}

function nameOf({ key, format, width, height, fit, quality, background }: ImageRequest): string {
  const canonical = JSON.stringify([PIPELINE, key, format, width ?? 0, height ?? 0, fit, quality, background ?? '']);
  return createHash('sha256').update(canonical).digest('base64url').slice(0, 32);
}

async function transform(content: Buffer, { format, width, height, fit, quality, background }: ImageRequest): Promise<Buffer> {
  // Of nothing sharp says at once what it says of all else when it is asked.
  if (content.length === 0) throw new UnfitObject('The object is not a raster picture');
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
