import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { shop } from './harness.ts';

/** Replaces a response. Returns false to leave it to the real API. */
export type BreakResponse = (operation: string, response: ServerResponse) => boolean;

/** Ways in which a response can fail. */
export const failureModes: [name: string, breakResponse: (response: ServerResponse) => void][] = [
  ['is cut off', (response) => void response.destroy()],
  ['never comes', () => {}],
  ['is garbage', (response) => void response.end('<html>502</html>')],
  ['is an error', (response) => void response.writeHead(500).end('{"errors":[{"message":"broken"}]}')],
];

const forwardedHeaders = ['content-type', 'cookie', 'x-meet-browser', 'x-forwarded-for', 'user-agent'];

/** Proxies the real API, cookies included, with some responses replaced. */
export async function startFaultyApi(breakResponse: BreakResponse) {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const operation = /(?:query|mutation) (\w+)/.exec(body)?.[1] ?? '';
    if (breakResponse(operation, response)) return;
    const headers = forwardedHeaders.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const apiResponse = await fetch(new URL('/graphql', shop().api), { method: 'POST', headers, body });
    response
      .writeHead(apiResponse.status, { 'content-type': 'application/json', 'set-cookie': apiResponse.headers.getSetCookie() })
      .end(await apiResponse.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
