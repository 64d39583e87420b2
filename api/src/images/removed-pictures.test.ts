import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../test/support/wait-until.js';
import type { TestApi } from '../../test/test-api.harness.js';
import { bearer, type SignedIn, signIn, startReplica } from '../auth/session/sessions.harness.js';
import { type PictureApi, startPictureApi } from './pictures.harness.js';
import { createPhotograph, upload } from './upload/uploads.harness.js';

let api: PictureApi;
let other: TestApi;
let otherCache: string;
let anna: SignedIn;

beforeAll(async () => {
  api = await startPictureApi();
  otherCache = await mkdtemp(path.join(tmpdir(), 'meet-other-cache-'));
  other = await startReplica(api, { OBJECTS_DIR: api.objectsFolder, IMAGE_CACHE_DIR: otherCache });
  anna = await signIn(api);
});
afterAll(async () => {
  await other.close();
  await api.close();
  await rm(otherCache, { recursive: true });
});

const ask = (query: string, dto?: object) => api.post({ query, variables: { dto } }, bearer(anna.tokens));
const get = async (url: string) => (await fetch(url)).status;

async function setAvatar(): Promise<string> {
  const { id, url } = await upload(api, bearer(anna.tokens), await createPhotograph().png().toBuffer());
  await ask('mutation ($dto: SetAvatarInput!) { setAvatar(dto: $dto) { avatarUrl } }', { uploadId: id });
  return url;
}

describe("a picture in another process's cache", () => {
  it('is no longer served once its object is removed', async () => {
    const picture = await setAvatar();
    expect([await get(api.url + picture), await get(other.url + picture)]).toEqual([200, 200]);
    // The other process has found the object in the store just before it is removed.
    expect(await get(other.url + picture)).toBe(200);
    await ask('mutation { removeAvatar { avatarUrl } }');
    // Either process may run the job that removes the object.
    const getFromBoth = () => Promise.all([get(api.url + picture), get(other.url + picture)]);
    await until('neither serves it', async () => String(await getFromBoth()) === '404,404');
    expect(await readdir(otherCache)).toEqual([]);
  });

  it('is served while lookups in the store fail', async () => {
    const picture = await setAvatar();
    expect(await get(other.url + picture)).toBe(200);
    await rename(api.objectsFolder, `${api.objectsFolder}-away`);
    // A file in place of the folder makes lookups in the store fail.
    await writeFile(api.objectsFolder, '');
    for (let request = 0; request < 3; request += 1) expect(await get(other.url + picture)).toBe(200);
    await rm(api.objectsFolder);
    await rename(`${api.objectsFolder}-away`, api.objectsFolder);
    expect(await get(other.url + picture)).toBe(200);
  });
});
