import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { until } from '../../test/support/wait-until.js';
import { Clock } from '../platform/process/clock.js';
import { createImageCache } from './image.cache.js';
import { type ImageRequest, ImageService } from './image.service.js';
import { Resizer } from './resize/resizer.js';
import { WorkAbandoned } from './resize/shared-work.js';
import type { ObjectStore } from './store/object-store.port.js';
import { StoreTooSlow } from './store/read-object.js';

const resizer = new Resizer();
afterAll(() => resizer.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

const storedKey = `${'0'.repeat(64)}.png`;
const hangingKey = `${'1'.repeat(64)}.png`;
const request = (width: number): ImageRequest => ({ key: storedKey, format: 'webp', fit: 'cover', quality: 80, width });

const visitor = { address: '192.0.2.1' };
const clock = new Clock();
const createService = (store: ObjectStore, cacheFolder = folder): ImageService =>
  new ImageService(store, createImageCache(cacheFolder, 1_000_000, clock), resizer);

/** Creates a service whose lookups in the cache are counted, so that a test can wait until its pictures are queued. */
function createCountingService(store: ObjectStore) {
  const cache = createImageCache(folder, 1_000_000, clock);
  const counts = { lookedUp: 0 };
  const get = async (name: string): Promise<Buffer | null> => {
    const cached = await cache.get(name);
    counts.lookedUp += 1;
    return cached;
  };
  const untilQueued = async (count: number): Promise<void> => {
    await until('all are looked up', () => counts.lookedUp === count);
    await new Promise(setImmediate);
  };
  return { images: new ImageService(store, { ...cache, get }, resizer), untilQueued };
}

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 50, height: 50, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

const createStore = (get: ObjectStore['get']): ObjectStore => ({
  get,
  put: async () => {},
  has: async () => true,
  remove: async () => {},
  check: async () => {},
  removeUnfinished: async () => 0,
});

/** Creates a store that counts reads and parallel reads, and whose reads can be blocked. */
function createCountingStore(content: Buffer) {
  const counts = { opened: 0, atOnce: 0 };
  let open = 0;
  let readsBlocked = Promise.resolve();
  const store = createStore(async () => {
    counts.opened += 1;
    open += 1;
    counts.atOnce = Math.max(counts.atOnce, open);
    await readsBlocked;
    open -= 1;
    return Readable.from([content]);
  });
  /** Blocks new reads until the returned function is called. */
  const blockReads = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    readsBlocked = promise;
    return resolve;
  };
  return { store, counts, blockReads };
}

describe('a removed picture', () => {
  it('is not served from the cache, even if it was being resized when its object was removed', async () => {
    const { store, counts, blockReads } = createCountingStore(await picture());
    let isStored = true;
    const images = createService({
      ...store,
      get: (key) => (isStored ? store.get(key) : Promise.resolve(null)),
      has: async () => isStored,
      remove: async () => {
        isStored = false;
      },
    });
    const unblock = blockReads();
    const rendered = images.render(request(320), visitor);
    await until('the object is being read', () => counts.opened === 1);
    await images.remove(storedKey);
    unblock();
    expect(await rendered).toBeInstanceOf(Buffer);
    expect(await images.render(request(320), visitor)).toBeNull();
  });
});

