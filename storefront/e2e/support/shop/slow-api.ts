import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Slowness {
  /** All responses of the API wait for this promise. */
  gate?: Promise<void>;
}

/** Proxies the real API, may delay its responses, and records request headers. */
export async function startSlowApi(apiUrl: string, { gate }: Slowness = {}) {
  const requestHeaders: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    requestHeaders.push(request.headers);
    const body = request.method === 'POST' ? await text(request) : undefined;
    const result = await fetch(new URL(request.url ?? '/', apiUrl), {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    await gate;
    const bytes = Buffer.from(await result.arrayBuffer());
    response.writeHead(result.status, { 'content-type': result.headers.get('content-type') ?? 'application/octet-stream' }).end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requestHeaders,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
