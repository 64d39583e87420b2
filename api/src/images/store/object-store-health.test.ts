import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import { type PictureApi, startPictureApi } from '../pictures.harness.js';

let api: PictureApi;
beforeAll(async () => {
  api = await startPictureApi();
  await mkdir(api.objectsFolder, { recursive: true });
});
afterAll(() => api.close());

async function readStoreHealth(): Promise<unknown> {
  const { components } = (await (await fetch(`${api.healthUrl}/health/ready`)).json()) as { components: Record<string, unknown> };
  return components['object store'];
}

it('health reports that the object store is up', async () => {
  expect(await readStoreHealth()).toMatchObject({ status: 'up' });
});

const isLinux = process.platform === 'linux';
(isLinux ? it : it.skip)('health reports that the object store cannot be written to because its disk is full', async () => {
  await symlink('/dev/full', path.join(api.objectsFolder, 'check.part'));
  expect(await readStoreHealth()).toMatchObject({ status: 'degraded', detail: expect.stringContaining('cannot be written: ENOSPC') });
  expect(await readStoreHealth()).toMatchObject({ status: 'up' });
});

it("the store's unfinished files are deleted after an hour", async () => {
  const [old, fresh] = [path.join(api.objectsFolder, 'old.part'), path.join(api.objectsFolder, 'fresh.part')];
  for (const file of [old, fresh]) await writeFile(file, 'RIFF');
  const twoHoursAgo = new Date(Date.now() - 2 * HOUR_MS);
  await utimes(old, twoHoursAgo, twoHoursAgo);
  await api.app.get(RetentionService).clean();
  const names = await readdir(api.objectsFolder);
  expect([names.includes('old.part'), names.includes('fresh.part')]).toEqual([false, true]);
});
