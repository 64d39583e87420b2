import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { until } from '../platform/testing/wait-until.js';
import { createImageCache } from './image.cache.js';
import { type ImageRequest, ImageService } from './image.service.js';
import { Resizer } from './resize/resizer.js';
import { Abandoned } from './resize/shared-work.js';
import type { ObjectStore } from './store/object-store.port.js';
import { readObject, StoreTooSlow } from './store/read-object.js';

const resizer = new Resizer();
afterAll(() => resizer.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

const present = `${'0'.repeat(64)}.png`;
const hung = `${'1'.repeat(64)}.png`;
const request = (width: number): ImageRequest => ({ key: present, format: 'webp', fit: 'cover', quality: 80, width });

const visitor = { address: '192.0.2.1' };
const serviceOn = (store: ObjectStore, cacheFolder = folder): ImageService =>
  new ImageService(store, createImageCache(cacheFolder, 1_000_000), resizer);

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 50, height: 50, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

const storeThatGets = (get: ObjectStore['get']): ObjectStore => ({
  get,
  put: async () => {},
  has: async () => true,
  check: async () => {},
});

/** Store that counts reads and parallel reads, and can be held. */
function countingStore(content: Buffer) {
  const seen = { opened: 0, atOnce: 0 };
  let open = 0;
  let held = Promise.resolve();
  const store = storeThatGets(async () => {
    seen.opened += 1;
    open += 1;
    seen.atOnce = Math.max(seen.atOnce, open);
    await held;
    open -= 1;
    return Readable.from([content]);
  });
  /** Blocks new reads until the returned function is called. */
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { store, seen, hold };
}

describe('concurrent requests for pictures', () => {
  it('share identical work, and read at most eight objects at a time', async () => {
    const { store, seen, hold } = countingStore(await picture());
    const images = serviceOn(store);
    const same = await Promise.all(Array.from({ length: 20 }, () => images.render(request(320), visitor)));
    expect(seen.opened).toBe(1);
    expect(new Set(same.map((image) => image?.toString('base64'))).size).toBe(1);
    const letGo = hold();
    const others = Promise.all(Array.from({ length: 20 }, (_, index) => images.render(request(index + 1), visitor)));
    await until('eight are being read', () => seen.atOnce >= 8);
    // Leaves time for a ninth read to start, if it were allowed.
    await sleep(50);
    letGo();
    await others;
    expect(seen).toEqual({ opened: 21, atOnce: 8 });
  });

  it('do not wait for objects that hang in the store', async () => {
    const content = await picture();
    const hanging = new PassThrough();
    const gone: (() => Promise<Readable | null>)[] = [() => new Promise(() => undefined), async () => hanging];
    const store = storeThatGets((key) =>
      key === present ? Promise.resolve(Readable.from([content])) : (gone.pop() ?? (async () => null))(),
    );
    const images = serviceOn(store);
    const stuck = [1, 2].map((width) => images.render({ ...request(width), key: hung }, visitor).catch((error: unknown) => error));
    await sleep(100);
    expect(await images.render(request(320), visitor)).toBeInstanceOf(Buffer);
    for (const end of await Promise.all(stuck)) expect(end).toBeInstanceOf(StoreTooSlow);
    expect(hanging.destroyed).toBe(true);
  });

  it('are dropped when their client disconnects before their turn', async () => {
    const { store, seen, hold } = countingStore(await picture());
    const images = serviceOn(store);
    const letGo = hold();
    const first = Promise.all(Array.from({ length: 8 }, (_, index) => images.render(request(index + 1), visitor)));
    await until('eight are being read', () => seen.atOnce >= 8);
    const gone = new AbortController();
    const left = Array.from({ length: 5 }, (_, index) => images.render(request(index + 100), { ...visitor, signal: gone.signal }));
    const stayed = images.render(request(100), { address: '192.0.2.2' });
    const ends = Promise.allSettled(left);
    await sleep(50);
    gone.abort();
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: expect.any(Abandoned) });
    letGo();
    await first;
    expect(await stayed).toBeInstanceOf(Buffer);
    expect(seen.opened).toBe(9);
  });

  it('are tried again after a failure', async () => {
    const { store, seen } = countingStore(Buffer.from('no picture'));
    const images = serviceOn(store);
    await expect(Promise.all([images.render(request(320), visitor), images.render(request(320), visitor)])).rejects.toThrow(
      'not a raster picture',
    );
    await expect(images.render(request(320), visitor)).rejects.toThrow('not a raster picture');
    expect(seen.opened).toBe(2);
  });
});

describe('an object that is not read in time', () => {
  const limits = { mostBytes: 100, withinMs: 50 };

  it('is abandoned and its stream closed, even if it is opened late', async () => {
    const streams = [new PassThrough(), new PassThrough()];
    const [hanging, late] = streams;
    await expect(
      readObject(
        storeThatGets(async () => hanging ?? null),
        'a',
        limits,
      ),
    ).rejects.toThrow(StoreTooSlow);
    const openedLate = storeThatGets(() => sleep(100, late ?? null));
    await expect(readObject(openedLate, 'a', limits)).rejects.toThrow(StoreTooSlow);
    await sleep(100);
    expect(streams.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });

  it('is distinguished from a broken one', async () => {
    const disk = new Error('the disk is broken');
    const broken = storeThatGets(
      async () =>
        new Readable({
          read() {
            this.destroy(disk);
          },
        }),
    );
    await expect(readObject(broken, 'a', limits)).rejects.toThrow('the disk is broken');
  });
});

describe('the cache of resized pictures', () => {
  const kilobyte = Buffer.alloc(1000, 7);

  it('stays within its limit by evicting the least recently used files', async () => {
    const cache = createImageCache(folder, 3000);
    for (const name of ['a', 'b', 'c']) await cache.put(name, kilobyte);
    await cache.get('a');
    await cache.put('d', kilobyte);
    expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd']);
    expect(await cache.get('b')).toBeNull();
    expect(await cache.get('a')).toEqual(kilobyte);
  });

  it('knows its files after a restart', async () => {
    await createImageCache(folder, 3000).put('a', kilobyte);
    await sleep(20);
    const cache = createImageCache(folder, 1500);
    expect(await cache.get('a')).toEqual(kilobyte);
    await cache.put('b', kilobyte);
    expect(await readdir(folder)).toEqual(['b']);
  });

  it('does not prevent pictures from being served while its folder is unusable, and is used again afterwards', async () => {
    const obstacle = path.join(folder, 'obstacle');
    await writeFile(obstacle, 'a file where the folder should be');
    const { store, seen } = countingStore(await picture());
    const images = serviceOn(store, path.join(obstacle, 'cache'));
    expect(await images.render(request(320), visitor)).toBeInstanceOf(Buffer);
    expect(await images.render(request(320), visitor)).toBeInstanceOf(Buffer);
    await rm(obstacle);
    await images.render(request(320), visitor);
    await images.render(request(320), visitor);
    expect(seen.opened).toBe(3);
  });

  it('tolerates a file deleted from outside', async () => {
    const cache = createImageCache(folder, 3000);
    await cache.put('a', kilobyte);
    await rm(path.join(folder, 'a'));
    expect(await cache.get('a')).toBeNull();
    await cache.put('a', kilobyte);
    expect(await cache.get('a')).toEqual(kilobyte);
  });
});
