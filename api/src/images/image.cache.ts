import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
    reading ??= readHoldings(folder).catch((error: unknown) => {
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
      if (content === null) holdings.forget(name);
      else if (holdings.use(name, content.length, now.getTime())) await utimes(file, now, now).catch(() => undefined);
      return content;
    },

    async put(name, content) {
      const holdings = await loadHoldings();
      await writeWhole(path.join(folder, name), content);
      holdings.remember(name, { size: content.length, marked: clock.now().getTime() });
      for (const oldest of holdings.forgetBeyond(mostBytes)) await rm(path.join(folder, oldest), { force: true });
    },

    async removeAll(prefix) {
      const holdings = await loadHoldings();
      const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
      for (const name of names) {
        holdings.forget(name);
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

/** The cached files by their names, in the order of use: the least recently used is the first. */
class Holdings {
  readonly #files = new Map<string, Holding>();
  #total = 0;

  remember(name: string, file: Holding): void {
    this.forget(name);
    this.#files.set(name, file);
    this.#total += file.size;
  }

  /** Makes the file the most recently used one. Returns whether the file itself has to be marked, at most once an hour. */
  use(name: string, size: number, now: number): boolean {
    const marked = this.#files.get(name)?.marked ?? 0;
    const isDue = now - marked >= HOUR_MS;
    this.remember(name, { size, marked: isDue ? now : marked });
    return isDue;
  }

  forget(name: string): void {
    this.#total -= this.#files.get(name)?.size ?? 0;
    this.#files.delete(name);
  }

  /** Evicts files above the limit and returns their names. */
  forgetBeyond(mostBytes: number): string[] {
    const evicted: string[] = [];
    for (const oldest of this.#files.keys()) {
      if (this.#total <= mostBytes) break;
      this.forget(oldest);
      evicted.push(oldest);
    }
    return evicted;
  }
}

async function readHoldings(folder: string): Promise<Holdings> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await describe(path.join(folder, name))) })));
  files.sort((a, b) => a.marked - b.marked);
  const holdings = new Holdings();
  for (const { name, ...file } of files) holdings.remember(name, file);
  return holdings;
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
