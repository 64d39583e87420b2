import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Clock } from '../platform/process/clock.js';
import { HOUR_MS } from '../platform/process/durations.js';

/** Injection token of ImageCache. */
export const IMAGE_CACHE = Symbol('image cache');

/** All methods throw while the folder is unusable. */
export interface ImageCache {
  get(name: string): Promise<Buffer | null>;
  put(name: string, content: Buffer): Promise<void>;
  /** Removes all files whose name begins so, including those of other processes that share the folder. */
  removeAll(prefix: string): Promise<void>;
}

/**
 * Cache of resized pictures on disk, limited in bytes. The least recently used files are evicted. Several processes may share the folder;
 * each limits the files that it knows. A missing file is simply made again. The modification time of a file says when it was last used, to
 * within an hour, so that the order outlives a restart.
 */
export function createImageCache(folder: string, mostBytes: number, clock: Clock): ImageCache {
  let reading: Promise<Holdings> | undefined;
  const loadHoldings = (): Promise<Holdings> => {
    reading ??= readHoldings(folder, mostBytes).catch((error: unknown) => {
      // Lets the next call try again.
      reading = undefined;
      throw error;
    });
    return reading;
  };

  return {
    async get(name) {
      const holdings = await loadHoldings();
      const file = path.join(folder, name);
      const content = await readFile(file).catch(() => null);
      const now = clock.now();
      if (content === null) {
        holdings.files.delete(name);
        return null;
      }
      const { marked = 0 } = holdings.files.get(name) ?? {};
      const isDue = now.getTime() - marked >= HOUR_MS;
      holdings.files.set(name, { size: content.length, marked: isDue ? now.getTime() : marked });
      if (isDue) await utimes(file, now, now).catch(() => undefined);
      return content;
    },

    async put(name, content) {
      if (content.length > mostBytes) return;
      const holdings = await loadHoldings();
      await writeWhole(path.join(folder, name), content);
      holdings.files.set(name, { size: content.length, marked: clock.now().getTime() });
      for (const evicted of holdings.evicted.splice(0)) await rm(path.join(folder, evicted), { force: true });
    },

    async removeAll(prefix) {
      const holdings = await loadHoldings();
      const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
      for (const name of names) {
        holdings.files.delete(name);
        await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

interface Holding {
  size: number;
  /** Modification time of the file. */
  marked: number;
}

interface Holdings {
  /** The cached files by their names. */
  files: LRUCache<string, Holding>;
  /** Names of files above the limit, which are to be removed. */
  evicted: string[];
}

async function readHoldings(folder: string, mostBytes: number): Promise<Holdings> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const found = await Promise.all(names.map(async (name) => ({ name, ...(await describe(path.join(folder, name))) })));
  found.sort((a, b) => a.marked - b.marked);
  const evicted: string[] = [];
  const files = new LRUCache<string, Holding>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_file, name, reason) => {
      if (reason === 'evict') evicted.push(name);
    },
  });
  for (const { name, ...file } of found) files.set(name, file);
  return { files, evicted };
}

async function describe(file: string): Promise<Holding> {
  const found = await stat(file).catch(() => null);
  return { size: found?.size ?? 0, marked: found?.mtimeMs ?? 0 };
}

/** Writes atomically: readers see the whole file or none. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    // Removes the partial file that a full disk would leave behind.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
