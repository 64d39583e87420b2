import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntryProxy, whyNoNginx } from './proxy.harness.js';

const whyNot = whyNoNginx();
const LONG = 'Кеды '.repeat(1000);

interface Sent {
  type: string;
  text?: string;
  encoding?: string;
}

(whyNot ? describe.skip : describe)(`the proxy of compose${whyNot ? ` (${whyNot})` : ''}`, () => {
  let upstream: Server;
  let proxy: EntryProxy;
  let sent: Sent;

  beforeAll(async () => {
    upstream = createServer((_request, response) => {
      response.setHeader('content-type', sent.type);
      if (sent.encoding) response.setHeader('content-encoding', sent.encoding);
      response.end(sent.text ?? LONG);
    }).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    sent = { type: 'text/plain' };
    proxy = await EntryProxy.start([port, port]);
  });
  afterAll(async () => {
    await proxy.end();
    upstream.close();
  });

  async function readEncoding(path: string, next: Sent): Promise<string | null> {
    sent = next;
    const response = await fetch(proxy.url + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(await response.text()).toBe(next.text ?? LONG);
    return response.headers.get('content-encoding');
  }

  it.each([
    ['the result of a query', '/graphql', 'application/json; charset=utf-8'],
    ['the result of a query in the media type of GraphQL over HTTP', '/graphql', 'application/graphql-response+json; charset=utf-8'],
    ['the export of the catalog', '/api/catalog/export', 'application/x-ndjson; charset=utf-8'],
  ])('compresses a response if it is %s', async (_what, path, type) => {
    expect(await readEncoding(path, { type })).toBe('gzip');
  });

  it.each<[string, Sent]>([
    ['short', { type: 'application/json', text: '{}' }],
    ['marked with the encoding identity, because it may contain tokens', { type: 'application/json', encoding: 'identity' }],
    ['a picture', { type: 'image/webp' }],
  ])('does not compress a response if it is %s', async (_what, next) => {
    expect(await readEncoding('/graphql', next)).toBe(next.encoding ?? null);
  });
});
