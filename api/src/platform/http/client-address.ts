import { isIPv4 } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';
import proxyAddr from 'proxy-addr';

/**
 * Whom the forwarding header is believed from: with it Fastify's `request.ip` is the nearest address that no trusted proxy answers for,
 * and the socket's own where the sender is not trusted.
 */
export function trustOnly(proxies: readonly string[]): (address: string, hop: number) => boolean {
  return proxyAddr.compile([...proxies]);
}

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** What limits count by: an IPv4 address, or the /64 of an IPv6 one, which is what one subscriber commands. */
export function limitedAddress(clientAddress: string): string {
  // Some proxies write the port too, which is another one with every connection.
  const [, v6, v4] = WITH_PORT.exec(clientAddress) ?? [];
  return normalizeIp(v6 ?? v4 ?? clientAddress, 64);
}

/** Where a client is, roughly: the /24 of an IPv4 address, the /64 of an IPv6 one. Enough to see an attack by, and no person. */
export function networkOf(clientAddress: string): string {
  const address = limitedAddress(clientAddress);
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : address;
}
