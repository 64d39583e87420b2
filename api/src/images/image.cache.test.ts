import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Clock } from '../platform/process/clock.js';
import { MINUTE_MS } from '../platform/process/durations.js';
import { createImageCache } from './image.cache.js';

const clock = new Clock();
const kilobyte = Buffer.alloc(1000, 7);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the cache of resized pictures', () => {
  it('stays within its limit by evicting the least recently used files', async () => {
    const cache = createImageCache(folder, 3000, clock);
    for (const name of ['a', 'b', 'c']) await cache.put(name, kilobyte);
    await cache.get('a');
    await cache.put('d', kilobyte);
    expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd']);
    expect(await cache.get('b')).toBeNull();
    expect(await cache.get('a')).toEqual(kilobyte);
  });

  it('finds its files again after a restart', async () => {
    await createImageCache(folder, 3000, clock).put('a', kilobyte);
    const cache = createImageCache(folder, 1500, clock);
    expect(await cache.get('a')).toEqual(kilobyte);
    await cache.put('b', kilobyte);
    expect(await readdir(folder)).toEqual(['b']);
  });

  it("evicts the least recently used files even after a restart, and updates a file's time at most once an hour", async () => {
    const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE_MS);
    const before = createImageCache(folder, 3000, clock);
    for (const [name, minutes] of Object.entries({ a: 180, b: 120, c: 30 })) {
      await before.put(name, kilobyte);
      await utimes(path.join(folder, name), minutesAgo(minutes), minutesAgo(minutes));
    }
    const readModifiedAt = async (name: string) => (await stat(path.join(folder, name))).mtimeMs;
    const modifiedAtOfC = await readModifiedAt('c');
    const restartedCache = createImageCache(folder, 3000, clock);
    for (const name of ['a', 'c']) await restartedCache.get(name);
    expect(await readModifiedAt('a')).toBeGreaterThan(minutesAgo(10).getTime());
    expect(await readModifiedAt('c')).toBe(modifiedAtOfC);
    await createImageCache(folder, 3000, clock).put('d', kilobyte);
    expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd']);
  });

  it('treats a file that was deleted from outside as missing, and stores it again', async () => {
    const cache = createImageCache(folder, 3000, clock);
    await cache.put('a', kilobyte);
    await rm(path.join(folder, 'a'));
    expect(await cache.get('a')).toBeNull();
    await cache.put('a', kilobyte);
    expect(await cache.get('a')).toEqual(kilobyte);
  });
});
