import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { bearer, type SignedIn, signIn, toRefusal } from '../../auth/session/sessions.harness.js';
import { type PictureApi, startPictureApi } from '../pictures.harness.js';
import { buildHostileFiles, type HostileFile } from './hostile-files.harness.js';
import { buildForm, postUpload } from './uploads.harness.js';

const MEGABYTE = 1024 * 1024;

let api: PictureApi;
let anna: SignedIn;
let files: HostileFile[];

beforeAll(async () => {
  api = await startPictureApi({ UPLOADS_PER_HOUR: '1000', ADDRESS_UPLOADS_PER_HOUR: '1000' });
  anna = await signIn(api);
  files = await buildHostileFiles();
}, 120_000);
afterAll(() => api.close());

async function readStoredObjects(): Promise<Map<string, Buffer>> {
  const found = await readdir(api.objectsFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(name)] as const)));
}

/** Records the highest memory use of all decoding processes. */
function watchDecoding(): { peak: () => number; stop: () => void } {
  let peak = 0;
  const sample = async () => {
    const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(() => '');
    for (const id of children.split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      peak = Math.max(peak, 1024 * Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0));
    }
  };
  const timer = setInterval(() => void sample(), 5);
  return { peak: () => peak, stop: () => clearInterval(timer) };
}

async function uploadFile(content: Buffer): Promise<string> {
  const response = await postUpload(api, buildForm(content), bearer(anna.tokens));
  if (response.status === 201) return 'REENCODED';
  const { errors } = (await response.clone().json()) as { errors: { message: string }[] };
  expect(errors[0]?.message).toMatch(/^[А-Я].*\.$/);
  const { code, details } = await toRefusal(response);
  return code === 'PAYLOAD_TOO_LARGE' ? 'TOO_LARGE' : String(details?.reason);
}

it('none of at least 60 hostile files is stored unchanged, and no decoding process takes 700 MB of memory', async () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
  const watch = watchDecoding();
  const failures: string[] = [];
  let storedCount = (await readStoredObjects()).size;
  for (const { name, content, outcomes } of files) {
    const outcome = await uploadFile(content);
    const objects = await readStoredObjects();
    if (!outcomes.some((one) => one === outcome)) failures.push(`${name}: ${outcome}`);
    if (outcome === 'REENCODED') storedCount += 1;
    if (objects.size !== storedCount) failures.push(`${name}: ${objects.size} objects instead of ${storedCount}`);
    if ([...objects.values()].some((object) => object.equals(content))) failures.push(`${name}: stored unchanged`);
  }
  watch.stop();
  expect(failures).toEqual([]);
  process.stdout.write(`Most memory of a process that decodes: ${(watch.peak() / MEGABYTE).toFixed(0)} MB\n`);
  expect(watch.peak()).toBeGreaterThan(20 * MEGABYTE);
  expect(watch.peak()).toBeLessThan(700 * MEGABYTE);
  for (const object of (await readStoredObjects()).values()) {
    const { format, exif, xmp, iptc, pages, width, height } = await sharp(object).metadata();
    expect([format, exif, xmp, iptc, pages]).toEqual(['webp', undefined, undefined, undefined, undefined]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
    expect(['Meetphone', '<script', '<?php', 'PK\u0005\u0006'].filter((text) => object.includes(text))).toEqual([]);
  }
}, 300_000);
