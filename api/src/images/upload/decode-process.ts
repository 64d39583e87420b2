// Entry of the process that decodes one file of a shopper and ends. Tests run this file directly with Node's type stripping, so it must not
// import other modules of the project at runtime.
import process from 'node:process';
import sharp from 'sharp';
import type { DecodeJob, DecodeResult, FileRefusal } from './decode-messages.js';

const QUALITY = 82;
const CHECK_EVERY_MS = 20;
/** Maximum length of the last record of a ZIP archive together with the comment that may follow it. */
const MAX_ZIP_TAIL = 65_557;

class RefusedFile extends Error {
  readonly reason: FileRefusal;

  constructor(reason: FileRefusal, options?: ErrorOptions) {
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
 * Whether the file is also a page, a server-side script, a PDF or an archive. The metadata of cameras contains none of these, and pixels do
 * not contain the longer signatures by chance.
 */
function isPolyglot(content: Buffer): boolean {
  if (content.subarray(0, 1024).includes('%PDF-')) return true;
  if (content.subarray(-MAX_ZIP_TAIL).includes('PK\u0005\u0006')) return true;
  return /<(?:script[\s>]|html[\s>]|svg\s+\w+=|iframe\s|!doctype\s|\?php\s)/i.test(content.toString('latin1'));
}

async function decode({ content, maxPixels, maxSide }: DecodeJob): Promise<DecodeResult> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (isPolyglot(bytes)) throw new RefusedFile('TYPE');
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const metadata = await image.metadata().catch(throwBroken);
  if (metadata.width * metadata.height > maxPixels) throw new RefusedFile('PIXELS');
  // Without keepMetadata the result has neither EXIF nor a profile, so orientation and colours have to be in its pixels. Of an animation
  // only the first frame is read.
  const { data, info } = await image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(throwBroken);
  return { peakRss: readPeakRss(), picture: data, width: info.width, height: info.height };
}

function throwBroken(cause: unknown): never {
  throw new RefusedFile('BROKEN', { cause });
}

const readPeakRss = (): number => process.resourceUsage().maxRSS * 1024;

const readCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// SIGKILL, because an ordinary exit would wait for the picture being decoded.
const killSelf = (): void => void process.kill(process.pid, 'SIGKILL');

function sendResult(result: DecodeResult): void {
  process.send?.(result, killSelf);
}

// Decoding runs in another thread, so the timer fires meanwhile. The cost of a file is measured in processor time: the process has a low
// priority, so on a busy machine any file takes long.
function watchCosts({ maxRss, maxCpuMs }: DecodeJob): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxRss || readCpuMs() > maxCpuMs) sendResult({ peakRss: readPeakRss(), refusal: 'COSTLY' });
  }, CHECK_EVERY_MS).unref();
}

process.once('message', async (job: DecodeJob) => {
  watchCosts(job);
  const result = await decode(job).catch((error: unknown): DecodeResult => {
    return { peakRss: readPeakRss(), refusal: error instanceof RefusedFile ? error.reason : 'BROKEN' };
  });
  sendResult(result);
});
// Ignores signals, because those to the process group reach this process too. The API may still wait for its result.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', killSelf);
