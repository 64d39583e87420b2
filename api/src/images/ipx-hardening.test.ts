import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type PictureApi, startPictureApi } from './pictures.harness.js';
import { Resizer } from './resize/resizer.js';

const MEGABYTE = 1024 * 1024;

let api: PictureApi;
let bystander: Server;
/** Paths requested from `bystander`, another server on this machine. */
const requestedPaths: (string | undefined)[] = [];

beforeAll(async () => {
  api = await startPictureApi({ RATE_PER_SECOND: '100000', RATE_PER_MINUTE: '1000000' });
  await mkdir(api.objectsFolder, { recursive: true });
  bystander = createServer((incoming, response) => {
    requestedPaths.push(incoming.url);
    response.end('a secret');
  }).listen(0, '127.0.0.1');
  await once(bystander, 'listening');
});

afterAll(async () => {
  await api.close();
  bystander.close();
});

/** Sends the path unchanged; fetch would normalize it. */
async function requestRaw(address: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(api.url);
  const outgoing = request({ hostname, port, path: address, headers: { connection: 'close' } }).end();
  const [response] = await once(outgoing, 'response');
  return { status: response.statusCode, body: await text(response) };
}

describe('a source outside the store', () => {
  const sources = [
    '../../../../etc/passwd',
    '..%2f..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%5c..%5cetc%5cpasswd',
    '....//....//etc/passwd',
    '%252e%252e%252fetc%252fpasswd',
    '/etc/passwd',
    'file:///etc/passwd',
    'file%3A%2F%2F%2Fetc%2Fpasswd',
    'http://127.0.0.1:PORT/secret.webp',
    'http%3A%2F%2F127.0.0.1%3APORT%2Fsecret.webp',
    'http%3A%2F%2Flocalhost%3APORT%2Fsecret.webp',
    'http%3A%2F%2F2130706433%3APORT%2Fsecret.webp',
    'http%3A%2F%2F0x7f.1%3APORT%2Fsecret.webp',
    'http%3A%2F%2F%5B%3A%3A1%5D%3APORT%2Fsecret.webp',
    'http%3A%2F%2F%5B%3A%3Affff%3A127.0.0.1%5D%3APORT%2Fsecret.webp',
    '%2F%2F127.0.0.1%3APORT%2Fsecret.webp',
    'http%3A%2F%2F169.254.169.254%2Flatest%2Fmeta-data%2F',
    'http%3A%2F%2F%5Bfe80%3A%3A1%5D%2Fsecret.webp',
    'https%3A%2F%2Fexample.com%2Fa.webp',
    'data%3Aimage%2Fpng%3Bbase64%2CAAAA',
    `${'0'.repeat(64)}.webp%00`,
    `${'0'.repeat(64)}.webp%2f..%2f..%2fsecret`,
  ];

  it.each(sources)('is refused, and neither read nor requested: %s', async (source) => {
    const address = bystander.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { status, body } = await requestRaw(`/_ipx/w_320/${source.replace('PORT', port)}`);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/root:|secret\b(?!\.webp)/);
    expect(requestedPaths).toEqual([]);
  });
});

describe('a request to resize a picture', () => {
  it.each([
    'w_20000',
    'h_20000',
    's_20000x20000',
    'w_999999999999999999999',
    'w_641',
    'w_3.2e2',
    'w_0x280',
    'w_٣٢٠',
  ])('is refused if its size is not allowed: %s', async (modifiers) => {
    expect((await requestRaw(`/_ipx/${encodeURIComponent(modifiers)}/${'0'.repeat(64)}.webp`)).status).toBe(400);
  });

  it('is refused before decoding if the picture has 42 megapixels', async () => {
    const bomb = await sharp({ create: { width: 20_000, height: 2_100, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const key = await api.put(bomb, 'png');
    const { results, growth } = await measureMemoryGrowth(() =>
      Promise.all(Array.from({ length: 20 }, () => requestRaw(`/_ipx/w_320/${key}`))),
    );
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([422]));
    // A single decoded picture would take 126 MB.
    expect(growth).toBeLessThan(60 * MEGABYTE);
  });
});

/** Resident memory of this process, which runs the API, and of the resize process. */
function readMemory(): number {
  const { pid } = api.app.get(Resizer);
  const [, kilobytes = '0'] = (process.platform === 'linux' && /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))) || [];
  return process.memoryUsage.rss() + Number(kilobytes) * 1024;
}

/** Does the work, and returns its results and how far the memory rose above its initial value. */
async function measureMemoryGrowth<T>(work: () => Promise<T>): Promise<{ results: T; growth: number }> {
  // Starts the resize process first, so that its start does not count as growth of the memory.
  await requestRaw(`/_ipx/w_320/${await api.put(Buffer.from('no picture'), 'png')}`);
  const before = readMemory();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, readMemory());
  }, 5);
  const results = await work();
  clearInterval(watch);
  return { results, growth: Math.max(highest, readMemory()) - before };
}

describe('an object that is not an accepted picture', () => {
  it('is refused without being read if it has 50 MB', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => createSparseObject(50 * MEGABYTE)));
    const requestAll = () => Promise.all(keys.flatMap((key) => [320, 640, 768].map((width) => requestRaw(`/_ipx/w_${width}/${key}`))));
    const { results, growth } = await measureMemoryGrowth(requestAll);
    expect(new Set(results.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['422 The object is too large for a picture.']),
    );
    expect(growth).toBeLessThan(40 * MEGABYTE);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="http://127.0.0.1:PORT/x.png"/></svg>'],
    [
      'an SVG with an XML declaration',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7 %âãÏÓ'],
    ['an empty file', ''],
  ])('is refused with any extension: %s', async (_what, content) => {
    const address = bystander.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    for (const extension of ['png', 'webp', 'jpg', 'avif']) {
      const { status, body } = await requestRaw(`/_ipx/_/${await api.put(Buffer.from(content.replace('PORT', port)), extension)}`);
      expect([status, body]).toEqual([422, 'The object is not a raster picture.']);
    }
    expect(requestedPaths).toEqual([]);
  });
});

async function createSparseObject(bytes: number): Promise<string> {
  const key = `${randomBytes(32).toString('hex')}.png`;
  const file = await open(path.join(api.objectsFolder, key), 'w');
  await file.truncate(bytes);
  await file.close();
  return key;
}
