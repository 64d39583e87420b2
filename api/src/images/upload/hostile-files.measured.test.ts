import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bearer, type SignedIn, signIn } from '../../auth/session/sessions.harness.js';
import { type PictureApi, startPictureApi } from '../pictures.harness.js';
import { buildHostileFiles, type HostileFile } from './hostile-files.harness.js';

const ROUNDS = 10;
const ROUND_MS = 2_500;
/** Time from one upload to the next. At this pace the thread sends as many files as 120 client addresses may upload within an hour. */
const PACE_MS = 250;
const MAX_SLOWDOWN = 1.5;

let api: PictureApi;
let anna: SignedIn;
let files: HostileFile[];

beforeAll(async () => {
  api = await startPictureApi({
    UPLOADS_PER_HOUR: '100000',
    ADDRESS_UPLOADS_PER_HOUR: '100000',
    RATE_PER_MINUTE: '1000000',
    RATE_PER_SECOND: '10000',
  });
  anna = await signIn(api);
  files = await buildHostileFiles();
}, 120_000);
afterAll(() => api.close());

/** Starts a thread that uploads different files in each round. Stopping it returns how many it has sent. */
function keepUploading(round: number): { stop: () => Promise<number> } {
  const roundFiles = files.filter((_, index) => index % ROUNDS === round).map(({ content }) => new Uint8Array(content));
  const workerData = { url: api.url, ...bearer(anna.tokens), files: roundFiles, paceMs: PACE_MS };
  const thread = new Worker(new URL('./upload-load.harness.ts', import.meta.url), { workerData });
  return {
    stop: async () => {
      thread.postMessage('stop');
      const [sent] = await once(thread, 'message');
      return sent;
    },
  };
}

async function measureResponses(): Promise<number[]> {
  const durations: number[] = [];
  const request = { query: '{ user { id bonuses } favouriteList { productIds } }' };
  const end = performance.now() + ROUND_MS;
  while (performance.now() < end) {
    const startedAt = performance.now();
    const response = await api.post(request, bearer(anna.tokens));
    expect(await response.json()).toMatchObject({ data: { favouriteList: { productIds: [] } } });
    durations.push(performance.now() - startedAt);
  }
  return durations;
}

const p95 = (values: number[]): number => values.toSorted((one, other) => one - other)[Math.floor(0.95 * values.length)] ?? 0;

it(`responses take at most ${MAX_SLOWDOWN} times as long while hostile files are uploaded`, async () => {
  await measureResponses();
  const [quiet, busy]: [number[], number[]] = [[], []];
  let uploads = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await measureResponses()));
    const uploading = keepUploading(round);
    busy.push(...(await measureResponses()));
    uploads += await uploading.stop();
  }
  const [quietP95, busyP95] = [p95(quiet), p95(busy)];
  process.stdout.write(
    `p95 alone ${quietP95.toFixed(1)} ms, beside ${uploads} uploads ${busyP95.toFixed(1)} ms: ${(busyP95 / quietP95).toFixed(2)} times\n`,
  );
  expect(uploads).toBeGreaterThan(60);
  expect(busyP95 / quietP95).toBeLessThanOrEqual(MAX_SLOWDOWN);
}, 300_000);
