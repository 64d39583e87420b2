import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_ID_HEADER } from '@meet/server-kit/request-id';

interface ForwardedClient {
  id: string;
  ip: string;
  host: string;
}

/**
 * Replaces the forwarding headers of the client by the storefront's own, which the API trusts. Drops the Expect header, because the
 * storefront has already sent «100 Continue».
 */
export const toApiHeaders = <Headers extends IncomingHttpHeaders>(
  headers: Headers,
  { id, ip, host }: ForwardedClient,
  publicUrl: string,
) => {
  const { expect: _expect, forwarded: _forwarded, 'x-real-ip': _realIp, ...otherHeaders } = headers;
  return {
    ...otherHeaders,
    [REQUEST_ID_HEADER]: id,
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': new URL(publicUrl).protocol.slice(0, -1),
  };
};
