import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { createFolderStore } from './store/folder.object-store.js';

/** An API whose folders of pictures the test can read and change. */
export interface PictureApi extends TestApi {
  /** Folder of the stored pictures. */
  objectsFolder: string;
  /** Folder of the pictures made from the stored pictures. */
  cacheFolder: string;
  /** Stores a file and returns its key. */
  put(content: Buffer, extension: string): Promise<string>;
  /** Stores a picture of random pixels, 4:5, and returns its key. */
  putNoise(width: number): Promise<string>;
}

export async function startPictureApi(env: NodeJS.ProcessEnv = {}): Promise<PictureApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-pictures-'));
  const [objectsFolder, cacheFolder] = [path.join(folder, 'objects'), path.join(folder, 'cache')];
  const api = await startTestApi({ OBJECTS_DIR: objectsFolder, IMAGE_CACHE_DIR: cacheFolder, ...env });
  const store = createFolderStore(objectsFolder);
  const put: PictureApi['put'] = async (content, extension) => {
    const key = `${createHash('sha256').update(content).digest('hex')}.${extension}`;
    await store.put(key, content);
    return key;
  };
  return {
    ...api,
    objectsFolder,
    cacheFolder,
    put,
    putNoise: async (width) => put(await createNoise(width), 'webp'),
    close: async () => {
      await api.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Few random pixels, enlarged, because many would take long to compress. */
const createNoise = (width: number): Promise<Buffer> =>
  sharp(randomBytes(96 * 120 * 3), { raw: { width: 96, height: 120, channels: 3 } })
    .resize({ width, height: width * 1.25 })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
