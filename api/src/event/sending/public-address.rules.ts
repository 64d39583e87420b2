import ipaddr from 'ipaddr.js';

/** Where requests may go. */
export interface Reach {
  /** Whether they may go to programs on this machine. */
  loopback: boolean;
  /** Whether they are encrypted. Others do not leave the machine. */
  isSecure: boolean;
}

/** The part of IPv6 from which addresses of the internet are given out. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether a request may go to this IP address. Everything that is not certainly on the internet is inside. */
export function mayReach(address: string, { loopback, isSecure }: Reach): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Turns an IPv4 address that is written as an IPv6 one into what it is.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return loopback;
  const isGlobal = parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6);
  return isSecure && isGlobal && range === 'unicast';
}
