import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../test/support/free-port.js';
import { createFolderStore } from './folder.object-store.js';
import { type MinioUnderTest, startMinio, whyNoMinio } from './minio.harness.js';
import { createMinioStore } from './minio.object-store.js';
import type { ObjectStore } from './object-store.port.js';

const content = Buffer.from('RIFF a picture');
const findKey = (bytes: Buffer): string => `${createHash('sha256').update(bytes).digest('hex')}.webp`;

/** Contract of every object store. */
function contract(storeUnderTest: () => ObjectStore): void {
  it('returns stored objects unchanged', async () => {
    const store = storeUnderTest();
    const key = findKey(content);
    expect(await store.has(key)).toBe(false);
    await store.put(key, content);
    expect(await store.has(key)).toBe(true);
    const object = await store.get(key);
    expect(object && (await buffer(object))).toEqual(content);
  });

  it('accepts the same object again', async () => {
    const store = storeUnderTest();
    const key = findKey(content);
    await Promise.all([store.put(key, content), store.put(key, content)]);
    const object = await store.get(key);
    expect(object && (await buffer(object))).toEqual(content);
  });

  it('returns null for an unknown key', async () => {
    const key = findKey(Buffer.from(randomUUID()));
    expect(await storeUnderTest().get(key)).toBeNull();
    expect(await storeUnderTest().has(key)).toBe(false);
  });

  it('removes an object, and removes it again without an error', async () => {
    const store = storeUnderTest();
    const removed = Buffer.from(randomUUID());
    await store.put(findKey(removed), removed);
    for (const _time of [1, 2]) await store.remove(findKey(removed));
    expect([await store.has(findKey(removed)), await store.get(findKey(removed))]).toEqual([false, null]);
  });

  it.each(['../secret.webp', 'a.webp', `${'0'.repeat(64)}.svg`, `../${findKey(content)}`])('refuses %s as a key', async (key) => {
    const store = storeUnderTest();
    const attempts = [
      async () => store.get(key),
      async () => store.has(key),
      async () => store.put(key, content),
      async () => store.remove(key),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('Not an object key');
  });

  it('passes its check of reading and writing', async () => {
    await expect(storeUnderTest().check()).resolves.toBeUndefined();
  });
}

describe('folder object store', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'meet-objects-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  contract(() => createFolderStore(path.join(folder, 'not there yet')));

  const partsIn = async (name: string) => (await readdir(name)).filter((file) => file.endsWith('.part'));

  it('leaves no partial file', async () => {
    await createFolderStore(folder).put(findKey(content), content);
    expect(await partsIn(folder)).toEqual([]);
  });

  it('leaves no partial file of an object that cannot be stored', async () => {
    const key = findKey(Buffer.from('a folder'));
    await mkdir(path.join(folder, key, 'not empty'), { recursive: true });
    await expect(createFolderStore(folder).put(key, content)).rejects.toThrow();
    expect(await partsIn(folder)).toEqual([]);
  });

  it('sweeps unfinished files that a killed process has left, but no newer files', async () => {
    const own = await mkdtemp(path.join(folder, 'killed-'));
    const [old, fresh] = [randomUUID(), randomUUID()].map((id) => `${findKey(content)}.${id}.part`) as [string, string];
    for (const name of [old, fresh, findKey(content)]) await writeFile(path.join(own, name), 'RIFF a pic');
    for (const name of [old, findKey(content)]) await utimes(path.join(own, name), new Date(0), new Date(0));
    expect(await createFolderStore(own).removeUnfinished(new Date(1000))).toBe(1);
    expect(new Set(await readdir(own))).toEqual(new Set([fresh, findKey(content)]));
  });

  it('sweeps nothing before its folder exists', async () => {
    expect(await createFolderStore(path.join(folder, 'never there')).removeUnfinished(new Date())).toBe(0);
  });

  const isLinux = process.platform === 'linux';
  (isLinux ? it : it.skip)('fails its check on a full disk', async () => {
    const own = await mkdtemp(path.join(folder, 'full-'));
    await symlink('/dev/full', path.join(own, 'check.part'));
    await expect(createFolderStore(own).check()).rejects.toThrow('cannot be written: ENOSPC');
    await expect(createFolderStore(own).check()).resolves.toBeUndefined();
    expect(await readdir(own)).toEqual([]);
  });
});

const whyNot = whyNoMinio();

(whyNot ? describe.skip : describe)(`MinIO object store${whyNot ? ` (${whyNot})` : ''}`, () => {
  let minio: MinioUnderTest;
  let store: ObjectStore;
  beforeAll(async () => {
    minio = await startMinio();
    store = createMinioStore({ ...minio, bucket: `test-${randomUUID()}`, region: 'us-east-1' });
  });
  afterAll(() => minio.stop());

  contract(() => store);

  it('does not prevent the start while it is unavailable, and is used once it is available again', async () => {
    const { hostname, port } = new URL(minio.endpoint);
    const wire = createServer((socket) => {
      const on = connect(Number(port), hostname);
      socket.pipe(on).pipe(socket);
      for (const end of [socket, on]) end.on('error', () => undefined);
    });
    const wirePort = await freePort();
    const late = createMinioStore({
      ...minio,
      endpoint: `http://127.0.0.1:${wirePort}`,
      bucket: `test-${randomUUID()}`,
      region: 'us-east-1',
    });
    await expect(late.check()).rejects.toThrow();
    await expect(late.put(findKey(content), content)).rejects.toThrow();
    wire.listen(wirePort, '127.0.0.1');
    await once(wire, 'listening');
    await expect(late.check()).resolves.toBeUndefined();
    await late.put(findKey(content), content);
    expect(await late.has(findKey(content))).toBe(true);
    wire.close();
  });
});
