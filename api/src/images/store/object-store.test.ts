import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '../../../test/support/free-port.js';
import { createFolderStore } from './folder.object-store.js';
import { findMinioObstacle, type MinioUnderTest, startMinio } from './minio.harness.js';
import { createMinioStore } from './minio.object-store.js';
import type { ObjectStore } from './object-store.port.js';

const content = Buffer.from('RIFF a picture');
const computeKey = (bytes: Buffer): string => `${createHash('sha256').update(bytes).digest('hex')}.webp`;

/** Tests what every object store must do. */
function testContract(storeUnderTest: () => ObjectStore): void {
  it('stored objects are returned unchanged', async () => {
    const store = storeUnderTest();
    const key = computeKey(content);
    expect(await store.has(key)).toBe(false);
    await store.put(key, content);
    expect(await store.has(key)).toBe(true);
    const object = await store.get(key);
    expect(object && (await buffer(object))).toEqual(content);
  });

  it('an object may be stored again', async () => {
    const store = storeUnderTest();
    const key = computeKey(content);
    await Promise.all([store.put(key, content), store.put(key, content)]);
    const object = await store.get(key);
    expect(object && (await buffer(object))).toEqual(content);
  });

  it('an unknown key has no object', async () => {
    const key = computeKey(Buffer.from(randomUUID()));
    expect(await storeUnderTest().get(key)).toBeNull();
    expect(await storeUnderTest().has(key)).toBe(false);
  });

  it('an object is removed, and may be removed again without an error', async () => {
    const store = storeUnderTest();
    const removed = Buffer.from(randomUUID());
    await store.put(computeKey(removed), removed);
    for (const _time of [1, 2]) await store.remove(computeKey(removed));
    expect([await store.has(computeKey(removed)), await store.get(computeKey(removed))]).toEqual([false, null]);
  });

  it.each(['../secret.webp', 'a.webp', `${'0'.repeat(64)}.svg`, `../${computeKey(content)}`])('%s is refused as a key', async (key) => {
    const store = storeUnderTest();
    const attempts = [
      async () => store.get(key),
      async () => store.has(key),
      async () => store.put(key, content),
      async () => store.remove(key),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('Not an object key');
  });

  it('the check of an available store succeeds', async () => {
    await expect(storeUnderTest().check()).resolves.toBeUndefined();
  });
}

describe('with an object store in a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'meet-objects-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  testContract(() => createFolderStore(path.join(folder, 'not there yet')));

  const listParts = async (name: string) => (await readdir(name)).filter((file) => file.endsWith('.part'));

  it('a stored object leaves no partial file', async () => {
    await createFolderStore(folder).put(computeKey(content), content);
    expect(await listParts(folder)).toEqual([]);
  });

  it('an object that cannot be stored leaves no partial file', async () => {
    const key = computeKey(Buffer.from('a folder'));
    await mkdir(path.join(folder, key, 'not empty'), { recursive: true });
    await expect(createFolderStore(folder).put(key, content)).rejects.toThrow();
    expect(await listParts(folder)).toEqual([]);
  });

  it('unfinished files of a killed process are removed, but neither newer unfinished files nor finished ones', async () => {
    const ownFolder = await mkdtemp(path.join(folder, 'killed-'));
    const [old, fresh] = [randomUUID(), randomUUID()].map((id) => `${computeKey(content)}.${id}.part`) as [string, string];
    for (const name of [old, fresh, computeKey(content)]) await writeFile(path.join(ownFolder, name), 'RIFF a pic');
    for (const name of [old, computeKey(content)]) await utimes(path.join(ownFolder, name), new Date(0), new Date(0));
    expect(await createFolderStore(ownFolder).removeUnfinished(new Date(1000))).toBe(1);
    expect(new Set(await readdir(ownFolder))).toEqual(new Set([fresh, computeKey(content)]));
  });

  it('no unfinished files are removed before the folder exists', async () => {
    expect(await createFolderStore(path.join(folder, 'never there')).removeUnfinished(new Date())).toBe(0);
  });

  const isLinux = process.platform === 'linux';
  (isLinux ? it : it.skip)('the check fails on a full disk', async () => {
    const ownFolder = await mkdtemp(path.join(folder, 'full-'));
    await symlink('/dev/full', path.join(ownFolder, 'check.part'));
    await expect(createFolderStore(ownFolder).check()).rejects.toThrow('cannot be written: ENOSPC');
    await expect(createFolderStore(ownFolder).check()).resolves.toBeUndefined();
    expect(await readdir(ownFolder)).toEqual([]);
  });
});

const obstacle = findMinioObstacle();

(obstacle ? describe.skip : describe)(`with an object store in MinIO${obstacle ? ` (${obstacle})` : ''}`, () => {
  let minio: MinioUnderTest;
  let store: ObjectStore;
  beforeAll(async () => {
    minio = await startMinio();
    store = createMinioStore({ ...minio, bucket: `test-${randomUUID()}`, region: 'us-east-1' });
  });
  afterAll(() => minio.stop());

  testContract(() => store);

  it('a store that is unavailable at the start of the process is used once it is available', async () => {
    const { hostname, port } = new URL(minio.endpoint);
    const proxy = createServer((socket) => {
      const upstream = connect(Number(port), hostname);
      socket.pipe(upstream).pipe(socket);
      for (const side of [socket, upstream]) side.on('error', () => undefined);
    });
    const proxyPort = await findFreePort();
    const lateStore = createMinioStore({
      ...minio,
      endpoint: `http://127.0.0.1:${proxyPort}`,
      bucket: `test-${randomUUID()}`,
      region: 'us-east-1',
    });
    await expect(lateStore.check()).rejects.toThrow();
    await expect(lateStore.put(computeKey(content), content)).rejects.toThrow();
    proxy.listen(proxyPort, '127.0.0.1');
    await once(proxy, 'listening');
    await expect(lateStore.check()).resolves.toBeUndefined();
    await lateStore.put(computeKey(content), content);
    expect(await lateStore.has(computeKey(content))).toBe(true);
    proxy.close();
  });
});
