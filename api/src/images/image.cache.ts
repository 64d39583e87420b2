import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Clock } from '../platform/process/clock.js';
import { HOUR_MS } from '../platform/process/durations.js';

export const IMAGE_CACHE = Symbol('image cache');

/** Cache of resized pictures. All methods throw while its folder is unusable. */
export interface ImageCache {
  get(name: string): Promise<Buffer | null>;
  put(name: string, content: Buffer): Promise<void>;
  /** Removes all files whose name begins with the prefix, including files of other processes that share the folder. */
  removeAll(prefix: string): Promise<void>;
}

/**
 * Cache of resized pictures on disk, limited in bytes. The least recently used files are evicted. Several processes may share the folder;
 * each limits the files in its own index. A missing file is simply made again. The modification time of a file is the time of its last use,
 * to within an hour, so that the order outlives a restart.
 */
export function createImageCache(folder: string, maxBytes: number, clock: Clock): ImageCache {
  let indexPromise: Promise<CacheIndex> | undefined;
  const loadIndex = (): Promise<CacheIndex> => {
    indexPromise ??= readIndex(folder, maxBytes).catch((error: unknown) => {
      // After an error, the next call reads the index again.
      indexPromise = undefined;
      throw error;
    });
    return indexPromise;
  };

  return {
    async get(name) {
      const index = await loadIndex();
      const file = path.join(folder, name);
      const content = await readFile(file).catch(() => null);
      const now = clock.now();
      if (content === null) {
        index.files.delete(name);
        return null;
      }
      const { usedAt = 0 } = index.files.get(name) ?? {};
      const isTimeOutdated = now.getTime() - usedAt >= HOUR_MS;
      index.files.set(name, { size: content.length, usedAt: isTimeOutdated ? now.getTime() : usedAt });
      if (isTimeOutdated) await utimes(file, now, now).catch(() => undefined);
      return content;
    },

    async put(name, content) {
      if (content.length > maxBytes) return;
      const index = await loadIndex();
      await writeAtomically(path.join(folder, name), content);
      index.files.set(name, { size: content.length, usedAt: clock.now().getTime() });
      for (const evictedName of index.evictedNames.splice(0)) await rm(path.join(folder, evictedName), { force: true });
    },

    async removeAll(prefix) {
      const index = await loadIndex();
      const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
      for (const name of names) {
        index.files.delete(name);
        await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

interface CachedFile {
  size: number;
  /** Modification time of the file, which says when it was last used. */
  usedAt: number;
}

interface CacheIndex {
  /** The cached files by their names. */
  files: LRUCache<string, CachedFile>;
  /** Names of files above the limit, which are to be removed. */
  evictedNames: string[];
}

async function readIndex(folder: string, maxBytes: number): Promise<CacheIndex> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const cachedFiles = await Promise.all(names.map(async (name) => ({ name, ...(await readFileInfo(path.join(folder, name))) })));
  cachedFiles.sort((a, b) => a.usedAt - b.usedAt);
  const evictedNames: string[] = [];
  const files = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_file, name, reason) => {
      if (reason === 'evict') evictedNames.push(name);
    },
  });
  for (const { name, ...file } of cachedFiles) files.set(name, file);
  return { files, evictedNames };
}

async function readFileInfo(file: string): Promise<CachedFile> {
  const fileStat = await stat(file).catch(() => null);
  return { size: fileStat?.size ?? 0, usedAt: fileStat?.mtimeMs ?? 0 };
}

/** Writes a file so that readers see either all of it or none. */
async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporaryFile, content);
    await rename(temporaryFile, file);
  } catch (error) {
    // Removes the partial file that a full disk would leave behind.
    await rm(temporaryFile, { force: true }).catch(() => undefined);
    throw error;
  }
}
