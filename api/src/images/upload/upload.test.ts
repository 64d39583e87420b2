import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Barrier, setBarrierBefore } from '../../../test/races.harness.js';
import { until } from '../../../test/support/wait-until.js';
import { asBrowser, bearer, formatCookie, type SignedIn, signIn, signInStaff, toRefusal } from '../../auth/session/sessions.harness.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DAY_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { RateLimits } from '../../platform/rates/rate-limits.js';
import { type PictureApi, startPictureApi } from '../pictures.harness.js';
import { OBJECT_STORE, type ObjectStore } from '../store/object-store.port.js';
import { UploadService } from './upload.service.js';
import { buildForm, createBomb, createPhonePhoto, createPhotograph, postUpload, upload as uploadAs } from './uploads.harness.js';

const MEGABYTE = 1024 * 1024;

let api: PictureApi;
let anna: SignedIn;

beforeAll(async () => {
  api = await startPictureApi({ UPLOADS_PER_HOUR: '12', ADDRESS_UPLOADS_PER_HOUR: '1000', TRUSTED_PROXIES: '127.0.0.1/8' });
});
afterAll(() => api.close());
beforeEach(async () => {
  anna = await signIn(api);
});

const post = (body: FormData | string, headers: Record<string, string> = bearer(anna.tokens)) => postUpload(api, body, headers);
const upload = (content: Buffer, account = anna) => uploadAs(api, bearer(account.tokens), content);
const listStored = () => readdir(api.objectsFolder).catch((): string[] => []);
const listRows = () => api.db.upload.findMany();
const picture = (width = 80) => createPhotograph(width).png().toBuffer();

async function readRefusal(body: FormData | string, headers?: Record<string, string>) {
  const before = [await listStored(), await listRows()];
  const response = await post(body, headers);
  const { errors } = (await response.clone().json()) as { errors: { message: string }[] };
  expect(errors[0]?.message).toMatch(/^[А-Я].*\.$/);
  expect([await listStored(), await listRows()]).toEqual(before);
  const { status, code, details } = await toRefusal(response);
  return [status, code, details?.reason];
}

