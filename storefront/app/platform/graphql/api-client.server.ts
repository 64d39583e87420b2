import { data } from 'react-router';
import type { Visit } from '../visit.server.ts';
import type { ApiClient, Arguments, Reply } from './api-client.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import { browserMarker, questionBody, questionHeaders } from './question.ts';
import type { Answered, ResponseCache } from './response-cache.server.ts';
import { retryRead } from './retry-read.ts';

const timeoutMs = 3000;
const guestMaxAgeMs = 1000;
const commonMaxAgeMs = 10_000;

// HTTP status for each API error code. Invalid input comes from the address, so it is a 404. Other errors are not the shopper's fault.
const statusOfCode: Record<string, number> = { BAD_USER_INPUT: 404, NOT_FOUND: 404, TOO_MANY_REQUESTS: 429 };

/** Codes of refusals that say the same to every visitor, so a page that shows one is complete. */
const codesForAll: readonly (string | undefined)[] = ['DELIVERY_UNAVAILABLE'];

/** Thrown as a response, so that the error page has a correct status and is not cached. */
function refusal(code?: string) {
  const status = statusOfCode[code ?? ''] ?? 503;
  return Object.assign(data(null, { status, ...(status !== 404 && { headers: { 'Retry-After': '5' } }) }), { code });
}

const codesIn = ({ errors = [] }: Reply<unknown>) => errors.map(({ extensions }) => extensions?.code);

function isPublicResponse(result: Reply<unknown>): boolean {
  const codes = codesIn(result);
  return codes.length > 0 ? codes.every((code) => codesForAll.includes(code)) : Boolean(result.data);
}

/** Returns the code of a refusal that a client has thrown. */
export const readRefusedCode = (error: unknown): unknown =>
  typeof error === 'object' && error && 'code' in error ? error.code : undefined;

interface Api {
  url: string;
  /** Shared by all visits of this process. */
  responses: ResponseCache;
}

interface Sending {
  api: Api;
  visit: Visit;
  signal: AbortSignal;
}

/** Passes on the request id and the client address, so that the API rate-limits shoppers and not the storefront. */
async function send(body: string, { api, visit, signal }: Sending, credentials?: string): Promise<Answered> {
  const headers = {
    ...questionHeaders,
    // API and storefront are close to each other, where compression costs more than it saves.
    'accept-encoding': 'identity',
    'x-request-id': visit.requestId,
    'x-forwarded-for': visit.clientAddress,
    ...(credentials && { cookie: credentials, ...browserMarker }),
  };
  const { headers: received, text } = await retryRead(async () => {
    const response = await fetch(new URL('/graphql', api.url), { method: 'POST', headers, body, signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }, signal);
  return { text, ageMs: Number(received.get('x-age-ms') ?? 0), isForAll: isPublicResponse(JSON.parse(text)) };
}

/**
 * Creates the API client of one visit. Responses without credentials are shared between visits for a moment, responses with credentials
 * never.
 */
export function createApiClient(api: Api, visit: Visit, visitSignal: AbortSignal): ApiClient {
  const shared = async (body: string, maxAgeMs: number) => {
    let isNew = false;
    const { text, trueAt } = await api.responses.take(body, maxAgeMs, async () => {
      const answered = await send(body, { api, visit, signal: AbortSignal.timeout(timeoutMs) });
      isNew = answered.ageMs === 0;
      return answered;
    });
    if (!isNew && maxAgeMs <= guestMaxAgeMs) visit.hasCachedResponses = true;
    visit.currentUntil = Math.min(visit.currentUntil, trueAt + maxAgeMs);
    return text;
  };
  const personal = async (body: string, credentials: string) => {
    const signal = AbortSignal.any([visitSignal, AbortSignal.timeout(timeoutMs)]);
    return (await send(body, { api, visit, signal }, credentials)).text;
  };
  async function read<Result>(pending: Promise<string>): Promise<Result> {
    const text = await pending.catch((error: unknown) => {
      visit.currentUntil = Number.NEGATIVE_INFINITY;
      if (!visitSignal.aborted) visit.logger.error({ err: error }, 'the API did not answer');
      throw refusal();
    });
    const result = JSON.parse(text) as Reply<Result>;
    if (result.errors?.length || !result.data) {
      if (!isPublicResponse(result)) visit.currentUntil = Number.NEGATIVE_INFINITY;
      visit.logger.warn({ errors: result.errors }, 'the API refused');
      throw refusal(codesIn(result)[0]);
    }
    return result.data;
  }
  return {
    query<Result, Variables>(document: TypedDocumentString<Result, Variables>, ...[variables]: Arguments<Variables>) {
      const body = questionBody(document, variables);
      return read<Result>(visit.credentials ? personal(body, visit.credentials) : shared(body, guestMaxAgeMs));
    },
    guest<Result, Variables>(document: TypedDocumentString<Result, Variables>, ...[variables]: Arguments<Variables>) {
      return read<Result>(shared(questionBody(document, variables), guestMaxAgeMs));
    },
    common<Result, Variables>(document: TypedDocumentString<Result, Variables>, ...[variables]: Arguments<Variables>) {
      return read<Result>(shared(questionBody(document, variables), commonMaxAgeMs));
    },
  };
}
