import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { mayReach } from './public-address.rules.js';
import type { Target } from './target.rules.js';

const TIMEOUT_MS = 2_000;
const TRIES = 2;

/** Thrown if a host has an address that no request of the shop may go to. */
export class RefusedAddress extends Error {
  readonly code = 'REFUSED_ADDRESS';
}

/**
 * Resolves hosts to addresses. It queries the name servers directly, because lookups of the system share a few threads, where a name that
 * does not resolve would hold up all others.
 */
@Injectable()
export class HostAddresses {
  readonly #loopback: boolean;

  constructor(@Inject(CONFIG) { WEBHOOK_LOOPBACK }: Config) {
    this.#loopback = WEBHOOK_LOOPBACK;
  }

  /** Returns the addresses to connect to. Throws RefusedAddress if any of them is not public, and another error if there are none. */
  async of({ host, isSecure }: Pick<Target, 'host' | 'isSecure'>): Promise<LookupAddress[]> {
    const family = isIP(host);
    const addresses = family === 0 ? await this.resolve(host) : [{ address: host, family }];
    const refused = addresses.find(({ address }) => !mayReach(address, { loopback: this.#loopback, isSecure }));
    if (refused) throw new RefusedAddress(`${host} has the address ${refused.address}`);
    return addresses;
  }

  /** Tests replace it. */
  async resolve(name: string): Promise<LookupAddress[]> {
    if (name === 'localhost') return [{ address: '127.0.0.1', family: 4 }];
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    return [
      ...(v4.status === 'fulfilled' ? v4.value : []).map((address) => ({ address, family: 4 })),
      ...(v6.status === 'fulfilled' ? v6.value : []).map((address) => ({ address, family: 6 })),
    ];
  }
}
