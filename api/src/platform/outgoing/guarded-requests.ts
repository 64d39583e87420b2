import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HostAddresses } from './host-addresses.js';
import type { Target } from './target.rules.js';

interface GuardedRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Opens requests to URLs that somebody else has chosen. The addresses of a host are looked up and checked for each connection, which then
 * goes to these very addresses: a name that resolved to the internet a moment ago may resolve to the shop's own network now. No connection
 * is used twice, and no redirect is followed.
 */
@Injectable()
export class GuardedRequests {
  constructor(private readonly hosts: HostAddresses) {}

  /** Opens a request and passes it to `use` at once, so that none of its errors is missed. Throws RefusedAddress, or the request does. */
  async send<Result>(target: Target, request: GuardedRequest, use: (sent: ClientRequest) => Promise<Result>): Promise<Result> {
    // An address in the URL is connected to without a lookup.
    if (isIP(target.host) !== 0) await this.hosts.of(target);
    const lookup: LookupFunction = (_host, { all }, done) => {
      this.hosts.of(target).then(
        (addresses) => (all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family)),
        (error: Error) => done(error, []),
      );
    };
    const options = { ...request, agent: false, lookup } as const;
    return use(target.isSecure ? https.request(target.url, options) : http.request(target.url, options));
  }
}

/** Code of a failed request. Node tries several addresses of a host, and then reports all their failures at once. */
export function findErrorCode(error: unknown): string {
  const { code, errors } = Object(error) as { code?: unknown; errors?: unknown[] };
  const found = code ?? (Object(errors?.[0]) as { code?: unknown }).code;
  return typeof found === 'string' ? found : 'FAILED';
}
