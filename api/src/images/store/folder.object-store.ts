import { randomUUID } from 'node:crypto';
import { access, constants, type FileHandle, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ObjectStore, requireObjectKey, requirePictureSize } from './object-store.port.js';

const TEMPORARY_SUFFIX = '.part';
/** Content of the file that `check` writes: as large as a block, because a full disk still takes smaller files. */
const SAMPLE = Buffer.alloc(4096);

/** Object store in a folder, for a shop on one machine. */
export function createFolderStore(folder: string): ObjectStore {
  const resolveFile = (key: string): string => path.join(folder, requireObjectKey(key));

  return {
    async put(key, content) {
      const file = resolveFile(key);
      await mkdir(folder, { recursive: true });
      // Readers never see part of an object, even if this process is killed while writing.
      const temporaryFile = `${file}.${randomUUID()}${TEMPORARY_SUFFIX}`;
      try {
        await writeFile(temporaryFile, content);
        await rename(temporaryFile, file);
      } catch (error) {
        await removeQuietly(temporaryFile);
        throw error;
      }
    },

    async get(key) {
      const handle = await openIfExists(resolveFile(key));
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
      access(resolveFile(key), constants.R_OK).then(
        () => true,
        (error: unknown) => ignoreAbsent(error, false),
      ),

    remove: (key) => rm(resolveFile(key), { force: true }),

    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK);
      // A file is written, because permissions do not reveal a full disk.
      const sampleFile = path.join(folder, `check${TEMPORARY_SUFFIX}`);
      try {
        await writeFile(sampleFile, SAMPLE);
      } catch (error) {
        throw new Error(`The store cannot be written: ${error instanceof Error ? error.message : error}`, { cause: error });
      } finally {
        await removeQuietly(sampleFile);
      }
    },

    async removeUnfinished(before) {
      const entries = await opendir(folder).catch((error: unknown) => ignoreAbsent(error, []));
      let removedCount = 0;
      for await (const { name } of entries) {
        if (!name.endsWith(TEMPORARY_SUFFIX)) continue;
        const temporaryFile = path.join(folder, name);
        // The file is absent if its write has ended meanwhile and renamed it.
        const fileStat = await stat(temporaryFile).catch((error: unknown) => ignoreAbsent(error, null));
        if (fileStat === null || fileStat.mtime >= before) continue;
        await rm(temporaryFile, { force: true });
        removedCount += 1;
      }
      return removedCount;
    },
  };
}

const removeQuietly = (file: string): Promise<void> => rm(file, { force: true }).catch(() => undefined);

function openIfExists(file: string): Promise<FileHandle | null> {
  return open(file).catch((error: unknown) => ignoreAbsent(error, null));
}

function ignoreAbsent<T>(error: unknown, valueIfAbsent: T): T {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return valueIfAbsent;
  throw error;
}
