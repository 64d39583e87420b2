import { normalizeIp } from '@nestjs/throttler';
import proxyAddr from 'proxy-addr';

/**
 * Whom the forwarding header is believed from: with it Fastify's `request.ip` is the nearest address that no trusted proxy answers for,
 * and the socket's own where the sender is not trusted.
 */
export function trustOnly(proxies: readonly string[]): (address: string, hop: number) => boolean {
  return proxyAddr.compile([...proxies]);
}

/** What limits count by: an IPv4 address, or the /64 of an IPv6 one, which is what one subscriber commands. */
export function limitedAddress(clientAddress: string): string {
  return normalizeIp(clientAddress, 64);
}
