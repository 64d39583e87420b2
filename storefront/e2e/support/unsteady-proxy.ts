import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * What happens to a request that the proxy selects. A `refused` or `cut` request never reaches the shop. The response to a `lost` request
 * never reaches the browser, although the shop has processed the request.
 */
const failures = ['refused', 'cut', 'lost', 'slow'] as const;
type Failure = (typeof failures)[number];

const SLOW_MS = 3_000;
/** Requests that always pass, because pages work without these files. */
const STEADY = /^\/(builds|_ipx|favicon|fonts)\b/;

export interface UnsteadyProxy {
  url: string;
  /** Until this is called, every request passes. */
  begin: () => void;
  /** Number of selected requests by failure. */
  failureCounts: Record<Failure, number>;
  close: () => void;
}

/** A generator that returns the same numbers from 0 up to 1 for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns a function that decides which requests fail: one in every group of requests, so that every journey is affected. The share of
 * failing requests determines the size of the groups.
 */
function createHitSelector(failingShare: number, random: () => number): () => boolean {
  const groupSize = Math.round(1 / failingShare);
  let count = 0;
  let hitIndex = 0;
  return () => {
    if (count % groupSize === 0) hitIndex = Math.floor(random() * groupSize);
    count += 1;
    return (count - 1) % groupSize === hitIndex;
  };
}

/** Starts a proxy in which `failingShare` of the requests fail or are slow. The seed determines which ones. */
export async function startUnsteadyProxy(
  target: string,
  { failingShare, seed }: { failingShare: number; seed: number },
): Promise<UnsteadyProxy> {
  const random = createRandom(seed);
  const isHit = createHitSelector(failingShare, random);
  const failureCounts: Record<Failure, number> = { refused: 0, cut: 0, lost: 0, slow: 0 };
  let isSteady = true;
  const server = createServer(async (incoming, response) => {
    if (isSteady || STEADY.test(incoming.url ?? '') || !isHit()) return pass(target, incoming, response);
    const failure = failures[Math.floor(random() * failures.length)] ?? 'refused';
    failureCounts[failure] += 1;
    if (failure === 'slow') {
      await delay(SLOW_MS);
      pass(target, incoming, response);
    } else if (failure === 'refused') response.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway');
    else if (failure === 'cut') incoming.socket.destroy();
    else pass(target, incoming, response, () => incoming.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin: () => {
      isSteady = false;
    },
    failureCounts,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Passes a request on and the response back. With `instead`, drops the response and calls `instead` when the response has ended. */
function pass(target: string, incoming: IncomingMessage, response: ServerResponse, instead?: () => void): void {
  const { method, headers, url = '/' } = incoming;
  // Replaces the origin, because the shop accepts forms only from its own.
  const ownHeaders = { ...headers, host: new URL(target).host, ...(headers.origin && { origin: target }) };
  const shopRequest = request(target + url, { method, headers: ownHeaders }, (result) => {
    if (instead) {
      result.resume().once('end', instead);
      return;
    }
    response.writeHead(result.statusCode ?? 502, result.headers);
    result.pipe(response);
  });
  shopRequest.once('error', () => response.destroy());
  incoming.pipe(shopRequest);
}
