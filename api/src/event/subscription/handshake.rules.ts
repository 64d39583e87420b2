import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

/** Headers that show which page opens a socket. */
interface Sender {
  /** Origin of the page. Absent if the client is no browser. */
  origin: string | undefined;
  /** Scheme by which the page has connected: `http` or `https`. */
  scheme: string;
  /** Host that the page has connected to. */
  host: string | undefined;
}

interface HandshakeConfig {
  publicUrl: string;
  /** Origins of other frontends. */
  corsOrigins: readonly string[];
  /** Whether a page counts as the shop's own if its scheme and host are those that it connects to, whatever the public name of the shop. */
  trustsHost: boolean;
}

/**
 * Classifies the page that opens a socket. A browser sends cookies with a handshake from any page, and a page cannot add the header that
 * requests with cookies need. Only the origin, which no page can forge, decides whether the cookies are accepted.
 */
export function classifySender(
  { origin, scheme, host }: Sender,
  { publicUrl, corsOrigins, trustsHost }: HandshakeConfig,
): 'own' | 'known' | 'foreign' {
  if (origin === undefined) return 'known';
  const isOfHost = trustsHost && host !== undefined && origin === `${scheme}://${host}`;
  if (origin === new URL(publicUrl).origin || isOfHost) return 'own';
  return corsOrigins.includes(origin) ? 'known' : 'foreign';
}

/** Whether a handshake is for the endpoint of GraphQL. */
export const isForGraphql = (url: string | undefined): boolean => /^\/graphql(\?|$)/.test(url ?? '');

const statusByCode: Partial<Record<ErrorCode, number>> = {
  [ErrorCode.FORBIDDEN]: 403,
  [ErrorCode.INTERNAL]: 500,
  [ErrorCode.LIMIT_EXCEEDED]: 429,
  [ErrorCode.NOT_FOUND]: 404,
  [ErrorCode.TOO_MANY_REQUESTS]: 429,
  [ErrorCode.UNAVAILABLE]: 503,
};

/** Responds to a refused handshake in the format of all errors. The server itself sends no response. */
export function refuseHandshake(connection: Duplex, { code, message, details }: DomainError, requestId: string): void {
  const status = statusByCode[code] ?? 400;
  const body = JSON.stringify({ errors: [{ message, extensions: { code, requestId, details } }] });
  const { retryAfter } = details;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: private, no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    ...(typeof retryAfter === 'number' ? [`retry-after: ${retryAfter}`] : []),
  ];
  // A client that does not close its side would keep the connection open.
  connection.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => connection.destroy());
}
