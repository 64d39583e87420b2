// Entry of the resize process. Tests run this file directly with Node's type stripping, so it must not import other modules of the project
// at runtime.
import process from 'node:process';
import sharp, { type Sharp } from 'sharp';
import type { ResizeJob, ResizeOptions, ResizeResult } from './resize-messages.js';

/** Maximum number of source pixels decoded at the same time. A single picture with more is refused. */
const MAX_PIXELS = 40_000_000;
const rasterFormats: readonly string[] = ['webp', 'png', 'jpeg', 'heif'];

class UndecodablePicture extends Error {}

// Each job uses one thread, because jobs run in parallel. There is no cache, because jobs have no pixels in common.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures that wait until their pixels fit into the limit. */
const waitingPictures: { pixels: number; start: () => void }[] = [];
let freePixels = MAX_PIXELS;

async function runWithPixels<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  await new Promise<void>((start) => {
    waitingPictures.push({ pixels, start });
    admitWaiting();
  });
  try {
    return await work();
  } finally {
    freePixels += pixels;
    admitWaiting();
  }
}

function admitWaiting(): void {
  for (let picture = waitingPictures[0]; picture && picture.pixels <= freePixels; picture = waitingPictures[0]) {
    waitingPictures.shift();
    freePixels -= picture.pixels;
    picture.start();
  }
}

const encoders: Readonly<Record<ResizeOptions['format'], (image: Sharp, quality: number) => Sharp>> = {
  webp: (image, quality) => image.webp({ quality }),
  // Effort 2 takes 60 % more CPU for 1 % fewer bytes.
  avif: (image, quality) => image.avif({ quality, effort: 1 }),
  jpeg: (image, quality) => image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
  png: (image, quality) => image.png({ quality, compressionLevel: 9 }),
};

async function resize(content: Uint8Array, options: ResizeOptions): Promise<Buffer> {
  // sharp throws synchronously for an empty buffer.
  if (content.length === 0) throw new UndecodablePicture('The object is not a raster picture');
  const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const metadata = await image.metadata().catch(() => null);
  if (!metadata || !rasterFormats.includes(metadata.format ?? '')) throw new UndecodablePicture('The object is not a raster picture');
  const pixels = Math.min(metadata.width * metadata.height, MAX_PIXELS);
  return runWithPixels(pixels, () => encode(image, options));
}

function encode(image: Sharp, { format, width, height, fit, quality, background }: ResizeOptions): Promise<Buffer> {
  // The output has no metadata, so the orientation of a photograph has to be in its pixels.
  image.autoOrient();
  const colour = background === undefined ? undefined : `#${background}`;
  if (width !== undefined || height !== undefined) {
    image.resize({ width, height, fit, withoutEnlargement: true, background: colour ?? { r: 0, g: 0, b: 0, alpha: 0 } });
  }
  if (colour !== undefined) image.flatten({ background: colour });
  return encoders[format](image, quality)
    .toBuffer()
    .catch((error: unknown) => {
      throw new UndecodablePicture('The picture is broken', { cause: error });
    });
}

async function handleJob({ id, content, options }: ResizeJob): Promise<ResizeResult> {
  try {
    const image = await resize(content, options);
    return { id, rss: process.memoryUsage.rss(), image };
  } catch (error) {
    const rss = process.memoryUsage.rss();
    if (error instanceof UndecodablePicture) return { id, rss, undecodableReason: error.message };
    return { id, rss, failureReason: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (job: ResizeJob) => {
  const result = await handleJob(job);
  process.send?.(result);
});
// Ignores signals, because those to the process group reach this process too. The API still needs it while draining, and closes it last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// SIGKILL, because an ordinary exit would wait for the pictures being encoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
