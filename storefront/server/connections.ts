import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * How long a client may take to send headers and a whole request, which may be a photo from a phone with a slow connection. Without a
 * limit, clients that send half a request would keep their connections for ever.
 */
export const connectionTimeouts = {
  requestTimeout: 90_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
};

/** Browsers send a form in milliseconds. */
const bodyTimeoutMs = 15_000;

/** Closes connections that send the body of a request for too long, except of those that `isSlow` names. */
export function limitBodyTimes(app: FastifyInstance, isSlow: (url: string) => boolean) {
  app.addHook('onRequest', async ({ headers, url, raw }) => {
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (!hasBody || isSlow(url)) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), bodyTimeoutMs).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

/** A browser opens six connections to an origin. Many shoppers may share one address behind a provider's NAT. */
const mostConnections = 256;

/** Address that connections are counted by: IPv4 as is, IPv6 as its /64, which one subscriber controls. */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

interface Limited {
  trustedProxies: readonly string[];
  onRefused: () => void;
}

/**
 * Closes new connections of an address, or of an IPv6 /64, beyond a limit. Idle keep-alive connections make room first. Trusted proxies
 * have no limit, because they carry everybody's requests.
 */
export function limitConnections(server: Server, { trustedProxies, onRefused }: Limited) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    const address = countedAddress(remoteAddress);
    const isOver = () => (open.get(address) ?? 0) > mostConnections && !isTrusted(remoteAddress, 0);
    open.set(address, (open.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (!isOver()) return;
    server.closeIdleConnections();
    afterClosing(() => {
      if (!isOver()) return;
      socket.destroy();
      onRefused();
    });
  });
}

/** Calls back when sockets that were just destroyed have emitted `close`, which they do after the next immediates. */
const afterClosing = (callback: () => void) => setImmediate(() => setImmediate(callback));

/** Returns the path and query of a request target, which may also be an absolute URL, as clients send it to proxies. */
export function acceptedPath(target: string): string {
  if (!/^https?:\/\//i.test(target)) return target;
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname + search;
}
