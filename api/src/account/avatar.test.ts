import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../test/support/wait-until.js';
import type { GraphqlResponse } from '../../test/test-api.harness.js';
import { bearer, type SignedIn, signIn } from '../auth/session/sessions.harness.js';
import { type PictureApi, startPictureApi } from '../images/pictures.harness.js';
import { createPhotograph, upload as uploadAs } from '../images/upload/uploads.harness.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { AccountService } from './account.service.js';
import { PersonalDataService } from './personal-data.service.js';

let api: PictureApi;
let picture: Buffer;
let anna: SignedIn;

beforeAll(async () => {
  api = await startPictureApi({ MUTATIONS_PER_MINUTE: '1000' });
  picture = await createPhotograph().png().toBuffer();
});
afterAll(() => api.close());
beforeEach(async () => {
  anna = await signIn(api);
});

type DisplayedUser = { avatarUrl: string | null } | null;

async function ask({ tokens }: SignedIn, query: string, dto?: object): Promise<GraphqlResponse<{ user: DisplayedUser }>> {
  return (await (await api.post({ query, variables: { dto } }, bearer(tokens))).json()) as GraphqlResponse<{ user: DisplayedUser }>;
}

const upload = (who = anna) => uploadAs(api, bearer(who.tokens), picture);
const set = (uploadId: string, who = anna) =>
  ask(who, 'mutation ($dto: SetAvatarInput!) { user: setAvatar(dto: $dto) { avatarUrl } }', { uploadId });
const remove = () => ask(anna, 'mutation { user: removeAvatar { avatarUrl } }');
const readAvatarUrl = async (who = anna) => (await ask(who, '{ user { avatarUrl } }')).data?.user?.avatarUrl;
const readStatus = async (path: string) => (await fetch(api.url + path)).status;
const findKey = (path: string) => path.split('/').at(-1);
const waitUntilRemoved = (path: string) => until('the picture is deleted', async () => (await readStatus(path)) === 404);

describe('an avatar', () => {
  it("is set from the account's own upload, and is part of the personal data export", async () => {
    const { id, url } = await upload();
    const response = await set(id);
    expect(response).toEqual({ data: { user: { avatarUrl: `/_ipx/w_320/${findKey(url)}` } } });
    expect(await readAvatarUrl()).toBe(response.data?.user?.avatarUrl);
    expect(await readStatus(String(await readAvatarUrl()))).toBe(200);
    const exported = await api.app.get(PersonalDataService).export(anna.accountId);
    expect(exported).toMatchObject({
      profile: { avatarKey: findKey(url) },
      uploads: [{ id, url, width: 80, height: 30, createdAt: expect.any(Date), usedAt: expect.any(Date) }],
    });
  });

  it('does not change when the request that set it is repeated', async () => {
    const { id } = await upload();
    const first = await set(id);
    expect(await set(id)).toEqual(first);
    expect(await readStatus(String(await readAvatarUrl()))).toBe(200);
  });

  it('replaces the previous avatar, which is deleted from the store and the cache', async () => {
    await set((await upload()).id);
    const before = String(await readAvatarUrl());
    expect(await readStatus(before)).toBe(200);
    await set((await upload()).id);
    await waitUntilRemoved(before);
    expect(await readStatus(String(await readAvatarUrl()))).toBe(200);
    expect(await api.db.upload.count({ where: { accountId: anna.accountId } })).toBe(1);
  });

  it('is deleted on request, and can be deleted again without an error', async () => {
    await set((await upload()).id);
    const before = String(await readAvatarUrl());
    for (const _time of [1, 2]) expect(await remove()).toEqual({ data: { user: { avatarUrl: null } } });
    await waitUntilRemoved(before);
  });

  it('cannot be an upload of another person, which is refused like an upload that does not exist', async () => {
    const stranger = await signIn(api);
    const { id, url } = await upload(stranger);
    const refusals = [await set(id), await set('01980000-0000-7000-8000-000000000000'), await set("no' id")];
    const displayedErrors = refusals.map(({ errors }) =>
      errors?.map(({ message, extensions: { code, details } }) => ({ message, code, details })),
    );
    expect(displayedErrors[0]).toEqual([{ message: 'Такого фото нет. Загрузите его ещё\u00a0раз.', code: 'NOT_FOUND', details: {} }]);
    expect(displayedErrors).toEqual([displayedErrors[0], displayedErrors[0], displayedErrors[0]]);
    expect([await readAvatarUrl(), await readStatus(url)]).toEqual([null, 200]);
    await set(id, stranger);
    expect((await set(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(findKey(String(await readAvatarUrl(stranger)))).toBe(findKey(url));
  });

  it('is one of the uploads if several are set concurrently, and the other uploads are deleted', async () => {
    const uploads = [await upload(), await upload(), await upload()];
    await Promise.all(uploads.map(({ id }) => set(id)));
    const rows = await api.db.upload.findMany({ where: { accountId: anna.accountId } });
    expect(rows.map(({ objectKey }) => objectKey)).toEqual([findKey(String(await readAvatarUrl()))]);
    const others = uploads.filter(({ url }) => findKey(url) !== rows[0]?.objectKey);
    await Promise.all(others.map(({ url }) => waitUntilRemoved(url)));
  });

  it('is not lost when it is set three times concurrently', async () => {
    const { id, url } = await upload();
    const responses = await Promise.all([set(id), set(id), set(id)]);
    expect(responses.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect(await readStatus(url)).toBe(200);
  });

  it('is deleted with the account, and so are unused uploads', async () => {
    const before = (await readdir(api.objectsFolder)).length;
    const { url } = await upload();
    await set((await upload()).id);
    const avatar = String(await readAvatarUrl());
    expect(await readStatus(avatar)).toBe(200);
    await api.app
      .get(PrismaService)
      .inTransaction('erase', (transaction) => api.app.get(AccountService).erase(transaction, anna.accountId));
    await Promise.all([waitUntilRemoved(avatar), waitUntilRemoved(url)]);
    expect(await api.db.upload.count({ where: { accountId: anna.accountId } })).toBe(0);
    await until('the objects are removed', async () => (await readdir(api.objectsFolder)).length === before);
  });
});
