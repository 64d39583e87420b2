import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * Determines which proxies are trusted senders of X-Forwarded-For. Fastify's `request.ip` is then the nearest address that is not a trusted
 * proxy.
 */
export function createTrustCheck(proxies: readonly string[]): (address: string, hop: number) => boolean {
  return proxyAddr.compile([...proxies]);
}

const ADDRESS_WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Key by which limits count the requests of an IP address: IPv4 as is, IPv6 as its /64, which one subscriber controls. */
export function toRateLimitKey(clientAddress: string): string {
  // Some proxies append the port, which changes with every connection.
  const [, v6, v4] = ADDRESS_WITH_PORT.exec(clientAddress) ?? [];
  const address = v6 ?? v4 ?? clientAddress;
  const [withoutZone = ''] = address.split('%', 1);
  if (isIPv4(withoutZone)) return withoutZone;
  if (!isIPv6(withoutZone)) return address;
  const parsedAddress = ipaddr.process(withoutZone);
  if (parsedAddress instanceof ipaddr.IPv4) return parsedAddress.toString();
  if (parsedAddress.range() === 'loopback') return '::1';
  return `${new ipaddr.IPv6([...parsedAddress.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/** Network of a client: /24 of IPv4, /64 of IPv6. It is enough to recognise an attack, but does not identify a person. */
export function toNetwork(clientAddress: string): string {
  const address = toRateLimitKey(clientAddress);
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : address;
}
