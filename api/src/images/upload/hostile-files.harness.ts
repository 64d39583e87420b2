import { randomBytes } from 'node:crypto';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createAnimation, createBomb, createPhonePhoto, createPhotograph, encodePng, encodePngChunk } from './uploads.harness.js';

/** Outcome of an upload: the file is refused for this reason, or encoded again from its pixels. */
type Outcome = 'TYPE' | 'PIXELS' | 'BROKEN' | 'COSTLY' | 'EMPTY' | 'TOO_LARGE' | 'REENCODED';

export interface HostileFile {
  name: string;
  content: Buffer;
  /** Accepted outcomes: more than one if the result depends on the version of the decoding library. */
  outcomes: Outcome[];
}

const MEGABYTE = 1024 * 1024;
const SCRIPT = '<script>alert(1)</script>';

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const padWithNoise = (start: Buffer): Buffer => Buffer.concat([start, randomBytes(4096)]);

const toFiles = (outcomes: Outcome[], files: Record<string, Buffer>): HostileFile[] =>
  Object.entries(files).map(([name, content]) => ({ name, content, outcomes }));

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;

/** Files of other types. Some of them could be decoded as pictures. */
async function buildOtherTypes(): Promise<HostileFile[]> {
  const picture = createPhotograph();
  return toFiles(['TYPE'], {
    'an SVG with a script': ascii(svg),
    'an SVG behind a declaration': ascii(`<?xml version="1.0"?>${svg}`),
    'an SVG that reads a file of the server': ascii(
      `<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&file;</text></svg>`,
    ),
    'an SVG of a billion laughs': ascii(
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`,
    ),
    'a compressed SVG': gzipSync(svg),
    'a page': ascii(`<!doctype html>${SCRIPT}`),
    'a script': ascii('fetch("/graphql")'),
    'a script of a server': ascii('<?php system($_GET[0]);'),
    'a script of a shell': ascii('#!/bin/sh\nid\n'),
    'a PDF': ascii('%PDF-1.7\n%%EOF'),
    'a PostScript file': ascii('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file'),
    'commands of ImageMagick': ascii('push graphic-context\nfill \'url(https://127.0.0.1/"|id")\'\npop graphic-context'),
    'an archive': hex(`504b0506${'00'.repeat(18)}`),
    'a program for Linux': padWithNoise(hex('7f454c46 020101')),
    'a program for Windows': padWithNoise(ascii('MZ')),
    'a film': padWithNoise(hex('00000020 667479706d703432')),
    'a HEIC photo': padWithNoise(hex('00000020 6674797068656963')),
    'a JPEG 2000': padWithNoise(hex('0000000c 6a5020200d0a870a')),
    'a Photoshop file': padWithNoise(ascii('8BPS')),
    'an icon': padWithNoise(hex('00000100 0100')),
    'a BMP': padWithNoise(ascii('BM')),
    'a RIFF that is no WebP': padWithNoise(ascii('RIFF\x24\x10\x00\x00AVI ')),
    'a PNG whose signature lost its line ends': padWithNoise(hex('89504e47 0a0a1a0a')),
    'a GIF': await picture.clone().gif().toBuffer(),
    'an AVIF': await picture.clone().avif().toBuffer(),
    'a TIFF': await picture.clone().tiff().toBuffer(),
    'one byte': hex('ff'),
    'random bytes': randomBytes(MEGABYTE),
  });
}

/** Real pictures that are also a page, a script, a document or an archive. */
async function buildPolyglots(): Promise<HostileFile[]> {
  const [png, jpeg, webp] = [
    await createPhotograph().png().toBuffer(),
    await createPhotograph().jpeg().toBuffer(),
    await createPhotograph().webp().toBuffer(),
  ];
  const archive = hex(`504b0506${'00'.repeat(18)}`);
  const insertComment = (text: string) =>
    Buffer.concat([jpeg.subarray(0, 2), hex('fffe'), measureLength(text), ascii(text), jpeg.subarray(2)]);
  const append = (picture: Buffer, text: string) => Buffer.concat([picture, ascii(text)]);
  return toFiles(['TYPE'], {
    'a PNG before an archive': Buffer.concat([png, archive]),
    'a JPEG before an archive': Buffer.concat([jpeg, archive]),
    'a WebP before an archive': Buffer.concat([webp, archive]),
    'a PNG before a page': append(png, '<!DOCTYPE html>'),
    'a JPEG before a script': append(jpeg, SCRIPT),
    'a WebP before a script in odd letters': append(webp, '<sCrIpT\nsrc=//evil.example></sCrIpT>'),
    'a PNG before a script of a server': append(png, '<?php system($_GET[0]);'),
    'a WebP before an SVG': append(webp, svg),
    'a JPEG before a frame': append(jpeg, '<iframe src="//evil.example">'),
    'a JPEG with a script in its comment': insertComment(SCRIPT),
    'a JPEG with a page in its comment': insertComment('<html onload=alert(1)>'),
    'a PNG with a script in its text': insertChunks(png, 'tEXt', ascii(`Comment\0${SCRIPT}`)),
    'a PNG with a PDF near its start': insertChunks(png, 'tEXt', ascii('Comment\0%PDF-1.4')),
    'a JPEG with a script of a server in its EXIF': await createPhotograph()
      .jpeg()
      .withExif({ IFD0: { ImageDescription: '<?php system($_GET[0]);' } })
      .toBuffer(),
  });
}

const measureLength = (text: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return length;
};

/** Inserts chunks after the header of a PNG, which takes 33 bytes. */
const insertChunks = (png: Buffer, type: string, ...contents: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...contents.map((content) => encodePngChunk(type, content)), png.subarray(33)]);

/** Small files that take much memory or time to decode, or claim a size that would. */
async function buildBombs(): Promise<HostileFile[]> {
  const png = await createPhotograph().png().toBuffer();
  const jpeg = await createPhotograph().jpeg().toBuffer();
  const frames = Array.from({ length: 200 }, (_, index) =>
    createPhotograph(400, 400)
      .negate(index % 2 === 0)
      .png()
      .toBuffer(),
  );
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  const large = { create: { width: 9_000, height: 9_000, channels: 3, background: '#a33' } } as const;
  const zeros = deflateSync(Buffer.alloc(60 * MEGABYTE), { level: 9 });
  return [
    ...toFiles(['PIXELS'], {
      'a PNG of 400 megapixels': createBomb(20_000),
      'a JPEG of 81 megapixels': await sharp(large).jpeg({ quality: 30 }).toBuffer(),
      'a progressive JPEG of 81 megapixels': await sharp(large).jpeg({ quality: 30, progressive: true }).toBuffer(),
      'a WebP of 81 megapixels': await sharp(large).webp({ lossless: true, effort: 0 }).toBuffer(),
    }),
    ...toFiles(['PIXELS', 'BROKEN'], {
      'a PNG that claims four gigapixels': encodePng({ width: 65_535, height: 65_535 }, zeros),
      'a PNG that is two billion pixels wide': encodePng({ width: 2 ** 31 - 1, height: 1 }, zeros),
      'a PNG without any width': encodePng({ width: 0, height: 10 }, zeros),
      'a JPEG that claims 65,500 pixels each way': changeClaimedSize(jpeg, 65_500),
    }),
    ...toFiles(['REENCODED', 'BROKEN', 'COSTLY'], {
      'a PNG with a text of 60 MB': insertChunks(png, 'zTXt', Buffer.concat([ascii('Comment\0\0'), zeros])),
      'a PNG with a colour profile of 60 MB': insertChunks(png, 'iCCP', Buffer.concat([ascii('Profile\0\0'), zeros])),
      'a PNG of 50,000 chunks': insertChunks(png, 'tEXt', ...Array.from({ length: 50_000 }, () => ascii('a\0b'))),
      'a PNG with more pixels in it than it claims': encodePng({ width: 10, height: 10 }, zeros),
    }),
    ...toFiles(['REENCODED'], { 'an animation of 200 pictures': moving, 'a PNG of 39 megapixels': createBomb(6_300) }),
  ];
}

/** Changes the height and the width that a baseline JPEG claims. */
function changeClaimedSize(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frameHeader = changed.indexOf(hex('ffc0'));
  changed.writeUInt16BE(side, frameHeader + 5);
  changed.writeUInt16BE(side, frameHeader + 7);
  return changed;
}

/** Pictures that were cut off, damaged, or never had any content. */
async function buildBrokenPictures(): Promise<HostileFile[]> {
  const large = createPhotograph(800, 600);
  const [png, jpeg, webp] = [
    await large.clone().png().toBuffer(),
    await large.clone().jpeg().toBuffer(),
    await large.clone().webp().toBuffer(),
  ];
  const cutInHalf = (picture: Buffer) => picture.subarray(0, picture.length / 2);
  const damaged = Buffer.from(png);
  damaged.fill(0xff, 60, 90);
  return toFiles(['BROKEN'], {
    'half a PNG': cutInHalf(png),
    'half a JPEG': cutInHalf(jpeg),
    'half a WebP': cutInHalf(webp),
    'the signature of a PNG': png.subarray(0, 8),
    'the start of a JPEG': hex('ffd8ffe000104a464946'),
    'the start of a WebP': webp.subarray(0, 16),
    'a damaged PNG': damaged,
    'a PNG without pixels': encodePng({ width: 10, height: 10 }, deflateRawSync(Buffer.alloc(0))),
    'noise behind the start of a JPEG': padWithNoise(hex('ffd8ffdb')),
  });
}

/** Pictures whose metadata reveals their owner. */
async function buildRevealingPictures(): Promise<HostileFile[]> {
  const location = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 7/1' }, IFD0: { Make: 'Meetphone' } };
  return toFiles(['REENCODED'], {
    'a JPEG with the place where it was taken': await createPhonePhoto(),
    'a PNG with the place where it was taken': await createPhotograph().png().withExif(location).toBuffer(),
    'a WebP with the place where it was taken': await createPhotograph().webp().withExif(location).toBuffer(),
    'a JPEG with the name of its author': await createPhotograph()
      .jpeg()
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Meetphone</x:xmpmeta>')
      .toBuffer(),
    'a WebP that moves': await createAnimation(),
  });
}

const buildWrongSizes = async (): Promise<HostileFile[]> => [
  ...toFiles(['EMPTY'], { 'an empty file': Buffer.alloc(0) }),
  ...toFiles(['TOO_LARGE'], {
    'a file of 11 MB': Buffer.alloc(11 * MEGABYTE),
    'a picture with 10 MB behind it': Buffer.concat([await createPhotograph().png().toBuffer(), Buffer.alloc(10 * MEGABYTE)]),
  }),
];

export async function buildHostileFiles(): Promise<HostileFile[]> {
  return (
    await Promise.all([
      buildOtherTypes(),
      buildPolyglots(),
      buildBombs(),
      buildBrokenPictures(),
      buildRevealingPictures(),
      buildWrongSizes(),
    ])
  ).flat();
}
