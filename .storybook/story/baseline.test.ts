import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { middleViews, views } from '../views.ts';
import { type Baselines, comparePicture, findStrayBaselines } from './baseline.ts';

const name = 'light-1440/kit-button--solid';
const width = 200;
const height = 100;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-baselines-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const createBaselines = (renew = false): Baselines => ({ folder: join(folder, 'baselines'), reviewFolder: join(folder, 'review'), renew });

/**
 * A white picture with a black square of 100 × 100 pixels, some of them red. The red ones are inside, because pixelmatch ignores
 * differences that look like smoothed edges.
 */
function drawPicture({ red = 0, size = 100, wide = width }: { red?: number; size?: number; wide?: number } = {}): Promise<Buffer> {
  const rawPixels = Buffer.alloc(wide * height * 3, 255);
  const firstRed = (size * size) / 2 + 2;
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const isRed = pixel >= firstRed && pixel < firstRed + red;
    const colour = isRed ? [255, 0, 0] : [0, 0, 0];
    rawPixels.set(colour, (Math.floor(pixel / size) * wide + 100 + (pixel % size)) * 3);
  }
  return sharp(rawPixels, { raw: { width: wide, height, channels: 3 } })
    .png()
    .toBuffer();
}

const compareDrawn = async (picture: Parameters<typeof drawPicture>[0], renew = false) =>
  comparePicture(await drawPicture(picture), name, createBaselines(renew));
const listReviewFiles = () => readdir(join(folder, 'review/light-1440')).catch(() => []);

test('comparePicture reports a picture without a baseline until the baseline is recorded', async () => {
  expect(await compareDrawn({})).toEqual([expect.stringMatching(/^picture: there is no baseline yet/)]);
  expect(await listReviewFiles()).toEqual(['kit-button--solid.actual.png']);
  expect(await compareDrawn({}, true)).toEqual([]);
  expect(await compareDrawn({})).toEqual([]);
  expect(await listReviewFiles()).toEqual([]);
});

test('comparePicture accepts a picture of which up to one in a thousand drawn pixels differ', async () => {
  await compareDrawn({}, true);
  expect(await compareDrawn({ red: 10 })).toEqual([]);
  expect(await compareDrawn({ red: 11 })).toEqual([expect.stringMatching(/^picture: 11 px differ, 0\.11 % of the drawn pixels/)]);
  expect((await listReviewFiles()).sort()).toEqual(['actual', 'before', 'diff'].map((kind) => `kit-button--solid.${kind}.png`).sort());
});

test('comparePicture accepts up to four differing pixels, however little is drawn', async () => {
  await compareDrawn({ size: 10 }, true);
  expect(await compareDrawn({ size: 10, red: 4 })).toEqual([]);
  expect(await compareDrawn({ size: 10, red: 5 })).toEqual([expect.stringMatching(/^picture: 5 px differ, 5\.00 %/)]);
});

test('comparePicture reports a picture of a changed size', async () => {
  await compareDrawn({}, true);
  expect(await compareDrawn({ wide: width + 1 })).toEqual([expect.stringMatching(/^picture: 201×100 px, was 200×100/)]);
});

test('comparePicture reports an empty picture, even when baselines are renewed', async () => {
  await compareDrawn({}, true);
  expect(await compareDrawn({ size: 0 })).toEqual([expect.stringMatching(/^picture: nothing is drawn/)]);
  expect(await compareDrawn({ size: 0 }, true)).toEqual([expect.stringMatching(/^picture: nothing is drawn/)]);
});

test('comparePicture renews a baseline only if more than one in a thousand drawn pixels differ from it', async () => {
  await compareDrawn({}, true);
  const file = join(folder, 'baselines', `${name}.webp`);
  const before = await readFile(file);
  await compareDrawn({ red: 10 }, true);
  expect(await readFile(file)).toEqual(before);
  await compareDrawn({ red: 11 }, true);
  expect(await readFile(file)).not.toEqual(before);
  expect(await compareDrawn({ red: 11 })).toEqual([]);
});