describe('concurrent requests for pictures', () => {
  it('share identical work, and read at most eight objects at a time', async () => {
    const { store, counts, blockReads } = createCountingStore(await picture());
    const { images, untilQueued } = createCountingService(store);
    const identicalImages = await Promise.all(Array.from({ length: 20 }, () => images.render(request(320), visitor)));
    expect(counts.opened).toBe(1);
    expect(new Set(identicalImages.map((image) => image?.toString('base64'))).size).toBe(1);
    const unblock = blockReads();
    const others = Promise.all(Array.from({ length: 20 }, (_, index) => images.render(request(index + 1), visitor)));
    await untilQueued(21);
    expect(counts).toEqual({ opened: 9, atOnce: 8 });
    unblock();
    await others;
    expect(counts).toEqual({ opened: 21, atOnce: 8 });
  });

  it('do not wait for other objects that hang in the store', async () => {
    const content = await picture();
    const hanging = new PassThrough();
    const hangingReads: (() => Promise<Readable | null>)[] = [() => new Promise(() => undefined), async () => hanging];
    const store = createStore((key) =>
      key === storedKey ? Promise.resolve(Readable.from([content])) : (hangingReads.pop() ?? (async () => null))(),
    );
    const images = createService(store);
    const hangingRequests = [1, 2].map((width) =>
      images.render({ ...request(width), key: hangingKey }, visitor).catch((error: unknown) => error),
    );
    await until('both are being read', () => hangingReads.length === 0);
    expect(await images.render(request(320), visitor)).toBeInstanceOf(Buffer);
    for (const end of await Promise.all(hangingRequests)) expect(end).toBeInstanceOf(StoreTooSlow);
    expect(hanging.destroyed).toBe(true);
  });

  it('do not wait for a store that stops responding after their object was read', async () => {
    const images = createService({ ...createStore(async () => Readable.from([await picture()])), has: () => new Promise(() => undefined) });
    expect((await images.render(request(10), visitor))?.length).toBeGreaterThan(0);
  });

  it('are dropped when their client disconnects before they leave the queue', async () => {
    const { store, counts, blockReads } = createCountingStore(await picture());
    const { images, untilQueued } = createCountingService(store);
    const unblock = blockReads();
    const first = Promise.all(Array.from({ length: 8 }, (_, index) => images.render(request(index + 1), visitor)));
    await until('eight are being read', () => counts.atOnce >= 8);
    const disconnect = new AbortController();
    const droppedRequests = Array.from({ length: 5 }, (_, index) =>
      images.render(request(index + 100), { ...visitor, signal: disconnect.signal }),
    );
    const remainingRequest = images.render(request(100), { address: '192.0.2.2' });
    const ends = Promise.allSettled(droppedRequests);
    // The client that stays requests the same picture as one that leaves, so it adds no picture to the queue.
    await untilQueued(8 + droppedRequests.length);
    disconnect.abort();
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(WorkAbandoned) });
    unblock();
    await first;
    expect(await remainingRequest).toBeInstanceOf(Buffer);
    expect(counts.opened).toBe(9);
  });

  it('share a failure, after which the next request tries again', async () => {
    const { store, counts } = createCountingStore(Buffer.from('no picture'));
    const images = createService(store);
    await expect(Promise.all([images.render(request(320), visitor), images.render(request(320), visitor)])).rejects.toThrow(
      'not a raster picture',
    );
    await expect(images.render(request(320), visitor)).rejects.toThrow('not a raster picture');
    expect(counts.opened).toBe(2);
  });
});

describe('a resized picture', () => {
  it('is served even while the folder of the cache is unusable, and is cached once the folder is usable', async () => {
    const obstacle = path.join(folder, 'obstacle');
    await writeFile(obstacle, 'a file where the folder should be');
    const { store, counts } = createCountingStore(await picture());
    const images = createService(store, path.join(obstacle, 'cache'));
    expect(await images.render(request(320), visitor)).toBeInstanceOf(Buffer);
    expect(await images.render(request(320), visitor)).toBeInstanceOf(Buffer);
    await rm(obstacle);
    await images.render(request(320), visitor);
    await images.render(request(320), visitor);
    expect(counts.opened).toBe(3);
  });

  it('is served from the cache while the store hangs, and only the first request waits', async () => {
    const { store } = createCountingStore(await picture());
    await createService(store).render(request(320), visitor);
    let waiting = 0;
    const restarted = createService({
      ...store,
      has: () => {
        waiting += 1;
        return new Promise(() => undefined);
      },
      check: () => new Promise(() => undefined),
    });
    for (let again = 0; again < 5; again += 1) expect(await restarted.render(request(320), visitor)).toBeInstanceOf(Buffer);
    expect(waiting).toBe(1);
  });
});
