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

const baselines = (renew = false): Baselines => ({ folder: join(folder, 'baselines'), reviewFolder: join(folder, 'review'), renew });

/** A white picture with a black square of 100 × 100 pixels, some of them red: inside, where pixelmatch takes none for a smoothed edge. */
function draw({ red = 0, size = 100, wide = width }: { red?: number; size?: number; wide?: number } = {}): Promise<Buffer> {
  const data = Buffer.alloc(wide * height * 3, 255);
  const firstRed = (size * size) / 2 + 2;
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const isRed = pixel >= firstRed && pixel < firstRed + red;
    const colour = isRed ? [255, 0, 0] : [0, 0, 0];
    data.set(colour, (Math.floor(pixel / size) * wide + 100 + (pixel % size)) * 3);
  }
  return sharp(data, { raw: { width: wide, height, channels: 3 } })
    .png()
    .toBuffer();
}

const judge = async (picture: Parameters<typeof draw>[0], renew = false) => comparePicture(await draw(picture), name, baselines(renew));
const review = () => readdir(join(folder, 'review/light-1440')).catch(() => []);

test('a picture without a baseline is reported until the baseline is recorded', async () => {
  expect(await judge({})).toEqual([expect.stringMatching(/^picture: there is no baseline yet/)]);
  expect(await review()).toEqual(['kit-button--solid.actual.png']);
  expect(await judge({}, true)).toEqual([]);
  expect(await judge({})).toEqual([]);
  expect(await review()).toEqual([]);
});

test('up to one in a thousand drawn pixels may differ', async () => {
  await judge({}, true);
  expect(await judge({ red: 10 })).toEqual([]);
  expect(await judge({ red: 11 })).toEqual([expect.stringMatching(/^picture: 11 px differ, 0\.11 % of the drawn pixels/)]);
  expect((await review()).sort()).toEqual(['actual', 'before', 'diff'].map((which) => `kit-button--solid.${which}.png`).sort());
});

test('up to four pixels may differ, however little is drawn', async () => {
  await judge({ size: 10 }, true);
  expect(await judge({ size: 10, red: 4 })).toEqual([]);
  expect(await judge({ size: 10, red: 5 })).toEqual([expect.stringMatching(/^picture: 5 px differ, 5\.00 %/)]);
});

test('a changed size is reported', async () => {
  await judge({}, true);
  expect(await judge({ wide: width + 1 })).toEqual([expect.stringMatching(/^picture: 201×100 px, was 200×100/)]);
});

test('an empty picture is reported, even when baselines are renewed', async () => {
  await judge({}, true);
  expect(await judge({ size: 0 })).toEqual([expect.stringMatching(/^picture: nothing is drawn/)]);
  expect(await judge({ size: 0 }, true)).toEqual([expect.stringMatching(/^picture: nothing is drawn/)]);
});

test('a baseline is renewed only where it differs', async () => {
  await judge({}, true);
  const file = join(folder, 'baselines', `${name}.webp`);
  const before = await readFile(file);
  await judge({ red: 10 }, true);
  expect(await readFile(file)).toEqual(before);
  await judge({ red: 11 }, true);
  expect(await readFile(file)).not.toEqual(before);
  expect(await judge({ red: 11 })).toEqual([]);
});

describe('the checksum of a picture', () => {
  const checksums = () => readFile(join(folder, 'baselines/checksums.txt'), 'utf8');
  const corrupt = (file: string, data: string) => writeFile(join(folder, 'baselines', file), data);

  test('is recorded when baselines are renewed, even if the picture differs by a few pixels', async () => {
    await judge({}, true);
    const first = await checksums();
    expect(first).toMatch(/^light-1440\/kit-button--solid [\w-]{12}\n$/);
    await judge({ red: 10 });
    expect(await checksums()).toBe(first);
    await judge({ red: 10 }, true);
    const second = await checksums();
    expect(second).toMatch(/^light-1440\/kit-button--solid [\w-]{12}\n$/);
    expect(second).not.toBe(first);
  });

  test('lets an identical picture pass without being decoded', async () => {
    await judge({}, true);
    const decoded = jest.spyOn(sharp.prototype, 'raw');
    const picture = await draw({});
    decoded.mockClear();
    expect(await comparePicture(picture, name, baselines())).toEqual([]);
    expect(decoded).not.toHaveBeenCalled();
    expect(await judge({ red: 1 })).toEqual([]);
    expect(decoded).toHaveBeenCalledTimes(2);
    decoded.mockRestore();
  });

  test('is optional: pictures are compared if it is missing or wrong', async () => {
    await judge({}, true);
    for (const text of ['', 'light-1440/kit-button--solid AAAAAAAAAAAA\n']) {
      await corrupt('checksums.txt', text);
      expect(await judge({})).toEqual([]);
      expect(await judge({ red: 11 })).toEqual([expect.stringMatching(/^picture: 11 px differ/)]);
    }
  });

  test('is ignored if its baseline has been replaced', async () => {
    await judge({ red: 50 }, true);
    const redBaseline = await readFile(join(folder, 'baselines', `${name}.webp`));
    await judge({}, true);
    await writeFile(join(folder, 'baselines', `${name}.webp`), redBaseline);
    expect(await judge({})).toEqual([expect.stringMatching(/^picture: 50 px differ/)]);
  });

  test('is reported if it belongs to no story, and removed when baselines are renewed', async () => {
    await judge({}, true);
    await corrupt('checksums.txt', (await checksums()).replace('--solid', '--outline'));
    expect(await findStrayBaselines([{ id: 'kit-button--solid', views: [views.phone, views.desktop] }], baselines())).toEqual([
      'checksum of light-1440/kit-button--outline',
    ]);
    expect(await findStrayBaselines([], baselines(true))).toEqual([]);
    expect(await checksums()).toBe('');
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
    expect((await findStrayBaselines(stories, baselines())).sort()).toEqual(stray);
    expect(await findStrayBaselines(stories, baselines(true))).toEqual([]);
    expect((await readdir(join(folder, 'baselines'), { recursive: true })).filter((file) => /\./.test(file)).sort()).toEqual(good);
  });
});
