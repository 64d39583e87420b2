import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Shop, shop, startStorefront } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const crlf = '\r\n';
const head = (...lines: string[]) => [...lines, '', ''].join(crlf);
const unfinishedPost = head('POST /graphql HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/json', 'Content-Length: 90');

async function open(url: string, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

/** Sends a raw request, because fetch only sends valid ones. */
const sendRaw = async (url: string, ...lines: string[]) => text(await open(url, head(...lines, 'Connection: close')));

test.each([
  ['http://shop.example/catalog', 200],
  ['HTTP://shop.example/no-such-page?a=b', 404],
  ['http://', 200],
  ['http://[/catalog', 200],
])('a request for the absolute target %s gets the status %i', async (target, status) => {
  const response = await sendRaw(shop().storefront, `GET ${target} HTTP/1.1`, 'Host: shop.example');
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each([
  ['the storefront', 'storefront'],
  ['the API', 'api'],
] as const)('%s responds with 404 to a request for /inbox with a foreign Host header', async (_name, part) => {
  for (const path of ['/inbox', '/%69nbox', '/inbo%78?to=a']) {
    const response = await sendRaw(shop()[part], `GET ${path} HTTP/1.1`, 'Host: rebound.example', 'X-Forwarded-Host: localhost');
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
  }
});

test('clients with unfinished requests do not block the API for others', async () => {
  const unfinishedSockets = await Promise.all(Array.from({ length: 140 }, () => open(shop().storefront, `${unfinishedPost}{"query":`)));
  try {
    const response = await fetch(`${shop().storefront}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{__typename}"}',
    });
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
    // Some are still open, so the response did not arrive only because all of them were closed.
    expect(unfinishedSockets.some(isOpen)).toBe(true);
  } finally {
    for (const socket of unfinishedSockets) socket.destroy();
  }
});

test('the storefront rejects a body that is too large in the same way as the API', async () => {
  const body = JSON.stringify({ query: `{ __typename } #${'x'.repeat(400_000)}` });
  const readRefusals = (part: keyof Pick<Shop, 'api' | 'storefront'>) =>
    Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await fetch(`${shop()[part]}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        const { errors } = (await response.json()) as { errors: [{ message: string; extensions: { code: string; details: object } }] };
        const [{ message, extensions }] = errors;
        return { status: response.status, message, code: extensions.code, details: extensions.details };
      }),
    );
  const [apiRefusal] = await readRefusals('api');
  expect(apiRefusal).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  expect(await readRefusals('storefront')).toEqual(Array.from({ length: 10 }, () => apiRefusal));
});

test('a client address may open 256 connections, not counting idle ones, and more once it has closed them', async () => {
  const storefront = await startStorefront(shop().api);
  try {
    const completeRequest = head('GET /robots.txt HTTP/1.1', 'Host: 127.0.0.1');
    const idleSockets = await Promise.all(Array.from({ length: 256 }, () => open(storefront.url, completeRequest)));
    await Promise.all(idleSockets.map((socket) => once(socket, 'data')));
    expect((await fetch(storefront.url)).status).toBe(200);
    const sockets = await Promise.all(Array.from({ length: 300 }, () => open(storefront.url, '')));
    for (const socket of sockets) socket.resume();
    let openCount = sockets.length;
    await until(async () => {
      openCount = sockets.filter(isOpen).length;
      return openCount <= 256;
    });
    expect(openCount).toBe(256);
    for (const socket of [...idleSockets, ...sockets]) socket.destroy();
    await until(async () => (await fetch(storefront.url).catch(() => null))?.ok === true);
  } finally {
    await storefront.stop();
  }
});
