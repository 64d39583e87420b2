import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Injection token of ImageCache. */
export const IMAGE_CACHE = Symbol('image cache');

/** Both methods throw while the folder is unusable. */
export interface ImageCache {
  get(name: string): Promise<Buffer | null>;
  put(name: string, content: Buffer): Promise<void>;
}

/**
 * Cache of resized pictures on disk, limited in bytes. The least recently used files are evicted. Several processes may share the folder;
 * each limits the files that it knows. A missing file is simply made again.
 */
export function createImageCache(folder: string, mostBytes: number): ImageCache {
  let reading: Promise<Holdings> | undefined;
  const known = (): Promise<Holdings> => {
    reading ??= readHoldings(folder).catch((error: unknown) => {
      // Lets the next call try again.
      reading = undefined;
      throw error;
    });
    return reading;
  };

  return {
    async get(name) {
      const holdings = await known();
      const content = await readFile(path.join(folder, name)).catch(() => null);
      if (content === null) holdings.forget(name);
      else holdings.remember(name, content.length);
      return content;
    },

    async put(name, content) {
      const holdings = await known();
      await writeWhole(path.join(folder, name), content);
      holdings.remember(name, content.length);
      for (const oldest of holdings.forgetBeyond(mostBytes)) await rm(path.join(folder, oldest), { force: true });
    },
  };
}

/** Sizes of the files in the folder by name, least recently used first. */
class Holdings {
  readonly #sizes = new Map<string, number>();
  #total = 0;

  remember(name: string, size: number): void {
    this.forget(name);
    this.#sizes.set(name, size);
    this.#total += size;
  }

  forget(name: string): void {
    this.#total -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }

  /** Evicts files above the limit and returns their names. */
  forgetBeyond(mostBytes: number): string[] {
    const gone: string[] = [];
    for (const oldest of this.#sizes.keys()) {
      if (this.#total <= mostBytes) break;
      this.forget(oldest);
      gone.push(oldest);
    }
    return gone;
  }
}

async function readHoldings(folder: string): Promise<Holdings> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await describe(path.join(folder, name))) })));
  files.sort((a, b) => a.changed - b.changed);
  const holdings = new Holdings();
  for (const { name, size } of files) holdings.remember(name, size);
  return holdings;
}

async function describe(file: string): Promise<{ size: number; changed: number }> {
  const found = await stat(file).catch(() => null);
  return { size: found?.size ?? 0, changed: found?.mtimeMs ?? 0 };
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
