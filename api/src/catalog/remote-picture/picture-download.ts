import type { ClientRequest, IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { maxUploadBytes } from '../../images/upload/upload.rules.js';
import { findErrorCode, GuardedRequests } from '../../platform/http/guarded-requests.js';
import { parseTarget, type Target } from '../../platform/http/outgoing-target.rules.js';
import { SECOND_MS } from '../../platform/process/durations.js';
import type { FetchFailure } from './fetch-retry.rules.js';

/** Timeout of a download with all its redirects, from the first DNS lookup to the last byte. */
const DEADLINE_MS = 20 * SECOND_MS;
const MAX_REDIRECTS = 5;

const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const headers = { accept: 'image/webp, image/jpeg, image/png', 'accept-encoding': 'identity', 'user-agent': 'meet-catalog-pictures' };

class TooLargeError extends Error {
  readonly code = 'TOO_LARGE';
}

/** Downloads a file from a public address. Each hop of a redirect is checked like the first. The content type is ignored. */
@Injectable()
export class PictureDownload {
  constructor(private readonly requests: GuardedRequests) {}

  async read(url: string, stopSignal: AbortSignal): Promise<Buffer | FetchFailure> {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      return await this.#followRedirects(url, AbortSignal.any([stopSignal, deadline]));
    } catch (error) {
      return { failure: deadline.aborted ? 'TIMEOUT' : findErrorCode(error), httpStatus: null };
    }
  }

  async #followRedirects(url: string, signal: AbortSignal): Promise<Buffer | FetchFailure> {
    let target = parseTarget(url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      if (!target) return { failure: 'BAD_URL', httpStatus: null };
      const response = await this.#get(target, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return readBody(response);
      response.destroy();
      if (!redirectStatuses.has(statusCode) || headers.location === undefined) return { failure: 'STATUS', httpStatus: statusCode };
      target = URL.canParse(headers.location, target.url.href) ? parseTarget(new URL(headers.location, target.url).href) : null;
    }
    return { failure: 'TOO_MANY_REDIRECTS', httpStatus: null };
  }

  #get(target: Target, signal: AbortSignal): Promise<IncomingMessage> {
    const awaitResponse = (request: ClientRequest) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request.on('error', reject).on('response', resolve).end();
      });
    return this.requests.send(target, { method: 'GET', headers, signal }, awaitResponse);
  }
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxUploadBytes) {
    response.destroy();
    throw new TooLargeError();
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > maxUploadBytes) throw new TooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
