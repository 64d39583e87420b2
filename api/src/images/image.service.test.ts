import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createImageCache } from './image.cache.js';
import { type ImageRequest, ImageService } from './image.service.js';
import type { ObjectStore } from './object-store.port.js';
import { createWorkQueue, QueueFull } from './work-queue.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

const request = (width: number): ImageRequest => ({ key: `${'0'.repeat(64)}.png`, format: 'webp', fit: 'cover', quality: 80, width });

/** A store that is slow, and knows how often it was asked and how many waited for it at once. */
function slowStore(content: Buffer) {
  const seen = { opened: 0, atOnce: 0 };
  let open = 0;
  const store: ObjectStore = {
    async get() {
      seen.opened += 1;
      open += 1;
      seen.atOnce = Math.max(seen.atOnce, open);
      await sleep(50);
      open -= 1;
      return Readable.from([content]);
    },
    put: async () => {},
    has: async () => true,
    check: async () => {},
  };
  return { store, seen };
}

describe('pictures asked for at once', () => {
  it('are made once where they are the same, and never more than two at a time where they are not', async () => {
    const content = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    const { store, seen } = slowStore(content);
    const images = new ImageService(store, createImageCache(folder, 1_000_000));
    const same = await Promise.all(Array.from({ length: 20 }, () => images.render(request(320))));
    expect(seen.opened).toBe(1);
    expect(new Set(same.map((image) => image?.toString('base64'))).size).toBe(1);
    await Promise.all([640, 768, 1024, 1280, 1536].map((width) => images.render(request(width))));
    expect(seen).toEqual({ opened: 6, atOnce: 2 });
  });

  it('are tried again after a failure', async () => {
    const { store, seen } = slowStore(Buffer.from('no picture'));
    const images = new ImageService(store, createImageCache(folder, 1_000_000));
    await expect(Promise.all([images.render(request(320)), images.render(request(320))])).rejects.toThrow('not a raster picture');
    await expect(images.render(request(320))).rejects.toThrow('not a raster picture');
    expect(seen.opened).toBe(2);
  });
});

describe('the cache of pictures', () => {
  const kilobyte = Buffer.alloc(1000, 7);

  it('stays within its bounds: what was asked for longest ago goes first', async () => {
    const cache = createImageCache(folder, 3000);
    for (const name of ['a', 'b', 'c']) await cache.put(name, kilobyte);
    await cache.get('a');
    await cache.put('d', kilobyte);
    expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd']);
    expect(await cache.get('b')).toBeNull();
    expect(await cache.get('a')).toEqual(kilobyte);
  });

  it('remembers after a restart what it holds', async () => {
    await createImageCache(folder, 3000).put('a', kilobyte);
    await sleep(20);
    const cache = createImageCache(folder, 1500);
    expect(await cache.get('a')).toEqual(kilobyte);
    await cache.put('b', kilobyte);
    expect(await readdir(folder)).toEqual(['b']);
  });

  it('does without a file that somebody deleted', async () => {
    const cache = createImageCache(folder, 3000);
    await cache.put('a', kilobyte);
    await rm(path.join(folder, 'a'));
    expect(await cache.get('a')).toBeNull();
    await cache.put('a', kilobyte);
    expect(await cache.get('a')).toEqual(kilobyte);
  });
});

it('a queue refuses who finds too many before it, and goes on', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1 });
  const done: string[] = [];
  const work = (name: string) => queue.run(async () => void done.push(await sleep(20, name)));
  const first = work('first');
  const second = work('second');
  await expect(work('third')).rejects.toThrow(QueueFull);
  await Promise.all([first, second]);
  await work('fourth');
  expect(done).toEqual(['first', 'second', 'fourth']);
});
