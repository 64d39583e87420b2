import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Uses the sender's id if it is well formed, so that one id follows a visit through every process; otherwise creates one. */
export function resolveRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const senderId = headers[REQUEST_ID_HEADER];
  return typeof senderId === 'string' && /^[\w-]{8,64}$/.test(senderId) ? senderId : randomUUID();
}

/**
 * Determines which senders of the forwarding header are trusted. Fastify's `request.ip` is then the nearest address that is not a trusted
 * proxy.
 */
export function createTrustCheck(proxies: readonly string[]): (address: string, hop: number) => boolean {
  return proxyAddr.compile([...proxies]);
}

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Address that limits count by: IPv4 as is, IPv6 as its /64, which one subscriber controls. */
export function toLimitedAddress(clientAddress: string): string {
  // Some proxies append the port, which changes with every connection.
  const [, v6, v4] = WITH_PORT.exec(clientAddress) ?? [];
  const address = v6 ?? v4 ?? clientAddress;
  const [withoutZone = ''] = address.split('%', 1);
  if (isIPv4(withoutZone)) return withoutZone;
  if (!isIPv6(withoutZone)) return address;
  const parsed = ipaddr.process(withoutZone);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  if (parsed.range() === 'loopback') return '::1';
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/** Network of a client: /24 of IPv4, /64 of IPv6. It is enough to recognise an attack, but does not identify a person. */
export function toNetwork(clientAddress: string): string {
  const address = toLimitedAddress(clientAddress);
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : address;
}

/** Options of a server. Without limits, clients that send half a request would keep their connections for ever. */
export const HEADER_TIMEOUTS = { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 };

/**
 * How long a client may take to send a request: a file from a phone with a slow connection, which may first wait 20 s for a slot, or
 * anything else.
 */
export const FILE_TIMEOUT_MS = 110_000;
export const BODY_TIMEOUT_MS = 15_000;

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  'content-length' in headers || 'transfer-encoding' in headers;

/** Closes the connection of a request whose body has not arrived by then. */
export function closeAfter(ms: number, request: IncomingMessage): void {
  const timer = setTimeout(() => request.complete || request.destroy(), ms).unref();
  request.once('close', () => clearTimeout(timer));
}
