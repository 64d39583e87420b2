import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Share of the drawn pixels that may differ: a digit is more than that, another processor's rounding is less. */
const mostDiffering = 0.001;
/** Below so many pixels a share means nothing. */
const fewPixels = 4;
/** How unlike two pixels must be to count; below it lies what the palette of a kept picture takes away. */
const threshold = 0.1;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

interface Difference {
  pixels: number;
  share: number;
  image: Buffer;
}

export interface Baselines {
  /** Where the pictures are kept, a folder a view and a file a story. */
  kept: string;
  /** Where a differing picture is laid for a person to look at. */
  differing: string;
  /** Keeps the new pictures instead of judging them. */
  renew: boolean;
}

async function pixelsOf(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels are not of the ground, which the first one is. */
function drawnPixels({ data }: Pixels): number {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const ground = pixels[0];
  let drawn = 0;
  for (const pixel of pixels) if (pixel !== ground) drawn += 1;
  return drawn;
}

function difference(before: Pixels, after: Pixels): Difference {
  const { width, height } = after;
  const image = Buffer.alloc(after.data.length);
  if (before.data.equals(after.data)) return { pixels: 0, share: 0, image };
  const pixels = pixelmatch(before.data, after.data, image, width, height, { threshold });
  return { pixels, share: pixels / Math.max(1, drawnPixels(before), drawnPixels(after)), image };
}

const differs = ({ pixels, share }: Difference): boolean => pixels > fewPixels && share > mostDiffering;

interface Kept {
  ending: 'webp' | 'avif';
  image: Buffer;
}

/** Above so many bytes there are photographs in a picture, and it pays to keep it as one. */
const photographic = 30_000;

const webp = (image: Buffer): Promise<Buffer> => sharp(image).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();

const inColours = async (png: Buffer, colours: number): Promise<Buffer> =>
  webp(await sharp(png).png({ palette: true, colours, dither: 0 }).toBuffer());

const avif = (png: Buffer): Promise<Buffer> =>
  sharp(png).removeAlpha().avif({ quality: 65, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();

/**
 * The smallest way to keep a picture: 16 colours do for text and flat grounds, 256 for most, AVIF for photographs. Together they take a
 * fifth of what all colours would. A way counts only if it takes no more than a tenth of what may differ.
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

/** Compares a picture with the one that is kept under this name, `view/story`, and says what is wrong with it. */
export async function judgePicture(png: Buffer, name: string, { kept, differing, renew }: Baselines): Promise<string[]> {
  const file = keptFile(kept, name);
  const before = file ? await pixelsOf(await readFile(file)) : null;
  const after = await pixelsOf(png);
  if (drawnPixels(after) === 0) return ['picture: nothing is drawn; a story that shows nothing sets parameters.chromatic.disableSnapshot'];
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
  const renewal = 'npm run test:stories -- --renew keeps it';
  await write(join(differing, `${name}.actual.png`), png);
  if (!file || !before) return [`picture: none is kept yet; ${renewal}`];
  await write(join(differing, `${name}.before.png`), await sharp(file).png().toBuffer());
  const look = `look at ${join(differing, name)}.*.png; if it is right, ${renewal}`;
  if (!found) return [`picture: ${after.width}×${after.height} px, was ${before.width}×${before.height}; ${look}`];
  const { width, height } = after;
  await write(
    join(differing, `${name}.diff.png`),
    await sharp(found.image, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
  return [`picture: ${found.pixels} px differ, ${(found.share * 100).toFixed(2)} % of what is drawn; ${look}`];
}

/** Names of kept pictures that no story has any more; renewing removes them. */
export async function strayPictures(stories: string[], { kept, renew }: Baselines): Promise<string[]> {
  const files = existsSync(kept) ? await readdir(kept, { recursive: true }) : [];
  const known = new Set(stories);
  const stray = files.filter((file) => /\.(?:webp|avif)$/.test(file) && !known.has(parse(file).name));
  if (!renew) return stray;
  await Promise.all(stray.map((file) => rm(join(kept, file))));
  return [];
}
