import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type PictureApi, startPictureApi } from './pictures.harness.js';
import { createBomb } from './upload/uploads.harness.js';

let api: PictureApi;
let picture: string;

const FRONTEND = 'https://other-frontend.example';
const SOURCE_SIZE = { width: 800, height: 1000 };

async function createPicture(): Promise<string> {
  const noise = randomBytes(100 * 125 * 3);
  const content = await sharp(noise, { raw: { width: 100, height: 125, channels: 3 } })
    .resize(SOURCE_SIZE)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return api.put(content, 'png');
}

const get = (address: string, headers: Record<string, string> = {}): Promise<Response> => fetch(`${api.url}/_ipx/${address}`, { headers });

async function measureSize(response: Response): Promise<string> {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  // sharp reports AVIF as HEIF, its container.
  return `${format === 'heif' ? 'avif' : format} ${width}x${height}`;
}

beforeAll(async () => {
  api = await startPictureApi({ CORS_ORIGINS: `${FRONTEND},https://another.example` });
  picture = await createPicture();
});

afterAll(() => api.close());

describe('a picture', () => {
  it('has the requested width and format, and can be cached for a year', async () => {
    const response = await get(`f_webp,w_640,q_80/${picture}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('vary') ?? '').not.toMatch(/accept\b/i);
    expect(await measureSize(response)).toBe('webp 640x800');
  });

  it.each([
    ['w_3072', 'webp 800x1000'],
    ['h_400', 'webp 320x400'],
    ['s_320x320', 'webp 320x320'],
    ['s_320x320,fit_inside', 'webp 256x320'],
    ['s_320x320&fit_contain&b_ffffff', 'webp 320x320'],
    ['format_jpg,width_320,quality_50', 'jpeg 320x400'],
    ['f_png,w_320', 'png 320x400'],
    ['f_avif,w_320', 'avif 320x400'],
    ['_', 'webp 800x1000'],
  ])('with the modifiers «%s» is sent as %s', async (modifiers, expected) => {
    expect(await measureSize(await get(`${modifiers}/${picture}`))).toBe(expected);
  });

  it.each([
    ['image/webp', 'the Accept header */*, which fetch sends by default', undefined],
    ['image/webp', 'an Accept header with WebP', 'image/avif,image/webp,image/*,*/*;q=0.8'],
    ['image/jpeg', 'an Accept header with PNG and JPEG only', 'image/png,image/jpeg'],
  ])('is sent as %s if the request leaves the format open and has %s', async (type, _header, accept) => {
    for (const modifiers of ['w_320', 'f_auto,w_320']) {
      const response = await get(`${modifiers}/${picture}`, accept === undefined ? {} : { accept });
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('vary')).toMatch(/\baccept\b/i);
    }
  });

  it('has «Vary: Origin, Accept» if its format is negotiated and only listed origins may read it', async () => {
    const response = await get(`f_auto,w_320/${picture}`, { origin: FRONTEND });
    expect(response.headers.get('access-control-allow-origin')).toBe(FRONTEND);
    expect(response.headers.get('vary')?.split(', ')).toEqual(['Origin', 'Accept']);
  });

  it('takes fewer bytes at a lower quality', async () => {
    const countBytes = async (quality: number) => (await (await get(`w_320,q_${quality}/${picture}`)).arrayBuffer()).byteLength;
    expect(await countBytes(50)).toBeLessThan(await countBytes(90));
  });
});

describe('a picture request', () => {
  it.each([
    'w_641',
    'constructor_1',
    ',',
  ])('gets status 400 and an explanation in one sentence for the invalid modifiers «%s»', async (modifiers) => {
    const response = await get(`${modifiers}/${picture}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/^Bad image request: .{5,120}\.$/);
  });

  it.each([
    'favicon.ico',
    '..%2F..%2F..%2Fetc%2Fpasswd',
    '%2Fetc%2Fpasswd',
    'http:%2F%2F127.0.0.1:4001%2Fmetrics',
    `${'0'.repeat(64)}.svg`,
    `${'0'.repeat(64)}.webp%00.png`,
    `${'A'.repeat(64)}.webp`,
  ])('is refused for an invalid key: %s', async (key) => {
    expect((await get(`w_320/${key}`)).status).toBe(400);
  });

  it('gets status 404 for a missing picture', async () => {
    const response = await get(`w_320/${'0'.repeat(64)}.webp`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is refused for an SVG with another extension', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
    expect((await get(`w_320/${await api.put(Buffer.from(svg), 'png')}`)).status).toBe(422);
  });

  it('is refused for a picture with too many pixels', async () => {
    expect((await get(`w_320/${await api.put(createBomb(8_000), 'png')}`)).status).toBe(422);
  });

  it('is refused for a broken picture', async () => {
    expect((await get(`w_320/${await api.put(randomBytes(2000), 'webp')}`)).status).toBe(422);
  });
});

describe('a cached picture', () => {
  it('is not resized again, and its object is not read', async () => {
    const key = await createPicture();
    const first = await get(`w_320/${key}`);
    await writeFile(path.join(api.objectsFolder, key), 'no picture');
    const again = await get(`w_320/${key}`);
    expect(again.status).toBe(200);
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    expect((await get(`w_640/${key}`)).status).toBe(422);
  });

  it('is not sent again to a client that already has it, even if nothing of it is left on the server', async () => {
    const key = await createPicture();
    const etag = (await get(`w_320/${key}`)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    await rm(path.join(api.objectsFolder, key));
    await rm(api.cacheFolder, { recursive: true });
    for (const cachedTag of [etag, `"other", W/${etag}`]) {
      const response = await get(`w_320/${key}`, { 'if-none-match': cachedTag });
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await get(`w_640/${await createPicture()}`, { 'if-none-match': etag })).status).toBe(200);
  });
});
