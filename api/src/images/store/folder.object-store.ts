import { randomUUID } from 'node:crypto';
import { access, constants, type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ObjectStore, requireObjectKey, requirePictureSize } from './object-store.port.js';

/** Object store in a folder, for a shop on one machine. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (key: string): string => path.join(folder, requireObjectKey(key));

  return {
    async put(key, content) {
      const file = fileOf(key);
      await mkdir(folder, { recursive: true });
      // Readers never see part of an object, even if this process is killed while writing.
      const draft = `${file}.${randomUUID()}.part`;
      await writeFile(draft, content);
      await rename(draft, file);
    },

    async get(key) {
      const handle = await openIfThere(fileOf(key));
      if (handle === null) return null;
      try {
        requirePictureSize((await handle.stat()).size);
      } catch (error) {
        await handle.close();
        throw error;
      }
      return handle.createReadStream();
    },

    has: (key) =>
      access(fileOf(key), constants.R_OK).then(
        () => true,
        (error: unknown) => absent(error, false),
      ),

    remove: (key) => rm(fileOf(key), { force: true }),

    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}

function openIfThere(file: string): Promise<FileHandle | null> {
  return open(file).catch((error: unknown) => absent(error, null));
}

function absent<T>(error: unknown, answer: T): T {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return answer;
  throw error;
}