describe('the checksum of a picture', () => {
  const readChecksums = () => readFile(join(folder, 'baselines/checksums.txt'), 'utf8');
  const overwriteFile = (file: string, content: string) => writeFile(join(folder, 'baselines', file), content);

  test('is recorded when baselines are renewed, even if the picture differs by a few pixels', async () => {
    await compareDrawn({}, true);
    const first = await readChecksums();
    expect(first).toMatch(/^light-1440\/kit-button--solid [\w-]{12}\n$/);
    await compareDrawn({ red: 10 });
    expect(await readChecksums()).toBe(first);
    await compareDrawn({ red: 10 }, true);
    const second = await readChecksums();
    expect(second).toMatch(/^light-1440\/kit-button--solid [\w-]{12}\n$/);
    expect(second).not.toBe(first);
  });

  test('lets an identical picture pass without being decoded', async () => {
    await compareDrawn({}, true);
    const decoded = jest.spyOn(sharp.prototype, 'raw');
    const picture = await drawPicture({});
    decoded.mockClear();
    expect(await comparePicture(picture, name, createBaselines())).toEqual([]);
    expect(decoded).not.toHaveBeenCalled();
    expect(await compareDrawn({ red: 1 })).toEqual([]);
    expect(decoded).toHaveBeenCalledTimes(2);
    decoded.mockRestore();
  });

  test('is optional: pictures are compared if it is missing or wrong', async () => {
    await compareDrawn({}, true);
    for (const text of ['', 'light-1440/kit-button--solid AAAAAAAAAAAA\n']) {
      await overwriteFile('checksums.txt', text);
      expect(await compareDrawn({})).toEqual([]);
      expect(await compareDrawn({ red: 11 })).toEqual([expect.stringMatching(/^picture: 11 px differ/)]);
    }
  });

  test('is ignored if its baseline has been replaced', async () => {
    await compareDrawn({ red: 50 }, true);
    const redBaseline = await readFile(join(folder, 'baselines', `${name}.webp`));
    await compareDrawn({}, true);
    await writeFile(join(folder, 'baselines', `${name}.webp`), redBaseline);
    expect(await compareDrawn({})).toEqual([expect.stringMatching(/^picture: 50 px differ/)]);
  });

  test('is reported if it belongs to no story, and removed when baselines are renewed', async () => {
    await compareDrawn({}, true);
    await overwriteFile('checksums.txt', (await readChecksums()).replace('--solid', '--outline'));
    expect(await findStrayBaselines([{ id: 'kit-button--solid', views: [views.phone, views.desktop] }], createBaselines())).toEqual([
      'checksum of light-1440/kit-button--outline',
    ]);
    expect(await findStrayBaselines([], createBaselines(true))).toEqual([]);
    expect(await readChecksums()).toBe('');
  });
});

describe('a stray baseline', () => {
  const writeBaseline = async (file: string) => {
    await mkdir(join(folder, 'baselines', file, '..'), { recursive: true });
    await writeFile(join(folder, 'baselines', file), '');
  };
  const twoViews = [views.phone, views.desktop] as const;
  const stories = [
    { id: 'kit-button--solid', views: twoViews },
    { id: 'kit-footer--frame', views: [...twoViews, middleViews.tablet] as const },
  ];

  test('has no story or is of a view in which its story is not drawn, and is deleted when baselines are renewed', async () => {
    const good = ['dark-360/kit-button--solid.webp', 'light-1440/kit-button--solid.avif', 'light-768/kit-footer--frame.webp'];
    const stray = ['dark-1024/kit-footer--frame.webp', 'light-1440/kit-button--missing.webp', 'light-768/kit-button--solid.avif'];
    for (const file of [...good, ...stray]) await writeBaseline(file);
    expect((await findStrayBaselines(stories, createBaselines())).sort()).toEqual(stray);
    expect(await findStrayBaselines(stories, createBaselines(true))).toEqual([]);
    expect((await readdir(join(folder, 'baselines'), { recursive: true })).filter((file) => /\./.test(file)).sort()).toEqual(good);
  });
});
