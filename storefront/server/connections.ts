import type { Server } from 'node:http';
import { createTrustCheck, toRateLimitKey } from '@meet/server-kit/client-address';
import { BODY_TIMEOUT_MS, closeUnlessReceived, hasBody } from '@meet/server-kit/request-timeouts';
import type { FastifyInstance } from 'fastify';

/** Closes connections that take too long to send the body of a request, except for the URLs that `isSlow` accepts. */
export function limitBodyTimes(app: FastifyInstance, isSlow: (url: string) => boolean) {
  app.addHook('onRequest', async ({ url, raw }) => {
    if (hasBody(raw) && !isSlow(url)) closeUnlessReceived(BODY_TIMEOUT_MS, raw);
  });
}

/**
 * Maximum number of connections from one IP address. A browser opens six, and many shoppers may share an IP address behind a provider's
 * NAT.
 */
const maxConnections = 256;

interface ConnectionLimitOptions {
  trustedProxies: readonly string[];
  onRefused: () => void;
}

/**
 * Closes new connections of an IP address, or of an IPv6 /64, beyond a limit. Idle keep-alive connections are closed first. Trusted proxies
 * have no limit, because all visitors share their connections.
 */
export function limitConnections(server: Server, { trustedProxies, onRefused }: ConnectionLimitOptions) {
  const isTrusted = createTrustCheck(trustedProxies);
  const openCounts = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    const address = toRateLimitKey(remoteAddress);
    const exceedsLimit = () => (openCounts.get(address) ?? 0) > maxConnections && !isTrusted(remoteAddress, 0);
    openCounts.set(address, (openCounts.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const remainingCount = (openCounts.get(address) ?? 1) - 1;
      if (remainingCount > 0) openCounts.set(address, remainingCount);
      else openCounts.delete(address);
    });
    if (!exceedsLimit()) return;
    server.closeIdleConnections();
    runAfterClosing(() => {
      if (!exceedsLimit()) return;
      socket.destroy();
      onRefused();
    });
  });
}

/** Calls back when sockets that were just destroyed have emitted `close`, which they do after the next immediates. */
const runAfterClosing = (callback: () => void) => setImmediate(() => setImmediate(callback));
