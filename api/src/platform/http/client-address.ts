import { isIPv4 } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';
import proxyAddr from 'proxy-addr';

/**
 * Decides which senders of the forwarding header are trusted. Fastify's `request.ip` is then the nearest address that is no trusted proxy.
 */
export function trustOnly(proxies: readonly string[]): (address: string, hop: number) => boolean {
  return proxyAddr.compile([...proxies]);
}

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Address that limits count by: IPv4 as is, IPv6 as its /64, which one subscriber controls. */
export function limitedAddress(clientAddress: string): string {
  // Some proxies append the port, which changes with every connection.
  const [, v6, v4] = WITH_PORT.exec(clientAddress) ?? [];
  return normalizeIp(v6 ?? v4 ?? clientAddress, 64);
}

/** Network of a client: /24 of IPv4, /64 of IPv6. It is enough to recognise an attack, but does not identify a person. */
export function toNetwork(clientAddress: string): string {
  const address = limitedAddress(clientAddress);
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : address;
}
