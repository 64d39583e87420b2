import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { environment, root } from '../config.ts';
import { createTemporaryFolder } from '../postgres/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('reset');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reset = () =>
  execFileSync(process.execPath, [join(root, 'scripts/shop/reset.ts')], { env: { ...environment, DATA_DIR: folder }, encoding: 'utf8' });

it('npm run reset removes the data of the shop, and names the data that it does not remove', () => {
  for (const name of ['objects', 'image-cache', 'minio']) mkdirSync(join(folder, name));
  for (const name of ['objects/picture.webp', 'auth-secret', 'notes.txt']) writeFileSync(join(folder, name), '');
  const output = reset();
  expect(readdirSync(folder).sort()).toEqual(['auth-secret', 'notes.txt']);
  expect(output).toContain(`Removed image-cache, minio, objects from ${folder}.`);
  expect(output).toContain('Not removed: auth-secret, notes.txt.');
  expect(output).toContain('DATABASE_URL, MEILI_URL, MINIO_ENDPOINT or REDIS_URL');
});

it('npm run reset reports that there is nothing to remove', () => {
  expect(reset()).toContain(`Nothing to remove from ${folder}.`);
});
