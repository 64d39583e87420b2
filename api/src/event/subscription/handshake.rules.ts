/** What a browser says about the page that opens a socket. */
interface Sender {
  /** Origin of the page. Absent if the client is no browser. */
  origin: string | undefined;
  /** Host that the page has connected to. */
  host: string | undefined;
}

interface Known {
  publicUrl: string;
  /** Origins of other frontends. */
  corsOrigins: readonly string[];
  /** Whether a page of the very host that it connects to is the shop's own, whatever the shop is called in public. */
  trustsHost: boolean;
}

/**
 * Whose page opens a socket. A browser sends cookies with a handshake from any page, and a page cannot send the header that requests with
 * cookies need. So the origin alone, which no page can forge, tells whether cookies count.
 */
export function senderOf({ origin, host }: Sender, { publicUrl, corsOrigins, trustsHost }: Known): 'own' | 'known' | 'foreign' {
  if (origin === undefined) return 'known';
  const isSameHost = trustsHost && host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (origin === new URL(publicUrl).origin || isSameHost) return 'own';
  return corsOrigins.includes(origin) ? 'known' : 'foreign';
}

/** Whether a handshake is for the endpoint of GraphQL. */
export const isForGraphql = (url: string | undefined): boolean => /^\/graphql(\?|$)/.test(url ?? '');
