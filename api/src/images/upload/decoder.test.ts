import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Decoder, type DecoderLimits, DecodingAborted, RefusedUpload } from './decoder.js';
import { createAnimation, createBomb, createPhonePhoto, createPhotograph, LATITUDE } from './uploads.harness.js';

const MEGABYTE = 1024 * 1024;
const BROKEN_JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');

let decoder: Decoder;
afterEach(() => decoder.close());

const decode = (content: Buffer, limits: Partial<DecoderLimits> = {}, signal = new AbortController().signal) => {
  decoder = new Decoder(limits);
  return decoder.decode(content, signal);
};

async function readRefusal(content: Buffer | string, limits: Partial<DecoderLimits> = {}): Promise<string> {
  const error = await decode(Buffer.from(content as string), limits).catch((thrown: unknown) => thrown);
  if (error instanceof RefusedUpload) return error.reason;
  throw error instanceof Error ? error : new Error('the file was accepted');
}

async function readColours(content: Buffer): Promise<(x: number, y: number) => string> {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
    if (green > 100) return 'other';
    return red > blue ? 'red' : 'blue';
  };
}

describe("a shopper's picture", () => {
  it("is turned upright and encoded again, without the location and the phone's model", async () => {
    const photo = await createPhonePhoto();
    const original = await sharp(photo).metadata();
    expect([original.orientation, original.exif?.includes('Meetphone'), original.exif?.includes(LATITUDE)]).toEqual([6, true, true]);
    const { content, width, height } = await decode(photo);
    expect([width, height]).toEqual([30, 80]);
    const { format, exif, xmp, icc, iptc, orientation } = await sharp(content).metadata();
    expect({ format, exif, xmp, icc, iptc, orientation }).toEqual({ format: 'webp' });
    const readColourAt = await readColours(content);
    expect([readColourAt(15, 10), readColourAt(15, 70)]).toEqual(['red', 'blue']);
  });

  it('is reduced to at most 2048 pixels a side', async () => {
    const { width, height } = await decode(await createPhotograph(2100, 1050).png().toBuffer());
    expect([width, height]).toEqual([2048, 1024]);
  });

  it.each([
    [
      'PNG with transparency',
      () =>
        sharp(Buffer.alloc(400), { raw: { width: 10, height: 10, channels: 4 } })
          .png()
          .toBuffer(),
    ],
    ['WebP', () => createPhotograph().webp().toBuffer()],
    ['grey JPEG', () => createPhotograph().greyscale().jpeg().toBuffer()],
    ['16-bit PNG', () => createPhotograph().toColourspace('rgb16').png().toBuffer()],
  ])('is accepted as %s and converted to WebP in sRGB', async (_name, make) => {
    const { content } = await decode(await make());
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', space: 'srgb' });
  });

  it('is converted to screen colours if it is in CMYK', async () => {
    const cmyk = await createPhotograph().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { content } = await decode(cmyk);
    expect((await sharp(content).metadata()).space).toBe('srgb');
    const readColourAt = await readColours(content);
    expect([readColourAt(5, 15), readColourAt(75, 15)]).toEqual(['red', 'blue']);
  });

  it('is reduced to its first frame if it is animated', async () => {
    const animation = await createAnimation();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { content, width, height } = await decode(animation);
    expect([width, height, (await sharp(content).metadata()).pages]).toEqual([40, 30, undefined]);
    expect((await readColours(content))(20, 15)).toBe('red');
  });
});

describe('an unacceptable file', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>'],
    ['an SVG with an XML declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['a PDF', '%PDF-1.7'],
    ['an empty file', ''],
  ])('is refused because of its content: %s', async (_name, content) => {
    expect(await readRefusal(content)).toBe('TYPE');
  });

  it('is refused if its format is not accepted, even though it could be decoded', async () => {
    for (const format of ['gif', 'avif', 'tiff'] as const)
      expect(await readRefusal(await createPhotograph().toFormat(format).toBuffer())).toBe('TYPE');
  });

  it('is refused even if it is a valid picture as well', async () => {
    const picture = await createPhotograph().png().toBuffer();
    const zip = Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64');
    const page = Buffer.from('<sCript src="//evil.example"></script>');
    for (const other of [zip, page, Buffer.from('<?php system($_GET[0]);'), Buffer.from('<!DOCTYPE html>')]) {
      expect(await readRefusal(Buffer.concat([picture, other]))).toBe('TYPE');
    }
    expect(await readRefusal(Buffer.concat([picture.subarray(0, 8), Buffer.from('%PDF-1.4'), picture.subarray(8)]))).toBe('TYPE');
  });

  it('is refused if it is cut off or damaged', async () => {
    const photo = await createPhotograph(800, 600).jpeg().toBuffer();
    expect(await readRefusal(photo.subarray(0, photo.length / 2))).toBe('BROKEN');
    const png = await createPhotograph(800, 600).png().toBuffer();
    expect(await readRefusal(png.subarray(0, png.length / 2))).toBe('BROKEN');
    expect(await readRefusal(BROKEN_JPEG)).toBe('BROKEN');
  });
});

describe('a costly file', () => {
  it('is refused before it is decoded if it has 400 megapixels', async () => {
    const file = createBomb(20_000);
    expect(file.length).toBeLessThan(MEGABYTE);
    expect(await readRefusal(file, { maxRss: 200 * MEGABYTE })).toBe('PIXELS');
  });

  it('is decoded within the memory limit of its process if it is a progressive JPEG of 40 megapixels', async () => {
    const file = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#a33' } })
      .jpeg({ progressive: true })
      .toBuffer();
    const { width, peakRss } = await decode(file);
    expect(width).toBe(2048);
    expect(peakRss).toBeLessThan(640 * MEGABYTE);
  });

  it('is refused if decoding exceeds the limit of memory or CPU time', async () => {
    const photo = await createPhotograph(2048, 2048).jpeg({ progressive: true }).toBuffer();
    expect(await readRefusal(photo, { maxRss: 20 * MEGABYTE })).toBe('COSTLY');
    expect(await readRefusal(photo, { maxCpuMs: 1 })).toBe('COSTLY');
  });
});

describe('a file', () => {
  it('is not refused as costly if decoding only exceeds its time limit, as on a busy machine', async () => {
    await expect(decode(await createPhotograph().png().toBuffer(), { timeoutMs: 1 })).rejects.toThrow(DecodingAborted);
  });

  it('is not decoded for a client that has disconnected', async () => {
    await expect(decode(await createPhotograph().png().toBuffer(), {}, AbortSignal.abort())).rejects.toThrow(DecodingAborted);
  });

  it('leaves no timer once it is decoded or refused', async () => {
    const countTimers = () => process.getActiveResourcesInfo().filter((type) => type === 'Timeout').length;
    const before = countTimers();
    await decode(await createPhotograph().png().toBuffer());
    expect(countTimers()).toBe(before);
    await readRefusal(BROKEN_JPEG);
    expect(countTimers()).toBe(before);
  });

  it('is decoded even if another file that arrives at the same time is refused', async () => {
    decoder = new Decoder();
    const { signal } = new AbortController();
    const photo = await createPhotograph().png().toBuffer();
    const files = [photo, Buffer.from('nothing'), photo].map((file) => decoder.decode(file, signal));
    expect((await Promise.allSettled(files)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
