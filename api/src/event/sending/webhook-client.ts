import type { ClientRequest, IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { findErrorCode, GuardedRequests } from '../../platform/http/guarded-requests.js';
import { parseTarget } from '../../platform/http/outgoing-target.rules.js';

/** Timeout of a request, from the DNS lookup to the status. It is shorter than the time that a shutdown waits for requests. */
const TIMEOUT_MS = 7_000;
/** Maximum length of a body that is read. Only the status counts, but a receiver should not see a broken connection. */
const MAX_READ_BYTES = 16_384;

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export type RequestOutcome = { status: number; failure: null } | { status: null; failure: string };

/** Sends one request to an endpoint, and follows no redirect. */
@Injectable()
export class WebhookClient {
  constructor(private readonly requests: GuardedRequests) {}

  async post({ url, headers, body }: WebhookRequest): Promise<RequestOutcome> {
    const target = parseTarget(url);
    if (!target) return { status: null, failure: 'BAD_URL' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const sendAndReadStatus = (request: ClientRequest) => this.#sendAndReadStatus(request, body);
      return { status: await this.requests.send(target, { method: 'POST', headers, signal }, sendAndReadStatus), failure: null };
    } catch (error) {
      return { status: null, failure: signal.aborted ? 'TIMEOUT' : findErrorCode(error) };
    }
  }

  #sendAndReadStatus(request: ClientRequest, body: string): Promise<number> {
    return new Promise((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        drainResponse(response);
        resolve(response.statusCode ?? 0);
      });
      request.end(body);
    });
  }
}

function drainResponse(response: IncomingMessage): void {
  let bytesRead = 0;
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    bytesRead += chunk.length;
    if (bytesRead > MAX_READ_BYTES) response.destroy();
  });
}
