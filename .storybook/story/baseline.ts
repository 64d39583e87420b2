import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Maximum share of drawn pixels that may differ. A changed digit exceeds it; the rounding differences of another processor do not. */
const mostDiffering = 0.001;
/** A difference of up to this many pixels is ignored, whatever its share. */
const fewPixels = 4;
/** Threshold of pixelmatch. Differences caused by the reduced palette of baselines stay below it. */
const threshold = 0.1;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

interface Difference {
  pixels: number;
  share: number;
}

export interface Baselines {
  /** Folder of the baselines: a subfolder for each view, a file for each story. */
  kept: string;
  /** Folder for pictures to review after a failure: the baseline (`before`), the actual picture and their difference. */
  differing: string;
  /** Writes new baselines instead of comparing. */
  renew: boolean;
}

async function pixelsOf(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Counts pixels that differ from the background, which is the colour of the first pixel. */
function drawnPixels({ data }: Pixels): number {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const ground = pixels[0];
  let drawn = 0;
  for (const pixel of pixels) if (pixel !== ground) drawn += 1;
  return drawn;
}

/** Counts differing pixels, and draws them into `image` if it is given. Drawing triples the time. */
function difference(before: Pixels, after: Pixels, image?: Buffer): Difference {
  const pixels = pixelmatch(before.data, after.data, image, after.width, after.height, { threshold });
  return { pixels, share: pixels === 0 ? 0 : pixels / Math.max(1, drawnPixels(before), drawnPixels(after)) };
}

async function drawDifference(file: string, before: Pixels, after: Pixels): Promise<void> {
  const { data, height, width } = after;
  const image = Buffer.alloc(data.length);
  difference(before, after, image);
  const drawn = sharp(image, { raw: { width, height, channels: 4 } });
  await write(file, await drawn.png().toBuffer());
}

const differs = ({ pixels, share }: Difference): boolean => pixels > fewPixels && share > mostDiffering;

interface Kept {
  ending: 'webp' | 'avif';
  image: Buffer;
}

/** Size in bytes above which a picture probably contains photographs, and AVIF is tried. */
const photographic = 30_000;

const webp = (image: Buffer): Promise<Buffer> => sharp(image).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();

const inColours = async (png: Buffer, colours: number): Promise<Buffer> =>
  webp(await sharp(png).png({ palette: true, colours, dither: 0 }).toBuffer());

const avif = (png: Buffer): Promise<Buffer> =>
  sharp(png).removeAlpha().avif({ quality: 65, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();

/**
 * Finds the smallest encoding: 16 colours suffice for text on flat backgrounds, 256 for most pictures, and AVIF suits photographs. This
 * takes a fifth of the space of lossless pictures. An encoding is accepted only if it uses up at most a tenth of the allowed difference.
 */
async function compressed(png: Buffer): Promise<Kept> {
  const actual = await pixelsOf(png);
  const good = async (image: Buffer) => difference(await pixelsOf(image), actual).share <= mostDiffering / 10;
  const few = await inColours(png, 16);
  let image = (await good(few)) ? few : await inColours(png, 256);
  if (!(await good(image))) image = await webp(png);
  if (image.length < photographic) return { ending: 'webp', image };
  const photograph = await avif(png);
  return photograph.length < image.length && (await good(photograph)) ? { ending: 'avif', image: photograph } : { ending: 'webp', image };
}

const endings = ['webp', 'avif'] as const;

const keptFile = (kept: string, name: string): string | undefined =>
  endings.map((ending) => join(kept, `${name}.${ending}`)).find((file) => existsSync(file));

async function write(file: string, image: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, image);
}

/** Compares a picture with the baseline of this name, `view/story`, and returns what is wrong. */
export async function judgePicture(png: Buffer, name: string, { kept, differing, renew }: Baselines): Promise<string[]> {
  const file = keptFile(kept, name);
  const before = file ? await pixelsOf(await readFile(file)) : null;
  const after = await pixelsOf(png);
  if (drawnPixels(after) === 0) return ['picture: nothing is drawn; a story without a picture sets parameters.chromatic.disableSnapshot'];
  const sameSize = before?.width === after.width && before.height === after.height;
  const found = before && sameSize ? difference(before, after) : null;
  const laid = ['before', 'actual', 'diff'].map((which) => join(differing, `${name}.${which}.png`));
  await Promise.all(laid.map((picture) => rm(picture, { force: true })));
  if (found && !differs(found)) return [];
  if (renew) {
    const { ending, image } = await compressed(png);
    if (file) await rm(file);
    await write(join(kept, `${name}.${ending}`), image);
    return [];
  }
  const renewal = 'npm run test:stories -- --renew makes it the baseline';
  await write(join(differing, `${name}.actual.png`), png);
  if (!file || !before) return [`picture: there is no baseline yet; ${renewal}`];
  await write(join(differing, `${name}.before.png`), await sharp(file).png().toBuffer());
  const look = `see ${join(differing, name)}.*.png; if it is correct, ${renewal}`;
  if (!found) return [`picture: ${after.width}×${after.height} px, was ${before.width}×${before.height}; ${look}`];
  await drawDifference(join(differing, `${name}.diff.png`), before, after);
  return [`picture: ${found.pixels} px differ, ${(found.share * 100).toFixed(2)} % of the drawn pixels; ${look}`];
}

/** Returns baselines without a story. Renewing removes them. */
export async function strayPictures(stories: string[], { kept, renew }: Baselines): Promise<string[]> {
  const files = existsSync(kept) ? await readdir(kept, { recursive: true }) : [];
  const known = new Set(stories);
  const stray = files.filter((file) => /\.(?:webp|avif)$/.test(file) && !known.has(parse(file).name));
  if (!renew) return stray;
  await Promise.all(stray.map((file) => rm(join(kept, file))));
  return [];
}
