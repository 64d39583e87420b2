/** Destination of requests to a URL that somebody else has chosen. */
export interface Target {
  url: URL;
  /** Name or IP address, without the brackets of IPv6. */
  host: string;
  isSecure: boolean;
}

const LONGEST = 2_000;

/** Reads a URL. Null unless it is one of http or https, without user and password. */
export function parseTarget(text: string): Target | null {
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'https:';
  if ((!isSecure && url.protocol !== 'http:') || url.username !== '' || url.password !== '') return null;
  // The database counts bytes, and a parsed URL is ASCII.
  if (url.href.length > LONGEST) return null;
  return { url, host: url.hostname.replace(/^\[|\]$/g, ''), isSecure };
}
