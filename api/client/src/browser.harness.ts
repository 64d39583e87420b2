import type { Network } from './network.harness.ts';

type Fetch = typeof globalThis.fetch;

/** Stores and sends cookies as a browser does for pages of the shop's own origin. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(readonly network: Network) {}

  readonly fetch: Fetch = async (address, init) => {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init?.headers);
    if (init?.credentials === 'include') headers.set('cookie', cookie);
    const response = await this.network.fetch(address, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  };
}
