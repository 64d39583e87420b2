import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReviewPage } from './review.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the review page shows each changed picture, its baseline and their difference, and the command that accepts the change', async () => {
  await mkdir(join(folder, 'dark-360'));
  for (const suffix of ['before', 'actual', 'diff']) await writeFile(join(folder, `dark-360/kit-button--solid.${suffix}.png`), '');
  await writeFile(join(folder, 'dark-360/kit-chip--plain.actual.png'), '');
  const page = await readFile((await writeReviewPage(folder)) ?? '', 'utf8');
  const sources = Array.from(page.matchAll(/<img src="([^"]+)"/g), ([, source]) => source);
  expect(sources).toEqual([
    ...['before', 'actual', 'diff'].map((suffix) => `dark-360/kit-button--solid.${suffix}.png`),
    'dark-360/kit-chip--plain.actual.png',
  ]);
  expect(page).toContain("npm test -w @meet/stories -- --story 'kit-button--solid' --renew");
});

test('no review page is written when no picture has changed', async () => {
  expect(await writeReviewPage(folder)).toBeUndefined();
});
