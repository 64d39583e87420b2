import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export interface GatewayRequest {
  receivedAt: number;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface FakeSmsGateway {
  url: string;
  requests: GatewayRequest[];
  /** Sets how the gateway responds to the next requests; with `null` it never responds. */
  setResponse(respond: ((request: GatewayRequest) => { status: number; body?: unknown }) | null): void;
  delayResponses(ms: number): void;
  close(): Promise<void>;
}

/** Starts an HTTP server that accepts SMS as JSON, like the gateway at SMS_URL. */
export async function startSmsGateway(): Promise<FakeSmsGateway> {
  const requests: GatewayRequest[] = [];
  const openResponses = new Set<ServerResponse>();
  let delayMs = 0;
  let respond: Parameters<FakeSmsGateway['setResponse']>[0] = () => ({ status: 200 });
  const server = createServer(async (incoming, outgoing) => {
    openResponses.add(outgoing.on('close', () => openResponses.delete(outgoing)));
    const body = JSON.parse(await text(incoming)) as Record<string, unknown>;
    const request = { receivedAt: Date.now(), headers: incoming.headers, body };
    requests.push(request);
    const { status, body: responseBody = {} } = respond?.(request) ?? { status: 0 };
    await delay(delayMs);
    if (status > 0) outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody));
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
      for (const response of openResponses) response.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
