import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { bearer, type SignedIn, signIn } from '../../auth/session/sessions.harness.js';
import { type PictureApi, startPictureApi } from '../pictures.harness.js';
import { buildForm, createPhotograph, postUpload } from './uploads.harness.js';

const MAX_MS = 1_000;

let api: PictureApi;
beforeAll(async () => {
  api = await startPictureApi({ TRUSTED_PROXIES: '127.0.0.1/8' });
});
afterAll(() => api.close());

const countRunning = async () =>
  Number(/^meet_uploads_running (\d+)/m.exec(await (await fetch(`${api.healthUrl}/metrics`)).text())?.[1] ?? 0);

/** Begins five uploads of an account, and sends a byte of each once a second. Returns a function that ends them. */
function sendSlowly({ tokens }: SignedIn, address: string): () => void {
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const head = [
    'POST /api/uploads HTTP/1.1',
    'host: shop',
    `authorization: ${bearer(tokens).authorization}`,
    `x-forwarded-for: ${address}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 100000',
  ].join('\r\n');
  const sockets = Array.from({ length: 5 }, () => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1').on('error', () => undefined);
    socket.write(`${head}\r\n\r\n${part}`);
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

it.each([
  2, 3, 6,
])(`a photo is stored within ${MAX_MS} ms while %d accounts send five files each at one byte a second`, async (accounts) => {
  const shopper = await signIn(api);
  const slow = await Promise.all(Array.from({ length: accounts }, () => signIn(api)));
  const photo = await createPhotograph(200, 200).jpeg().toBuffer();
  const stopFunctions = slow.map((account, index) => sendSlowly(account, `203.0.113.${index}`));
  await until('all of them have begun', async () => (await countRunning()) >= Math.min(8, 3 * accounts));
  const startedAt = performance.now();
  const { status } = await postUpload(api, buildForm(photo), { ...bearer(shopper.tokens), 'x-forwarded-for': '198.51.100.1' });
  const ms = performance.now() - startedAt;
  process.stdout.write(`${accounts} slow accounts: status ${status} after ${ms.toFixed(0)} ms\n`);
  for (const stop of stopFunctions) stop();
  await until('all slots are free', async () => (await countRunning()) === 0);
  expect([status, ms <= MAX_MS]).toEqual([201, true]);
}, 60_000);
