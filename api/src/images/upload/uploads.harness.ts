import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { TestApi } from '../../../test/test-api.harness.js';
import type { UploadedPicture } from './upload.service.js';

/** Builds a form with files that are declared as PNG. */
export function buildForm(...files: (Buffer | string)[]): FormData {
  const form = new FormData();
  for (const file of files)
    form.append(
      'file',
      new Blob([new Uint8Array(typeof file === 'string' ? Buffer.from(file) : file)], { type: 'image/png' }),
      'photo.png',
    );
  return form;
}

export const postUpload = (api: TestApi, body: FormData | string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${api.url}/api/uploads`, { method: 'POST', headers, body });

/** Uploads a picture as the person of the headers, and fails if it is refused. */
export async function upload(api: TestApi, headers: Record<string, string>, content: Buffer): Promise<UploadedPicture> {
  const response = await postUpload(api, buildForm(content), headers);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as UploadedPicture;
}

/** A photograph of two colours: red on the left, blue on the right. */
export function createPhotograph(width = 80, height = 30): Sharp {
  const left = { create: { width: width / 2, height, channels: 3, background: '#ff0000' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([{ input: left, gravity: 'west' }]);
}

/** 55°45'7", as EXIF stores it. */
export const LATITUDE = Buffer.from(Uint32Array.of(55, 1, 45, 1, 7, 1).buffer);

/** A JPEG as a phone writes it, lying on its side, with the location where it was taken. */
export const createPhonePhoto = (): Promise<Buffer> =>
  createPhotograph()
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Meetphone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 7/1' } })
    .toBuffer();

/** A PNG of a few kilobytes that consists of `side` by `side` black pixels. */
export function createBomb(side: number): Buffer {
  return encodePng({ width: side, height: side }, deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 }));
}

/** A PNG of one bit per pixel with these compressed rows, which need not fit its size. */
export function encodePng({ width, height }: { width: number; height: number }, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, encodePngChunk('IHDR', header), encodePngChunk('IDAT', rows), encodePngChunk('IEND', Buffer.alloc(0))]);
}

export function encodePngChunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, sum]);
}

/** A WebP that shows two pictures in turn, first a red one. */
export async function createAnimation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}
