import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { IMAGE_CACHE, type ImageCache } from './image.cache.js';
import type { ImageFormat, ImageModifiers } from './image-modifiers.rules.js';
import { FairQueue } from './resize/fair-queue.js';
import type { ResizeOptions } from './resize/resize-messages.js';
import { PARALLEL_RESIZES, Resizer } from './resize/resizer.js';
import { type Client, SharedWork } from './resize/shared-work.js';
import { ObjectPresence } from './store/object-presence.js';
import { OBJECT_STORE, type ObjectStore } from './store/object-store.port.js';
import { readObject } from './store/read-object.js';

export interface ImageRequest extends ImageModifiers {
  key: string;
  format: ImageFormat;
}

/**
 * Version of the code that makes pictures, which is part of every ETag and cache name. Raise it when the same request must return different
 * bytes.
 */
const PIPELINE_VERSION = 2;
const READ_TIMEOUT_MS = 5_000;

/** CPU time per pixel relative to WebP. */
const RELATIVE_COSTS: Readonly<Record<ImageFormat, number>> = { webp: 1, jpeg: 1, png: 4, avif: 20 };
/** Estimated width when none is requested: the width of the source is not known yet. */
const UNKNOWN_WIDTH = 1536;

/**
 * Highest cost at which a picture counts as cheap. The queue limits how many expensive pictures are resized at once. All pictures of the
 * shop's pages are cheap. Expensive pictures are large ones that no page shows, but anyone can request.
 */
const MAX_CHEAP_COST = 3_000_000;

// Limits of the queue. At most eight tasks run, because each holds a whole object in memory. Some of them resize while others read their
// object, so resizing continues even if a few reads hang. Expensive tasks always leave a slot in the resize process for cheap ones.
const QUEUE_LIMITS = {
  maxRunning: 8,
  maxRunningExpensive: PARALLEL_RESIZES - 1,
  maxCheapCost: MAX_CHEAP_COST,
  maxWaiting: 1000,
  maxWaitingPerAddress: 150,
};

@Injectable()
export class ImageService implements OnApplicationShutdown {
  readonly #queue = new FairQueue(QUEUE_LIMITS);
  readonly #activeWork = new Map<string, SharedWork<Buffer | null>>();
  readonly #presence: ObjectPresence;

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(IMAGE_CACHE) private readonly cache: ImageCache,
    private readonly resizer: Resizer,
  ) {
    this.#presence = new ObjectPresence(store);
  }

  onApplicationShutdown(): void {
    this.resizer.close();
  }

  /** The ETag follows from the request alone, because an object key identifies the content. A 304 response therefore needs no picture. */
  computeEtag(request: ImageRequest): string {
    return `"${computeName(request)}"`;
  }

  /** Returns the resized picture, or null if no object has the key. Identical requests share one piece of work. */
  render(request: ImageRequest, client: Client): Promise<Buffer | null> {
    const name = computeName(request);
    return (this.#activeWork.get(name) ?? this.#startWork(name, request)).join(client);
  }

  /**
   * Removes an object and the pictures made from it. Other processes notice the removal by themselves. Copies in the caches of browsers
   * remain.
   */
  async remove(key: string): Promise<void> {
    await this.store.remove(key);
    await this.cache.removeAll(createPrefix(key));
  }

  #startWork(name: string, request: ImageRequest): SharedWork<Buffer | null> {
    const work: SharedWork<Buffer | null> = new SharedWork(this.#queue, {
      cost: computeCost(request),
      make: () => this.#renderPicture(name, request, work),
      onSettled: () => {
        if (this.#activeWork.get(name) === work) this.#activeWork.delete(name);
      },
    });
    this.#activeWork.set(name, work);
    void this.#readCached(name, request.key).then((cachedPicture) => {
      if (cachedPicture) work.resolve(cachedPicture);
      else if (!work.isAbandoned) work.enqueue();
    });
    return work;
  }

  async #renderPicture(name: string, request: ImageRequest, work: SharedWork<Buffer | null>): Promise<Buffer | null> {
    const object = await readObject(this.store, request.key, READ_TIMEOUT_MS);
    if (object === null) return null;
    const image = await this.resizer.resize(object, toResizeOptions(request), () => !work.isAbandoned);
    await this.#cachePicture(name, request.key, image).catch(() => undefined);
    return image;
  }

  /**
   * Caches a picture, and removes it again if its object was removed while the picture was being made. The response waits for this method,
   * so the method must not hang.
   */
  async #cachePicture(name: string, key: string, image: Buffer): Promise<void> {
    await this.cache.put(name, image);
    if (!(await this.#presence.has(key))) await this.cache.removeAll(createPrefix(key));
  }

  /**
   * Returns the cached picture of an object that is still stored. Another process may have removed the object. A cache that is unusable
   * must not prevent a picture from being served.
   */
  async #readCached(name: string, key: string): Promise<Buffer | null> {
    const cachedPicture = await this.cache.get(name).catch(() => null);
    if (cachedPicture === null || (await this.#presence.has(key))) return cachedPicture;
    await this.cache.removeAll(createPrefix(key)).catch(() => undefined);
    return null;
  }
}

/** Returns the estimated work for a picture, in WebP pixels. */
function computeCost({ format, width, height }: ImageRequest): number {
  const effectiveWidth = width ?? (height === undefined ? UNKNOWN_WIDTH : height / 1.25);
  return effectiveWidth * (height ?? effectiveWidth * 1.25) * RELATIVE_COSTS[format];
}

const toResizeOptions = ({ format, width, height, fit, quality, background }: ImageRequest): ResizeOptions => ({
  format,
  fit,
  quality,
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
  ...(background !== undefined && { background }),
});

function computeName({ key, format, width, height, fit, quality, background }: ImageRequest): string {
  const canonical = JSON.stringify([PIPELINE_VERSION, key, format, width ?? 0, height ?? 0, fit, quality, background ?? '']);
  return createPrefix(key) + createHash('sha256').update(canonical).digest('base64url').slice(0, 32);
}

/** Common beginning of the names of all pictures that are made from one object. */
const createPrefix = (key: string): string => `${key.slice(0, 16)}-`;
