import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HostAddresses } from './host-addresses.js';
import { type Target, targetOf } from './target.rules.js';

/** Timeout of a request, from the DNS lookup to the status. It is shorter than the time that a shutdown waits for requests. */
const DEADLINE_MS = 7_000;
/** Only the status counts, but a short body is read, so that the receiver does not see a broken connection. */
const MOST_READ_BYTES = 16_384;

export interface Outgoing {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export type Outcome = { status: number; failure: null } | { status: null; failure: string };

/**
 * Sends one request to an endpoint, and follows no redirect. The addresses of its host are looked up and checked for each connection, which
 * then goes to these very addresses: a name that resolved to the internet a moment ago may resolve to the shop's own network now. No
 * connection is used twice.
 */
@Injectable()
export class WebhookClient {
  constructor(private readonly hosts: HostAddresses) {}

  async post({ url, headers, body }: Outgoing): Promise<Outcome> {
    const target = targetOf(url);
    if (!target) return { status: null, failure: 'BAD_URL' };
    const signal = AbortSignal.timeout(DEADLINE_MS);
    try {
      // An address in the URL is connected to without a lookup.
      if (isIP(target.host) !== 0) await this.hosts.of(target);
      return { status: await this.#statusOf(this.#open(target, headers, signal), body), failure: null };
    } catch (error) {
      return { status: null, failure: signal.aborted ? 'TIMEOUT' : codeOf(error) };
    }
  }

  #open(target: Target, headers: Record<string, string>, signal: AbortSignal): ClientRequest {
    const lookup: LookupFunction = (_host, { all }, done) => {
      this.hosts.of(target).then(
        (addresses) => (all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family)),
        (error: Error) => done(error, []),
      );
    };
    const options = { method: 'POST', headers, agent: false, lookup, signal } as const;
    return target.isSecure ? https.request(target.url, options) : http.request(target.url, options);
  }

  #statusOf(request: ClientRequest, body: string): Promise<number> {
    return new Promise((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        drain(response);
        resolve(response.statusCode ?? 0);
      });
      request.end(body);
    });
  }
}

function drain(response: IncomingMessage): void {
  let read = 0;
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MOST_READ_BYTES) response.destroy();
  });
}

/** Node tries several addresses of a host, and then reports all their failures at once. */
function codeOf(error: unknown): string {
  const { code, errors } = Object(error) as { code?: unknown; errors?: unknown[] };
  const found = code ?? (Object(errors?.[0]) as { code?: unknown }).code;
  return typeof found === 'string' ? found : 'FAILED';
}