describe('an upload', () => {
  it('is stored upright and without metadata instead of the original file, and served by /_ipx', async () => {
    const photo = await createPhonePhoto();
    const { id, url, ...sides } = await upload(photo);
    expect(sides).toEqual({ width: 30, height: 80 });
    const servedPicture = await fetch(api.url + url);
    expect([servedPicture.status, servedPicture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { exif, width, height } = await sharp(await servedPicture.arrayBuffer()).metadata();
    expect([exif, width, height]).toEqual([undefined, 30, 80]);
    expect(await api.db.upload.findUnique({ where: { id } })).toMatchObject({ accountId: anna.accountId, usedAt: null });
    const key = url.split('/').at(-1) ?? '';
    const object = await api.app.get<ObjectStore>(OBJECT_STORE).get(key);
    const content = Buffer.concat((await object?.toArray()) ?? []);
    expect([content.includes('Meetphone'), content.includes('Exif'), content.equals(photo)]).toEqual([false, false, false]);
  });

  it('is stored as an object of its own even if another account has uploaded the same file', async () => {
    const file = await picture();
    const [first, second] = [await upload(file), await upload(file, await signIn(api))];
    expect(second.url).not.toBe(first.url);
  });

  it('requires a session, by token or by cookies with the header that only pages of the shop can send', async () => {
    const file = await picture();
    for (const headers of [{}, formatCookie(anna.tokens), { ...asBrowser(anna.tokens), 'sec-fetch-site': 'cross-site' }]) {
      expect(await readRefusal(buildForm(file), headers)).toEqual([401, 'UNAUTHENTICATED', undefined]);
    }
    expect((await post(buildForm(file), asBrowser(anna.tokens))).status).toBe(201);
  });
});

describe('a file', () => {
  it('is refused with a reason if it is empty, no accepted picture, too large in pixels, damaged, missing or one of two', async () => {
    const files: [string, Buffer | string][] = [
      ['EMPTY', ''],
      ['TYPE', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['TYPE', Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')])],
      ['PIXELS', createBomb(20_000)],
      ['BROKEN', (await createPhotograph(800, 600).jpeg().toBuffer()).subarray(0, 2000)],
    ];
    for (const [reason, file] of files) expect(await readRefusal(buildForm(file))).toEqual([400, 'BAD_USER_INPUT', reason]);
    expect(await readRefusal(buildForm())).toEqual([400, 'BAD_USER_INPUT', 'NO_FILE']);
    expect(await readRefusal(buildForm(await picture(), await picture()))).toEqual([400, 'BAD_USER_INPUT', 'SEVERAL']);
  });

  it('is refused if it is larger than 10 MB, and accepted with 9 MB', async () => {
    const tooLarge = Buffer.concat([await picture(), Buffer.alloc(10 * MEGABYTE)]);
    expect(await readRefusal(buildForm(tooLarge))).toEqual([413, 'PAYLOAD_TOO_LARGE', undefined]);
    expect(await readRefusal(buildForm(Buffer.alloc(11 * MEGABYTE)))).toEqual([413, 'PAYLOAD_TOO_LARGE', undefined]);
    const noise = await createPhotograph(1900, 1300).png({ compressionLevel: 0 }).toBuffer();
    expect(noise.length).toBeGreaterThan(9 * MEGABYTE);
    expect(await upload(noise)).toMatchObject({ width: 1900 });
  });

  it('has to be sent as multipart, which no other path accepts', async () => {
    expect((await readRefusal('{}', { ...bearer(anna.tokens), 'content-type': 'application/json' }))[0]).toBe(400);
    expect((await readRefusal('x', { ...bearer(anna.tokens), 'content-type': 'multipart/form-data' }))[0]).toBe(400);
    const elsewhere = await fetch(`${api.url}/graphql`, { method: 'POST', body: buildForm(await picture()) });
    expect(await toRefusal(elsewhere)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it('is not stored and occupies no slot if its client disconnects half-way', async () => {
    const before = [(await listStored()).length, (await listRows()).length];
    // More uploads than may be in progress at the same time.
    for (let times = 0; times < 9; times += 1) await sendHalfUpload(setBarrierBefore(api.app.get(UploadService), 'add'));
    await upload(await picture());
    expect([(await listStored()).length, (await listRows()).length]).toEqual(before.map((count) => count + 1));
  });

  it('occupies no slot if its client disconnects before the upload begins', async () => {
    for (let times = 0; times < 9; times += 1) {
      const chargeBarrier = setBarrierBefore(api.app.get(RateLimits), 'chargeUpload');
      await sendHalfUpload({ reached: chargeBarrier.reached, open: () => undefined });
      await until('the API has noticed', async () => (await countConnections()) === 0);
      chargeBarrier.open();
    }
    await upload(await picture());
  });
});

describe('accounts that send files slowly', () => {
  const countRunning = async () => Number(/^meet_uploads_running (\d+)/m.exec(await (await fetch(`${api.healthUrl}/metrics`)).text())?.[1]);
  const sendSlowly = (account: SignedIn, address: string) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.write(composeHalfUpload(account, address));
    return socket;
  };

  it('delay no other account, and are refused with a timeout when they have to make room', async () => {
    const slowAccounts = await Promise.all([signIn(api), signIn(api), signIn(api)]);
    const sockets = slowAccounts.flatMap((account, index) => [1, 2, 3].map(() => sendSlowly(account, `203.0.113.${index}`)));
    const received = sockets.map((socket) => text(socket));
    await until('all slots are taken', async () => (await countRunning()) === 8);
    expect(await upload(await picture())).toMatchObject({ width: 80 });
    const response = await Promise.race(received);
    // Not 408, after which browsers send the file again.
    expect(response).toMatch(/^HTTP\/1\.1 400 .*connection: close/is);
    expect(response).toMatch(/"Фото загружалось слишком медленно[^"]*","extensions":{"code":"REQUEST_TIMEOUT"/);
    for (const socket of sockets) socket.destroy();
    await Promise.allSettled(received);
    await until('all slots are free', async () => (await countRunning()) === 0);
  });
});

/** Counts open connections of the API, without those that fetch keeps alive. */
async function countConnections(): Promise<number> {
  const server: Server = api.app.getHttpServer();
  server.closeIdleConnections();
  return promisify(server.getConnections.bind(server))();
}

/** Begins an upload, and disconnects its client when the barrier is reached. */
async function sendHalfUpload(barrier: Barrier): Promise<void> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write(composeHalfUpload());
  socket.write(await picture());
  await barrier.reached;
  barrier.open();
  socket.destroy();
  await once(socket, 'close');
}

/** Composes the beginning of an upload request, whose end never comes. */
function composeHalfUpload(account = anna, address = '203.0.113.99'): string {
  const senderHeaders = `authorization: ${bearer(account.tokens).authorization}\r\nx-forwarded-for: ${address}\r\n`;
  const head = `POST /api/uploads HTTP/1.1\r\nhost: shop\r\n${senderHeaders}`;
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  return `${head}content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n${part}`;
}

describe('uploads', () => {
  it('are limited by account and by address', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 13; times += 1) statuses.push((await post(buildForm('no picture'))).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 400), 429]);
    const response = await post(buildForm(await picture()));
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await toRefusal(response)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', details: { until: expect.any(String) } });
    const strictApi = await startPictureApi({ ADDRESS_UPLOADS_PER_HOUR: '1' });
    const [first, second] = [await signIn(strictApi), await signIn(strictApi)];
    const ask = ({ tokens }: SignedIn) =>
      fetch(`${strictApi.url}/api/uploads`, { method: 'POST', headers: bearer(tokens), body: buildForm('no picture') });
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([400, 429]);
    await strictApi.close();
  });

  it('are not limited for a manager whose session has passed the second factor', async () => {
    const [manager, unproved] = [await signInStaff(api, 'MANAGER'), await signInStaff(api, 'MANAGER', false)];
    const readLastStatus = async ({ tokens }: SignedIn) => {
      let status = 0;
      for (let times = 0; times < 13; times += 1) status = (await postUpload(api, buildForm('no picture'), bearer(tokens))).status;
      return status;
    };
    expect([await readLastStatus(manager), await readLastStatus(unproved)]).toEqual([400, 429]);
  });

  it('are deleted, with their row and object, if they are unused for a day', async () => {
    const [old, used, young] = [await upload(await picture()), await upload(await picture()), await upload(await picture())];
    const toDate = (ageMs: number) => new Date(Date.now() - ageMs);
    await api.db.upload.updateMany({ where: { id: { in: [old.id, used.id] } }, data: { createdAt: toDate(DAY_MS + MINUTE_MS) } });
    await api.db.upload.update({ where: { id: young.id }, data: { createdAt: toDate(DAY_MS - MINUTE_MS) } });
    await api.db.upload.update({ where: { id: used.id }, data: { usedAt: new Date() } });
    // Fills the cache with the pictures made from the objects.
    for (const { url } of [old, used, young]) expect((await fetch(api.url + url)).status).toBe(200);
    await api.app.get(RetentionService).clean();
    const readStatuses = async () => Promise.all([old, used, young].map(async ({ url }) => (await fetch(api.url + url)).status));
    await until('the object is removed', async () => (await readStatuses())[0] === 404);
    expect(await readStatuses()).toEqual([404, 200, 200]);
    expect((await listRows()).map(({ id }) => id)).toEqual(expect.arrayContaining([used.id, young.id]));
    expect((await listRows()).map(({ id }) => id)).not.toContain(old.id);
  });

  it('are not deleted while a request is using them', async () => {
    const { id } = await upload(await picture());
    await api.db.upload.update({ where: { id }, data: { createdAt: new Date(Date.now() - 2 * DAY_MS) } });
    await api.app.get(PrismaService).inTransaction('use', async (transaction) => {
      await api.app.get(UploadService).markUsed(transaction, anna.accountId, id);
      await api.app.get(RetentionService).clean();
    });
    await api.app.get(RetentionService).clean();
    expect(await api.db.upload.count({ where: { id } })).toBe(1);
  });

  it('are refused and not stored if their row is deleted while they are being stored, as when the account is erased', async () => {
    const store = api.app.get<ObjectStore>(OBJECT_STORE);
    const { put } = store;
    store.put = async (key, content) => {
      await api.db.upload.deleteMany({ where: { objectKey: key } });
      return put(key, content);
    };
    const before = (await listStored()).length;
    const response = await post(buildForm(await picture()));
    store.put = put;
    expect(response.status).toBe(503);
    await until('the object is removed', async () => (await listStored()).length === before);
  });

  it('are refused with UNAVAILABLE while the store is unavailable', async () => {
    const store = api.app.get<ObjectStore>(OBJECT_STORE);
    const { put } = store;
    store.put = async () => {
      throw new Error('the store is down');
    };
    expect((await readRefusal(buildForm(await picture()))).slice(0, 2)).toEqual([503, 'UNAVAILABLE']);
    store.put = put;
  });
});
