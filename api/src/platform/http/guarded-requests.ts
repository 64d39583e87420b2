import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { mayReach, type Target } from './outgoing-target.rules.js';

const TIMEOUT_MS = 2_000;
const MAX_TRIES = 2;

/** Thrown if a host has an IP address to which the shop must not send requests. */
export class RefusedAddressError extends Error {
  readonly code = 'REFUSED_ADDRESS';
}

/**
 * Resolves hosts to IP addresses. It queries the name servers directly, because the operating system's lookups share a few threads, and a
 * name that does not resolve would block the lookups of other names.
 */
@Injectable()
export class HostAddresses {
  readonly #allowsLoopback: boolean;

  constructor(@Inject(CONFIG) { WEBHOOK_LOOPBACK }: Config) {
    this.#allowsLoopback = WEBHOOK_LOOPBACK;
  }

  /**
   * Returns the IP addresses to connect to. Throws RefusedAddressError if any of them is not public, and another error if there are none.
   */
  async resolveAddresses({ host, isSecure }: Pick<Target, 'host' | 'isSecure'>): Promise<LookupAddress[]> {
    const family = isIP(host);
    const addresses = family === 0 ? await this.resolve(host) : [{ address: host, family }];
    const refusedAddress = addresses.find(({ address }) => !mayReach(address, { allowsLoopback: this.#allowsLoopback, isSecure }));
    if (refusedAddress) throw new RefusedAddressError(`${host} has the address ${refusedAddress.address}`);
    return addresses;
  }

  /** Tests replace this method. */
  async resolve(name: string): Promise<LookupAddress[]> {
    if (name === 'localhost') return [{ address: '127.0.0.1', family: 4 }];
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: MAX_TRIES });
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    return [
      ...(v4.status === 'fulfilled' ? v4.value : []).map((address) => ({ address, family: 4 })),
      ...(v6.status === 'fulfilled' ? v6.value : []).map((address) => ({ address, family: 6 })),
    ];
  }
}

interface GuardedRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Sends requests to URLs that other people have chosen. The addresses of a host are looked up and checked for each connection, which then
 * uses these very addresses: a name that resolved to the internet a moment ago may resolve to the shop's own network now. No connection is
 * used twice, and no redirect is followed.
 */
@Injectable()
export class GuardedRequests {
  constructor(private readonly hosts: HostAddresses) {}

  /**
   * Opens a request and passes it to `handleRequest` at once, so that none of its errors is missed. Throws RefusedAddressError or the error
   * of the request.
   */
  async send<Result>(
    target: Target,
    request: GuardedRequest,
    handleRequest: (sentRequest: ClientRequest) => Promise<Result>,
  ): Promise<Result> {
    // Node connects to an IP address in the URL without a lookup, so the address is checked here.
    if (isIP(target.host) !== 0) await this.hosts.resolveAddresses(target);
    const lookup: LookupFunction = (_host, { all }, done) => {
      this.hosts.resolveAddresses(target).then(
        (addresses) => (all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family)),
        (error: Error) => done(error, []),
      );
    };
    const options = { ...request, agent: false, lookup } as const;
    return handleRequest(target.isSecure ? https.request(target.url, options) : http.request(target.url, options));
  }
}

/** Returns the code of a failed request. If Node has tried several addresses of a host, the code of the first failure counts. */
export function findErrorCode(error: unknown): string {
  const { code, errors } = Object(error) as { code?: unknown; errors?: unknown[] };
  const errorCode = code ?? (Object(errors?.[0]) as { code?: unknown }).code;
  return typeof errorCode === 'string' ? errorCode : 'FAILED';
}
