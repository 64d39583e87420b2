/** Headers that tell which page opens a socket. */
interface Sender {
  /** Origin of the page. Absent if the client is no browser. */
  origin: string | undefined;
  /** Scheme by which the page has connected: `http` or `https`. */
  scheme: string;
  /** Host that the page has connected to. */
  host: string | undefined;
}

interface HandshakeConfig {
  publicUrl: string;
  /** Origins of other frontends. */
  corsOrigins: readonly string[];
  /** Whether a page counts as the shop's own if its scheme and host are those that it connects to, whatever the public name of the shop. */
  trustsHost: boolean;
}

/**
 * Tells whose page opens a socket. A browser sends cookies with a handshake from any page, and a page cannot add the header that requests
 * with cookies need. Only the origin, which no page can forge, decides whether the cookies are accepted.
 */
export function classifySender(
  { origin, scheme, host }: Sender,
  { publicUrl, corsOrigins, trustsHost }: HandshakeConfig,
): 'own' | 'known' | 'foreign' {
  if (origin === undefined) return 'known';
  const isOfHost = trustsHost && host !== undefined && origin === `${scheme}://${host}`;
  if (origin === new URL(publicUrl).origin || isOfHost) return 'own';
  return corsOrigins.includes(origin) ? 'known' : 'foreign';
}

/** Whether a handshake is for the endpoint of GraphQL. */
export const isForGraphql = (url: string | undefined): boolean => /^\/graphql(\?|$)/.test(url ?? '');
