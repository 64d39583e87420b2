import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { formatViewName } from '../views.ts';
import type { Story } from './built.ts';
import { computeChecksum, findStrayChecksums, hasChecksum, recordChecksum, removeChecksums } from './checksums.ts';
import { encodePicture } from './encoding.ts';
import { computeShare, countDifferingPixels, drawDifference, hasContent, type Pixels, pixelThreshold, readPixels } from './pixels.ts';

/** Maximum share of drawn pixels that may differ. A changed digit exceeds it; the rounding differences of another processor do not. */
const maxDifferingShare = 0.001;
/** A difference of up to this many pixels is ignored, whatever its share. */
const ignoredPixels = 4;

export interface Baselines {
  /** Folder of the baselines: a subfolder for each view, a file for each story. */
  folder: string;
  /** Folder for pictures to review after a failure: the baseline (`before`), the actual picture and their difference. */
  reviewFolder: string;
  /** Whether a picture that differs becomes the new baseline. */
  renew: boolean;
}

const extensions = ['webp', 'avif'] as const;

const findBaseline = (folder: string, name: string): string | undefined =>
  extensions.map((extension) => join(folder, `${name}.${extension}`)).find((file) => existsSync(file));

async function writeImage(file: string, image: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, image);
}

interface Difference {
  pixels: number;
  share: number;
}

/** Compares two pictures. Returns null if their sizes differ. */
function measureDifference(before: Pixels, after: Pixels): Difference | null {
  if (before.width !== after.width || before.height !== after.height) return null;
  const pixels = countDifferingPixels(before, after);
  return { pixels, share: pixels <= ignoredPixels ? 0 : computeShare(pixels, before, after) };
}

const computePictureChecksum = (png: Buffer, baseline: Buffer) =>
  computeChecksum(png, baseline, [maxDifferingShare, ignoredPixels, pixelThreshold]);

async function renewBaseline(png: Buffer, name: string, folder: string): Promise<void> {
  const { extension, image } = await encodePicture(png, maxDifferingShare / 10);
  const file = findBaseline(folder, name);
  if (file) await rm(file);
  await writeImage(join(folder, `${name}.${extension}`), image);
  recordChecksum(folder, name, computePictureChecksum(png, image));
}

interface ChangedPicture {
  png: Buffer;
  after: Pixels;
  baseline: Buffer | null;
  before: Pixels | null;
  difference: Difference | null;
}

/** Writes the pictures to review, and returns what is wrong. */
async function writeReview({ png, after, baseline, before, difference }: ChangedPicture, filePrefix: string): Promise<string[]> {
  const renewal = 'npm test -w @meet/stories -- --renew makes it the baseline';
  await writeImage(`${filePrefix}.actual.png`, png);
  if (!baseline || !before) return [`picture: there is no baseline yet; ${renewal}`];
  await writeImage(`${filePrefix}.before.png`, await sharp(baseline).png().toBuffer());
  const hint = `see ${filePrefix}.*.png; if it is correct, ${renewal}`;
  if (!difference) return [`picture: ${after.width}×${after.height} px, was ${before.width}×${before.height}; ${hint}`];
  await writeImage(`${filePrefix}.diff.png`, await drawDifference(before, after));
  return [`picture: ${difference.pixels} px differ, ${(difference.share * 100).toFixed(2)} % of the drawn pixels; ${hint}`];
}

/** Compares a picture with the baseline of this name, `view/story`, and returns what is wrong. */
export async function comparePicture(png: Buffer, name: string, { folder, reviewFolder, renew }: Baselines): Promise<string[]> {
  const reviewFiles = join(reviewFolder, name);
  await Promise.all(['before', 'actual', 'diff'].map((kind) => rm(`${reviewFiles}.${kind}.png`, { force: true })));
  const file = findBaseline(folder, name);
  const baseline = file ? await readFile(file) : null;
  const checksum = baseline && computePictureChecksum(png, baseline);
  if (checksum && hasChecksum(folder, name, checksum)) return [];
  const after = await readPixels(png);
  if (!hasContent(after)) return ['picture: nothing is drawn; a story without a picture sets parameters.chromatic.disableSnapshot'];
  const before = baseline && (await readPixels(baseline));
  const difference = before && measureDifference(before, after);
  if (checksum && difference && difference.share <= maxDifferingShare) {
    if (renew) recordChecksum(folder, name, checksum);
    return [];
  }
  if (!renew) return writeReview({ png, after, baseline, before, difference }, reviewFiles);
  await renewBaseline(png, name, folder);
  return [];
}

/** Returns baselines and checksums of stories that do not exist or are not drawn in the view of the baseline. Renewing removes them. */
export async function findStrayBaselines(stories: readonly Pick<Story, 'id' | 'views'>[], { folder, renew }: Baselines): Promise<string[]> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const expectedFiles = new Set(
    stories.flatMap(({ id, views }) =>
      views.flatMap((view) => extensions.map((extension) => join(formatViewName(view), `${id}.${extension}`))),
    ),
  );
  const strayFiles = files.filter((file) => /\.(?:webp|avif)$/.test(file) && !expectedFiles.has(file));
  const strayChecksums = findStrayChecksums(folder, (name) => expectedFiles.has(`${name}.${extensions[0]}`));
  if (!renew) return [...strayFiles, ...strayChecksums.map((name) => `checksum of ${name}`)];
  await Promise.all(strayFiles.map((file) => rm(join(folder, file))));
  removeChecksums(folder, strayChecksums);
  return [];
}
