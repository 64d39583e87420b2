import ipaddr from 'ipaddr.js';

/** Destination of requests to a URL that another person has chosen. */
export interface Target {
  url: URL;
  /** Name or IP address, without the brackets of IPv6. */
  host: string;
  isSecure: boolean;
}

const MAX_LENGTH = 2_000;

/** Parses a URL. Returns null if it is too long, is not http or https, or contains credentials. */
export function parseTarget(text: string): Target | null {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'https:';
  if ((!isSecure && url.protocol !== 'http:') || url.username !== '' || url.password !== '') return null;
  // The length is checked again, because the parsed URL is pure ASCII and may be longer, and the database limits its bytes.
  if (url.href.length > MAX_LENGTH) return null;
  return { url, host: url.hostname.replace(/^\[|\]$/g, ''), isSecure };
}

export interface ReachPolicy {
  /** Whether requests to this machine are allowed. */
  allowsLoopback: boolean;
  /** Whether the request is encrypted. Unencrypted requests are allowed only to this machine. */
  isSecure: boolean;
}

/** The range of IPv6 from which addresses of the internet are assigned. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether a request may go to this IP address. Every address that is not certainly public is refused. */
export function mayReach(address: string, { allowsLoopback, isSecure }: ReachPolicy): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Converts an IPv4 address that is written as an IPv6 address.
  const parsedAddress = ipaddr.process(address);
  const range = parsedAddress.range();
  if (range === 'loopback') return allowsLoopback;
  const isGlobal = parsedAddress.kind() === 'ipv4' || parsedAddress.match(GLOBAL_V6);
  return isSecure && isGlobal && range === 'unicast';
}
