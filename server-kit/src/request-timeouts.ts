import type { IncomingMessage } from 'node:http';

/** Options of an HTTP server, in milliseconds. Without them, clients that send half a request would keep their connections for ever. */
export const HEADER_TIMEOUTS = { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 };

/**
 * How long a client may take to send a request with a file, and any other request. A phone may send a file over a slow connection, and may
 * first wait 20 s for a slot.
 */
export const FILE_TIMEOUT_MS = 110_000;
export const BODY_TIMEOUT_MS = 15_000;

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  'content-length' in headers || 'transfer-encoding' in headers;

/** Closes the connection of a request whose body has not arrived completely within this time. */
export function closeUnlessReceived(ms: number, request: IncomingMessage): void {
  const timer = setTimeout(() => request.complete || request.destroy(), ms).unref();
  request.once('close', () => clearTimeout(timer));
}
