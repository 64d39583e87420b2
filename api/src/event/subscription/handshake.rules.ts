/** Headers that show which page opens a socket, if any. */
interface HandshakeOrigin {
  /** Origin of the page. Absent if the client is no browser. */
  origin: string | undefined;
  /** Scheme by which the page has connected: `http` or `https`. */
  scheme: string;
  /** Host that the page has connected to. */
  host: string | undefined;
}

interface HandshakeConfig {
  publicUrl: string;
  /** Origins of other frontends, whose pages may open sockets without cookies. */
  corsOrigins: readonly string[];
  /** Whether a page counts as the shop's own if its origin is the scheme and host that it connects to, whatever `publicUrl` is. */
  trustsHost: boolean;
}

/**
 * Classifies the page that opens a socket. A browser sends cookies with a handshake from any page, and a page cannot add the header that
 * requests with cookies need. So only the origin, which no page can forge, decides whether the cookies are accepted. They are accepted from
 * the shop's own pages. A page of another frontend, and a client that is no browser, are allowed without cookies.
 */
export function classifyOrigin(
  { origin, scheme, host }: HandshakeOrigin,
  { publicUrl, corsOrigins, trustsHost }: HandshakeConfig,
): 'own' | 'allowed' | 'refused' {
  if (origin === undefined) return 'allowed';
  const isSameHost = trustsHost && host !== undefined && origin === `${scheme}://${host}`;
  if (origin === new URL(publicUrl).origin || isSameHost) return 'own';
  return corsOrigins.includes(origin) ? 'allowed' : 'refused';
}

export const isForGraphql = (url: string | undefined): boolean => /^\/graphql(\?|$)/.test(url ?? '');
