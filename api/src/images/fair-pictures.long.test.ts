import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../test/support/wait-until.js';
import { type PictureApi, startPictureApi } from './pictures.harness.js';

const LARGE_PICTURES = 108;
const VISITORS = 12;
/**
 * Maximum number of large pictures that may be finished before the last visitor's picture: those in progress when the visitors arrive, and
 * one for each turn in the queue that the greedy client gets until then.
 */
const MAX_LARGE_BEFORE_VISITS = 4;

let api: PictureApi;

beforeAll(async () => {
  api = await startPictureApi({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => api.close());

const get = (address: string, { from, signal }: { from: string; signal?: AbortSignal }): Promise<Response> =>
  fetch(`${api.url}/_ipx/${address}`, { headers: { 'x-forwarded-for': from }, signal: signal ?? null });

it(`a client that requests ${LARGE_PICTURES} large pictures does not delay ${VISITORS} other clients, and its queued pictures are dropped when it disconnects`, async () => {
  const pictures = await Promise.all(Array.from({ length: LARGE_PICTURES / 6 }, () => api.putNoise(1200)));
  const disconnect = new AbortController();
  const largeAddresses = pictures.flatMap((key) =>
    [768, 1024, 1280].flatMap((width) => [50, 80].map((q) => `f_avif,w_${width},q_${q}/${key}`)),
  );
  const finishedKinds: string[] = [];
  let arrived = 0;
  api.app.getHttpServer().on('request', () => {
    arrived += 1;
  });
  const greedy = largeAddresses.map((address) =>
    get(address, { from: '192.0.2.66', signal: disconnect.signal }).then(
      () => finishedKinds.push('large'),
      () => 'dropped',
    ),
  );
  await until('all large pictures are requested', () => arrived === LARGE_PICTURES);
  const visits = Array.from({ length: VISITORS }, async (_, visitor) => {
    const { status } = await get(`f_webp,w_640,q_80/${pictures[visitor]}`, { from: `198.51.100.${visitor}` });
    finishedKinds.push('visit');
    return status;
  });
  expect(await Promise.all(visits)).toEqual(Array.from({ length: VISITORS }, () => 200));
  const kindsBeforeLastVisit = finishedKinds.slice(0, finishedKinds.lastIndexOf('visit'));
  expect(kindsBeforeLastVisit.filter((kind) => kind === 'large').length).toBeLessThanOrEqual(MAX_LARGE_BEFORE_VISITS);
  disconnect.abort();
  await Promise.all(greedy);
  // After the greedy client has left, its pictures in progress are finished and no further ones are started.
  await get(`f_avif,w_320/${pictures[0]}`, { from: '198.51.100.1' });
  const cachedFiles = await readdir(api.cacheFolder);
  expect(cachedFiles.length).toBeLessThan(VISITORS + LARGE_PICTURES / 4);
  await get(`f_avif,w_320/${pictures[1]}`, { from: '198.51.100.1' });
  expect((await readdir(api.cacheFolder)).length).toBeLessThanOrEqual(cachedFiles.length + 3);
});
