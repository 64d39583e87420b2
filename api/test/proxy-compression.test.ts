import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntryProxy, findNginxObstacle } from './proxy.harness.js';

const skipReason = findNginxObstacle();
const LONG_TEXT = 'Кеды '.repeat(1000);

interface UpstreamResponse {
  type: string;
  text?: string;
  encoding?: string;
}

(skipReason ? describe.skip : describe)(`the proxy of Docker Compose${skipReason ? ` (${skipReason})` : ''}`, () => {
  let upstream: Server;
  let proxy: EntryProxy;
  let upstreamResponse: UpstreamResponse;

  beforeAll(async () => {
    upstream = createServer((_request, response) => {
      response.setHeader('content-type', upstreamResponse.type);
      if (upstreamResponse.encoding) response.setHeader('content-encoding', upstreamResponse.encoding);
      response.end(upstreamResponse.text ?? LONG_TEXT);
    }).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    upstreamResponse = { type: 'text/plain' };
    proxy = await EntryProxy.start([port, port]);
  });
  afterAll(async () => {
    await proxy.end();
    upstream.close();
  });

  async function readEncoding(path: string, nextResponse: UpstreamResponse): Promise<string | null> {
    upstreamResponse = nextResponse;
    const response = await fetch(proxy.url + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(await response.text()).toBe(nextResponse.text ?? LONG_TEXT);
    return response.headers.get('content-encoding');
  }

  it.each([
    ['the result of a query', '/graphql', 'application/json; charset=utf-8'],
    ['the result of a query in the media type of GraphQL over HTTP', '/graphql', 'application/graphql-response+json; charset=utf-8'],
    ['the export of the catalog', '/api/catalog/export', 'application/x-ndjson; charset=utf-8'],
  ])('compresses a response if it is %s', async (_what, path, type) => {
    expect(await readEncoding(path, { type })).toBe('gzip');
  });

  it.each<[string, UpstreamResponse]>([
    ['short', { type: 'application/json', text: '{}' }],
    ['marked with the encoding identity, because it may contain tokens', { type: 'application/json', encoding: 'identity' }],
    ['a picture', { type: 'image/webp' }],
  ])('does not compress a response if it is %s', async (_what, nextResponse) => {
    expect(await readEncoding('/graphql', nextResponse)).toBe(nextResponse.encoding ?? null);
  });
});
