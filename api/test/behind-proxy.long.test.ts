import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bearer, type SignedIn, signIn, toRefusal } from '../src/auth/session/sessions.harness.js';
import { CART, Subscriber } from '../src/event/subscription/subscriber.harness.js';
import { buildProductItem } from '../src/exports/testing.js';
import { maxUploadBytes } from '../src/images/upload/upload.rules.js';
import { buildForm, createPhotograph, encodePngChunk } from '../src/images/upload/uploads.harness.js';
import { endProcess } from './api-processes.harness.js';
import { startImportUpload } from './catalog-imports.harness.js';
import { catalogLines } from './catalog-lines.harness.js';
import { findNginxObstacle } from './proxy.harness.js';
import { ShopBehindProxy } from './shop-behind-proxy.harness.js';
import { until } from './support/wait-until.js';
import type { GraphqlResponse } from './test-api.harness.js';

/** Number of mutations that each replica allows a client per minute. */
const MUTATIONS = 10;
const REPLICAS = 2;
/** Maximum number of requests of one client that the proxy serves at the same time. */
const CONNECTIONS = 256;
const ADD_TO_CART = 'mutation ($ids: [ID!]!) { addToProductCart(dto: { ids: $ids }) { version } }';
const CART_QUERY = '{ productCart { version lines { productItem { id } } } }';

const skipReason = findNginxObstacle();
let proxiedShop: ShopBehindProxy;

interface Client {
  /** IP address from which the client connects. */
  from?: string;
  headers?: Record<string, string>;
}

/** Sends a GraphQL request through the proxy, over a connection of its own. */
async function sendQuery(query: string, { from = '127.0.0.1', headers = {} }: Client = {}): Promise<{ status: number; body: string }> {
  const options = { method: 'POST', localAddress: from, agent: false, headers: { 'content-type': 'application/json', ...headers } };
  const sentRequest = request(`${proxiedShop.url}/graphql`, options);
  sentRequest.end(JSON.stringify({ query }));
  const [response] = (await once(sentRequest, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

async function readData<Data>(url: string, requestBody: object, { tokens }: SignedIn): Promise<Data | null | undefined> {
  const headers = { 'content-type': 'application/json', ...bearer(tokens) };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(requestBody) });
  return ((await response.json()) as GraphqlResponse<Data>).data;
}

const uploadPicture = (file: Buffer, headers: Record<string, string>): Promise<Response> =>
  fetch(`${proxiedShop.url}/api/uploads`, { method: 'POST', headers, body: buildForm(file) });

/** Creates a picture whose file has exactly this number of bytes. */
async function createPicture(bytes: number): Promise<Buffer> {
  const picture = await createPhotograph().png().toBuffer();
  const [start, end] = [picture.subarray(0, -12), picture.subarray(-12)];
  // Decoders skip chunks of unknown types.
  return Buffer.concat([start, encodePngChunk('paDd', Buffer.alloc(bytes - picture.length - 12)), end]);
}

const buildForwardedFor = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') });

/** Number of mutations that are not refused with TOO_MANY_REQUESTS. */
async function countAccepted(clients: readonly Client[]): Promise<number> {
  const responses = await Promise.all(clients.map((client) => sendQuery('mutation { signOut }', client)));
  return responses.filter(({ body }) => !body.includes('TOO_MANY_REQUESTS')).length;
}

const buildMany = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));

