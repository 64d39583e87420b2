import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Threshold of pixelmatch. Differences caused by the reduced palette of baselines stay below it. */
export const pixelThreshold = 0.1;

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const toNumbers = ({ data }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Whether any pixel differs from the background, which is the colour of the first pixel. */
export function hasContent(picture: Pixels): boolean {
  const pixels = toNumbers(picture);
  return pixels.some((pixel) => pixel !== pixels[0]);
}

/** Counts pixels that differ from the background. */
function countDrawnPixels(picture: Pixels): number {
  const pixels = toNumbers(picture);
  const background = pixels[0];
  let count = 0;
  for (const pixel of pixels) if (pixel !== background) count += 1;
  return count;
}

/** Counts the pixels that differ between two pictures of the same size. */
export function countDifferingPixels(before: Pixels, after: Pixels): number {
  return pixelmatch(before.data, after.data, undefined, after.width, after.height, { threshold: pixelThreshold });
}

/** Relates differing pixels to the drawn ones, because most of a picture is background. */
export function computeShare(differing: number, before: Pixels, after: Pixels): number {
  return differing === 0 ? 0 : differing / Math.max(1, countDrawnPixels(before), countDrawnPixels(after));
}

/** Draws the differing pixels as a PNG. */
export async function drawDifference(before: Pixels, after: Pixels): Promise<Buffer> {
  const { data, height, width } = after;
  const image = Buffer.alloc(data.length);
  pixelmatch(before.data, data, image, width, height, { threshold: pixelThreshold });
  return sharp(image, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
