import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { nameOf } from '../views.ts';
import type { Story } from './built.ts';
import { encodePicture } from './encoding.ts';
import { computeShare, countDiffering, drawDifference, hasContent, type Pixels, readPixels } from './pixels.ts';

/** Maximum share of drawn pixels that may differ. A changed digit exceeds it; the rounding differences of another processor do not. */
const mostDiffering = 0.001;
/** A difference of up to this many pixels is ignored, whatever its share. */
const fewPixels = 4;

export interface Baselines {
  /** Folder of the baselines: a subfolder for each view, a file for each story. */
  folder: string;
  /** Folder for pictures to review after a failure: the baseline (`before`), the actual picture and their difference. */
  reviewFolder: string;
  /** Writes new baselines instead of comparing. */
  renew: boolean;
}

const extensions = ['webp', 'avif'] as const;

const findBaseline = (folder: string, name: string): string | undefined =>
  extensions.map((extension) => join(folder, `${name}.${extension}`)).find((file) => existsSync(file));

async function write(file: string, image: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, image);
}

interface Difference {
  pixels: number;
  share: number;
}

function measureDifference(before: Pixels, after: Pixels): Difference {
  const pixels = countDiffering(before, after);
  return { pixels, share: pixels <= fewPixels ? 0 : computeShare(pixels, before, after) };
}

/** Compares a picture with the baseline of this name, `view/story`, and returns what is wrong. */
export async function judgePicture(png: Buffer, name: string, { folder, reviewFolder, renew }: Baselines): Promise<string[]> {
  const file = findBaseline(folder, name);
  const before = file ? await readPixels(await readFile(file)) : null;
  const after = await readPixels(png);
  if (!hasContent(after)) return ['picture: nothing is drawn; a story without a picture sets parameters.chromatic.disableSnapshot'];
  const sameSize = before?.width === after.width && before.height === after.height;
  const difference = before && sameSize ? measureDifference(before, after) : null;
  await Promise.all(['before', 'actual', 'diff'].map((which) => rm(join(reviewFolder, `${name}.${which}.png`), { force: true })));
  if (difference && difference.share <= mostDiffering) return [];
  if (renew) {
    const { extension, image } = await encodePicture(png, mostDiffering / 10);
    if (file) await rm(file);
    await write(join(folder, `${name}.${extension}`), image);
    return [];
  }
  const renewal = 'npm test -w @meet/stories -- --renew makes it the baseline';
  await write(join(reviewFolder, `${name}.actual.png`), png);
  if (!file || !before) return [`picture: there is no baseline yet; ${renewal}`];
  await write(join(reviewFolder, `${name}.before.png`), await sharp(file).png().toBuffer());
  const look = `see ${join(reviewFolder, name)}.*.png; if it is correct, ${renewal}`;
  if (!difference) return [`picture: ${after.width}×${after.height} px, was ${before.width}×${before.height}; ${look}`];
  await write(join(reviewFolder, `${name}.diff.png`), await drawDifference(before, after));
  return [`picture: ${difference.pixels} px differ, ${(difference.share * 100).toFixed(2)} % of the drawn pixels; ${look}`];
}

/** Returns baselines of stories that do not exist or are not drawn in that view. Renewing removes them. */
export async function findStrayBaselines(stories: readonly Pick<Story, 'id' | 'views'>[], { folder, renew }: Baselines): Promise<string[]> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const expected = new Set(
    stories.flatMap(({ id, views }) => views.flatMap((view) => extensions.map((extension) => join(nameOf(view), `${id}.${extension}`)))),
  );
  const stray = files.filter((file) => /\.(?:webp|avif)$/.test(file) && !expected.has(file));
  if (!renew) return stray;
  await Promise.all(stray.map((file) => rm(join(folder, file))));
  return [];
}
