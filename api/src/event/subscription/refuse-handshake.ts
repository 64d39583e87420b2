import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

const statusByCode: Partial<Record<ErrorCode, number>> = {
  [ErrorCode.FORBIDDEN]: 403,
  [ErrorCode.INTERNAL]: 500,
  [ErrorCode.LIMIT_EXCEEDED]: 429,
  [ErrorCode.NOT_FOUND]: 404,
  [ErrorCode.TOO_MANY_REQUESTS]: 429,
  [ErrorCode.UNAVAILABLE]: 503,
};

/** Responds to a refused handshake in the format of all errors of the API. Node itself does not respond. */
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
