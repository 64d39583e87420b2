import http, { type IncomingMessage, STATUS_CODES } from 'node:http';
import https from 'node:https';
import { type Duplex, pipeline } from 'node:stream';
import { createTrustCheck } from '@meet/server-kit/client-address';
import { resolveRequestId } from '@meet/server-kit/request-id';
import type { FastifyInstance } from 'fastify';
import proxyAddr from 'proxy-addr';
import type { Config } from '../app/platform/config.server.ts';
import { toApiHeaders } from './api-headers.ts';

/** Whether the API accepts WebSockets at a path. */
const isSocketPath = (url: string | undefined): boolean => url?.split('?', 1)[0] === '/graphql';

/**
 * Whether the server handles an upgrade request: one for a WebSocket of the API or, in development, of Vite. Other upgrade requests are
 * treated as requests without an upgrade, as HTTP allows.
 */
export const shouldUpgrade =
  ({ PROXY_API, MODE }: Pick<Config, 'PROXY_API' | 'MODE'>) =>
  ({ headers, url }: IncomingMessage): boolean =>
    headers.upgrade?.toLowerCase() === 'websocket' && ((PROXY_API && isSocketPath(url)) || MODE === 'development');

/** Writes the head of a response unchanged. */
function writeHead(client: Duplex, { statusCode = 502, rawHeaders }: Pick<IncomingMessage, 'statusCode' | 'rawHeaders'>) {
  const lines = [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`];
  for (let index = 0; index < rawHeaders.length; index += 2) lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  client.write(`${lines.join('\r\n')}\r\n\r\n`);
}

const ignoreError = () => {};

/**
 * Passes everything on in both directions. A side that reads slowly slows the other one down, so nothing is buffered here. When one side
 * closes, the other is closed too, because a WebSocket needs both directions. `pipeline` in each direction would add more listeners than
 * Node allows without a warning.
 */
function pipeBothWays(client: Duplex, api: Duplex) {
  client.pipe(api).once('close', () => client.destroy());
  api.pipe(client).once('close', () => api.destroy());
}

/**
 * Passes WebSockets at /graphql on to the API as bytes, so that the browser sees one origin without a reverse proxy. The API itself counts
 * and checks the WebSockets; it gets the client's IP address and host in headers, as with requests.
 */
export function forwardSockets(app: FastifyInstance, config: Config) {
  const { API_URL, PUBLIC_URL } = config;
  const { request: openRequest } = API_URL.startsWith('https:') ? https : http;
  const isTrusted = createTrustCheck(config.TRUSTED_PROXIES);
  const clients = new Set<Duplex>();

  const buildHeaders = (request: IncomingMessage) => {
    const { host = '', 'x-forwarded-host': forwardedHost } = request.headers;
    const isForwarded = typeof forwardedHost === 'string' && isTrusted(request.socket.remoteAddress ?? '', 0);
    const visitor = { id: resolveRequestId(request), ip: proxyAddr(request, isTrusted), host: isForwarded ? forwardedHost : host };
    return toApiHeaders(request.headers, visitor, PUBLIC_URL);
  };

  app.server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    if (!isSocketPath(request.url)) return;
    clients.add(client);
    client.on('error', ignoreError).once('close', () => clients.delete(client));
    const apiRequest = openRequest(new URL(request.url ?? '', API_URL), { headers: buildHeaders(request), agent: false });
    apiRequest.on('upgrade', (apiResponse, api: Duplex, firstBytes: Buffer) => {
      writeHead(client, apiResponse);
      client.write(firstBytes);
      api.on('error', ignoreError).write(head);
      pipeBothWays(client, api);
    });
    apiRequest.on('response', (apiResponse) => {
      writeHead(client, apiResponse);
      pipeline(apiResponse, client, ignoreError);
    });
    apiRequest.on('error', (error) => {
      app.log.warn({ err: error }, 'the API did not answer');
      client.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    });
    client.once('close', () => apiRequest.destroy());
    apiRequest.end();
  });

  // Open sockets would keep the process alive. Browsers connect again.
  app.addHook('preClose', async () => {
    for (const client of clients) client.destroy();
  });
}
