import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './processes.ts';

/** The real API behind a long wire: every answer comes later, and what was asked is remembered. */
export async function startSlowApi(apiUrl: string, { delayMs = 0, port }: { delayMs?: number; port?: number } = {}) {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.headers);
    const body = request.method === 'POST' ? await text(request) : undefined;
    const answer = await fetch(new URL(request.url ?? '/', apiUrl), {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    setTimeout(() => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' }).end(bytes);
    }, delayMs).unref();
  });
  const own = port ?? (await freePort());
  server.listen(own, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${own}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
