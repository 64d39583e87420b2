// Entry of the resize process. Tests run this file directly with Node's type stripping, so it must not import other modules of the project
// at runtime.
import process from 'node:process';
import sharp, { type Sharp } from 'sharp';
import type { ResizeJob, ResizeOrder, ResizeResult } from './resize-messages.js';

/** Maximum number of source pixels decoded at the same time. A single picture with more is refused. */
const MAX_PIXELS = 40_000_000;
const rasterFormats: readonly string[] = ['webp', 'png', 'jpeg', 'heif'];

class Unfit extends Error {}

// Each job uses one thread, because jobs run in parallel. There is no cache, because jobs have no pixels in common.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures that wait until their pixels fit into the limit. */
const waiting: { pixels: number; go: () => void }[] = [];
let free = MAX_PIXELS;

async function withPixels<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  await new Promise<void>((go) => {
    waiting.push({ pixels, go });
    admit();
  });
  try {
    return await work();
  } finally {
    free += pixels;
    admit();
  }
}

function admit(): void {
  for (let next = waiting[0]; next && next.pixels <= free; next = waiting[0]) {
    waiting.shift();
    free -= next.pixels;
    next.go();
  }
}

const encoders: Readonly<Record<ResizeOrder['format'], (image: Sharp, quality: number) => Sharp>> = {
  webp: (image, quality) => image.webp({ quality }),
  // Effort 2 takes 60 % more CPU for 1 % fewer bytes.
  avif: (image, quality) => image.avif({ quality, effort: 1 }),
  jpeg: (image, quality) => image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
  png: (image, quality) => image.png({ quality, compressionLevel: 9 }),
};

async function resize(content: Uint8Array, order: ResizeOrder): Promise<Buffer> {
  // sharp throws synchronously for an empty buffer.
  if (content.length === 0) throw new Unfit('The object is not a raster picture');
  const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const foundMetadata = await image.metadata().catch(() => null);
  if (!foundMetadata || !rasterFormats.includes(foundMetadata.format ?? '')) throw new Unfit('The object is not a raster picture');
  const pixels = Math.min(foundMetadata.width * foundMetadata.height, MAX_PIXELS);
  return withPixels(pixels, () => encode(image, order));
}

function encode(image: Sharp, { format, width, height, fit, quality, background }: ResizeOrder): Promise<Buffer> {
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
      throw new Unfit('The picture is broken', { cause: error });
    });
}

async function computeResult({ id, content, order }: ResizeJob): Promise<ResizeResult> {
  try {
    const image = await resize(content, order);
    return { id, rss: process.memoryUsage.rss(), image };
  } catch (error) {
    const rss = process.memoryUsage.rss();
    if (error instanceof Unfit) return { id, rss, unfit: error.message };
    return { id, rss, failed: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (job: ResizeJob) => {
  const result = await computeResult(job);
  process.send?.(result);
});
// Ignores signals, because those to the process group reach this process too. The API still needs it while draining, and closes it last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// SIGKILL, because an ordinary exit would wait for the pictures being encoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
