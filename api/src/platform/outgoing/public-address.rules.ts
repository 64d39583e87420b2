import ipaddr from 'ipaddr.js';

/** Policy for the destinations of requests. */
export interface Reach {
  /** Whether requests to this machine are allowed. */
  loopback: boolean;
  /** Whether the request is encrypted. Unencrypted requests are allowed only to this machine. */
  isSecure: boolean;
}

/** The part of IPv6 from which addresses of the internet are given out. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether a request may go to this IP address. Every address that is not certainly public is refused. */
export function mayReach(address: string, { loopback, isSecure }: Reach): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Turns an IPv4 address that is written as an IPv6 one into what it is.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return loopback;
  const isGlobal = parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6);
  return isSecure && isGlobal && range === 'unicast';
}