(skipReason ? describe.skip : describe)(`behind the proxy of Docker Compose${skipReason ? ` (${skipReason})` : ''}`, () => {
  beforeAll(async () => {
    proxiedShop = await ShopBehindProxy.open({ MUTATIONS_PER_MINUTE: String(MUTATIONS) });
  }, 120_000);
  afterAll(() => proxiedShop.close());

  describe('an uploaded picture', () => {
    it('is accepted up to the maximum size, and refused beyond it', async () => {
      const { tokens } = await signIn(proxiedShop.shop.api);
      const largest = await uploadPicture(await createPicture(maxUploadBytes), bearer(tokens));
      expect([largest.status, await largest.json()]).toMatchObject([201, { width: 80, height: 30 }]);
      const refused = await uploadPicture(await createPicture(maxUploadBytes + 1), bearer(tokens));
      expect(await toRefusal(refused)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
      // The proxy itself refuses a request that is far too long, so that the API does not receive it.
      expect((await uploadPicture(await createPicture(maxUploadBytes * 1.2), bearer(tokens))).status).toBe(413);
      expect(proxiedShop.proxy.listBufferedFiles('/api/uploads')).toEqual([]);
    });

    it('of an anonymous sender is refused before its body is sent', async () => {
      const { host, hostname, port } = new URL(proxiedShop.url);
      const socket = connect(Number(port), hostname);
      const type = 'content-type: multipart/form-data; boundary=b';
      socket.write(`POST /api/uploads HTTP/1.1\r\nhost: ${host}\r\n${type}\r\ncontent-length: ${maxUploadBytes}\r\n\r\n--b\r\n`);
      const [response] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect(String(response)).toMatch(/^HTTP\/1.1 401 /);
    });
  });

  it('the proxy refuses a body of more than 512 KiB at /graphql, and of 200,000 bytes at the path of payment notifications', async () => {
    const post = (path: string, bytes: number) =>
      fetch(proxiedShop.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(bytes) });
    const responses = await Promise.all([
      post('/graphql', 512 * 1024),
      post('/graphql', 512 * 1024 + 1),
      post('/api/payments/yookassa', 100_000),
      post('/api/payments/yookassa', 200_000),
    ]);
    // A refusal of the proxy is HTML, a refusal of the API is JSON.
    const responders = responses.map(({ headers }) => (headers.get('content-type')?.startsWith('text/html') ? 'proxy' : 'API'));
    expect(responders).toEqual(['API', 'proxy', 'API', 'proxy']);
    expect([responses[1]?.status, responses[3]?.status]).toEqual([413, 413]);
  });

  it('a catalog file is imported while it is uploaded, and the exported catalog is downloaded whole', async () => {
    const { shop, proxy, url } = proxiedShop;
    const lines = [...catalogLines(1800)];
    const id = randomUUID();
    const importUpload = startImportUpload(url, shop.headers, `?id=${id}`);
    await importUpload.write(lines.slice(0, 1500));
    expect(await shop.untilImported(id, 1)).toMatchObject({ state: 'RUNNING', finishedAt: null });
    await importUpload.write(lines.slice(1500));
    expect(await importUpload.end()).toMatchObject({ status: 200, body: { state: 'DONE', imported: 1800, refused: 0 } });

    const download = await fetch(`${url}/api/catalog/export`, { headers: shop.headers });
    expect(download.status).toBe(200);
    // The pause makes the client slower than the API.
    await delay(1000);
    const exported = await download.text();
    expect(exported.length).toBeGreaterThan(5_000_000);
    expect(exported === (await shop.export())).toBe(true);
    expect(proxy.listBufferedFiles('/api/catalog/')).toEqual([]);
  }, 120_000);

  describe('the address of a client', () => {
    const clientCount = MUTATIONS * REPLICAS + 5;

    it('is read from the connection, regardless of X-Forwarded-For headers', async () => {
      const clients = buildMany(clientCount, (index) => ({ from: '127.0.0.2', headers: buildForwardedFor(`203.0.113.${index}`) }));
      expect(await countAccepted(clients)).toBeLessThanOrEqual(MUTATIONS * REPLICAS);
      expect(await countAccepted([{ from: '127.0.0.3' }])).toBe(1);
    });

    it('is the last address in the X-Forwarded-For header of the TLS terminator', async () => {
      const oneClient = buildMany(clientCount, (index) => ({ headers: buildForwardedFor(`203.0.113.${index}`, '198.51.100.255') }));
      expect(await countAccepted(oneClient)).toBeLessThanOrEqual(MUTATIONS * REPLICAS);
      const manyClients = buildMany(clientCount, (index) => ({ headers: buildForwardedFor('203.0.113.1', `198.51.100.${index}`) }));
      expect(await countAccepted(manyClients)).toBe(clientCount);
    });

    it('is counted with all addresses of its IPv6 /64 network, so that nobody can take all connections with many addresses', async () => {
      const { host, hostname, port } = new URL(proxiedShop.url);
      const readStatus = async (address: string) => (await sendQuery('{ __typename }', { headers: buildForwardedFor(address) })).status;
      // A few more than the limit, because the first calls of `readStatus` may take connections, too.
      const sockets = buildMany(CONNECTIONS + 50, (index): Socket => {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        const from = `x-forwarded-for: 2001:db8::5:0:0:0:${(index + 1).toString(16)}`;
        socket.write(`POST /graphql HTTP/1.1\r\nhost: ${host}\r\n${from}\r\ncontent-length: 9\r\n\r\n`);
        return socket;
      });
      await until('the network has no connection left', async () => (await readStatus('2001:db8:0:5:ffff::1')) === 503, 5_000);
      expect(await readStatus('2001:db8:0:6::1')).toBe(200);
      expect(await readStatus('::ffff:203.0.113.9')).toBe(200);
      for (const socket of sockets) socket.destroy();
    });
  });

  it('a subscriber is notified of changes at another replica, and misses none when its own replica is killed', async () => {
    const { shop, url } = proxiedShop;
    const shopper = await signIn(shop.api);
    const token = shopper.tokens.accessToken;
    const addToCart = async (apiUrl: string) => {
      const { id } = await buildProductItem(shop.api.db);
      const requestBody = { query: ADD_TO_CART, variables: { ids: [id] } };
      const data = await readData<{ addToProductCart: { version: string } }>(apiUrl, requestBody, shopper);
      return { id, version: data?.addToProductCart.version };
    };
    const subscriber = await Subscriber.connect(url, { token });
    const cart = await subscriber.follow(CART);
    const { holder, other } = await proxiedShop.findSocketHolder();
    const firstAddition = await addToCart(other.url);
    await subscriber.waitForResults(cart, 2);
    expect(subscriber.readResults(cart)[1]).toEqual({ data: { cartChanged: { version: firstAddition.version } } });

    await endProcess(holder.child, 'SIGKILL');
    const missedAddition = await addToCart(url);
    await subscriber.waitForClose();
    const newSubscriber = await Subscriber.connect(url, { token });
    const resumedCart = await newSubscriber.follow(CART);
    expect(newSubscriber.readResults(resumedCart)).toEqual([{ data: { cartChanged: { version: missedAddition.version } } }]);
    const lines = [firstAddition, missedAddition].map(({ id }) => ({ productItem: { id } }));
    expect(await readData(url, { query: CART_QUERY }, shopper)).toEqual({ productCart: { version: missedAddition.version, lines } });
    const laterAddition = await addToCart(url);
    await newSubscriber.waitForResults(resumedCart, 2);
    expect(newSubscriber.readResults(resumedCart)[1]).toEqual({ data: { cartChanged: { version: laterAddition.version } } });
    newSubscriber.end();
  }, 60_000);
});
