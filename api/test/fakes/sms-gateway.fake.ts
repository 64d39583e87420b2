import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export interface GatewayRequest {
  at: number;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface GatewayUnderTest {
  url: string;
  requests: GatewayRequest[];
  /** Sets the response to the next requests; `null` leaves them without one. */
  setResponse(respond: ((request: GatewayRequest) => { status: number; body?: unknown }) | null): void;
  /** Delays its responses. */
  delayResponses(ms: number): void;
  close(): Promise<void>;
}

/** Starts an HTTP server that accepts SMS as JSON. */
export async function startGateway(): Promise<GatewayUnderTest> {
  const requests: GatewayRequest[] = [];
  const open = new Set<ServerResponse>();
  let delayMs = 0;
  let respond: Parameters<GatewayUnderTest['setResponse']>[0] = () => ({ status: 200 });
  const server = createServer(async (incoming, outgoing) => {
    open.add(outgoing.on('close', () => open.delete(outgoing)));
    const request = { at: Date.now(), headers: incoming.headers, body: JSON.parse(await text(incoming)) as Record<string, unknown> };
    requests.push(request);
    const { status, body = {} } = respond?.(request) ?? { status: 0 };
    await delay(delayMs);
    if (status > 0) outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    requests,
    setResponse: (newRespond) => {
      respond = newRespond;
    },
    delayResponses: (ms) => {
      delayMs = ms;
    },
    close: async () => {
      for (const response of open) response.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
