// Entry of the process that decodes one file of a shopper and ends. Tests run this file directly with Node's type stripping, so it must not
// import other modules of the project at runtime.
import process from 'node:process';
import sharp from 'sharp';
import type { DecodeJob, DecodeResult, Unfit } from './decode-messages.js';

const QUALITY = 82;
const WATCH_MS = 20;
/** A ZIP archive ends with a record that may be followed by a comment of this length. */
const ZIP_END = 65_557;

class UnfitFile extends Error {
  readonly reason: Unfit;

  constructor(reason: Unfit, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

// Only the decoders of the three accepted formats can be reached, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

/**
 * Whether the file is also a page, a script of a server, a PDF or an archive. The metadata of cameras contains none of these, and
 * pixels do not contain the longer marks by chance.
 */
function isOtherToo(content: Buffer): boolean {
  if (content.subarray(0, 1024).includes('%PDF-')) return true;
  if (content.subarray(-ZIP_END).includes('PK\u0005\u0006')) return true;
  return /<(?:script[\s>]|html[\s>]|svg\s+\w+=|iframe\s|!doctype\s|\?php\s)/i.test(content.toString('latin1'));
}

async function decode({ content, maxPixels, maxSide }: DecodeJob): Promise<DecodeResult> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (isOtherToo(bytes)) throw new UnfitFile('TYPE');
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const foundMetadata = await image.metadata().catch(reportBroken);
  if (foundMetadata.width * foundMetadata.height > maxPixels) throw new UnfitFile('PIXELS');
  // Without keepMetadata the result has neither EXIF nor a profile, so orientation and colours have to be in its pixels. Of an animation
  // only the first frame is read.
  const { data, info } = await image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(reportBroken);
  return { peakRss: readPeakRss(), picture: data, width: info.width, height: info.height };
}

function reportBroken(cause: unknown): never {
  throw new UnfitFile('BROKEN', { cause });
}

const readPeakRss = (): number => process.resourceUsage().maxRSS * 1024;

const readCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// SIGKILL, because an ordinary exit would wait for the picture being decoded.
const end = (): void => void process.kill(process.pid, 'SIGKILL');

function toResult(result: DecodeResult): void {
  process.send?.(result, end);
}

// Decoding runs in another thread, so the timer fires while it does. What a file costs is counted in processor time: the process has a low
// priority, so on a busy machine any file takes long.
function watchCosts({ maxRss, maxCpuMs }: DecodeJob): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxRss || readCpuMs() > maxCpuMs) toResult({ peakRss: readPeakRss(), unfit: 'COSTLY' });
  }, WATCH_MS).unref();
}

process.once('message', async (job: DecodeJob) => {
  watchCosts(job);
  const result = await decode(job).catch((error: unknown): DecodeResult => {
    return { peakRss: readPeakRss(), unfit: error instanceof UnfitFile ? error.reason : 'BROKEN' };
  });
  toResult(result);
});
// Ignores signals, because those to the process group reach this process too. The API may still wait for its result.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', end);
