import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Injection token of ImageCache. */
export const IMAGE_CACHE = Symbol('image cache');

export interface ImageCache {
  get(name: string): Promise<Buffer | null>;
  put(name: string, content: Buffer): Promise<void>;
}

/**
 * Results on disk, at most so many bytes; what was asked for longest ago goes first. Several processes may share the folder, each then
 * bounds what it has seen. A file that is gone is only made again.
 */
export function createImageCache(folder: string, mostBytes: number): ImageCache {
  /** Sizes by name, in the order in which they were last asked for. */
  let sizes: Promise<Map<string, number>> | undefined;
  let total = 0;

  const known = (): Promise<Map<string, number>> => {
    sizes ??= readSizes(folder).then((found) => {
      total = [...found.values()].reduce((sum, size) => sum + size, 0);
      return found;
    });
    return sizes;
  };

  const remember = (all: Map<string, number>, name: string, size: number): void => {
    total += size - (all.get(name) ?? 0);
    all.delete(name);
    all.set(name, size);
  };

  const forget = (all: Map<string, number>, name: string): void => {
    total -= all.get(name) ?? 0;
    all.delete(name);
  };

  return {
    async get(name) {
      const all = await known();
      const content = await readFile(path.join(folder, name)).catch(() => null);
      if (content === null) forget(all, name);
      else remember(all, name, content.length);
      return content;
    },

    async put(name, content) {
      const all = await known();
      const draft = path.join(folder, `${name}.${randomUUID()}.part`);
      await mkdir(folder, { recursive: true });
      await writeFile(draft, content);
      await rename(draft, path.join(folder, name));
      remember(all, name, content.length);
      for (const oldest of all.keys()) {
        if (total <= mostBytes) break;
        forget(all, oldest);
        await rm(path.join(folder, oldest), { force: true });
      }
    },
  };
}

async function readSizes(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await describe(path.join(folder, name))) })));
  files.sort((a, b) => a.changed - b.changed);
  return new Map(files.map(({ name, size }) => [name, size]));
}

async function describe(file: string): Promise<{ size: number; changed: number }> {
  const found = await stat(file).catch(() => null);
  return { size: found?.size ?? 0, changed: found?.mtimeMs ?? 0 };
}
