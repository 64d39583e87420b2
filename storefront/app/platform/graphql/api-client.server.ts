import { data } from 'react-router';
import type { Visit } from '../visit.server.ts';
import type { ApiClient, Arguments, GraphqlResponse } from './api-client.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import type { ResponseCache } from './response-cache.server.ts';
import { sendToApi } from './send-to-api.server.ts';

const timeoutMs = 3000;
const guestMaxAgeMs = 1000;
const longCachedMaxAgeMs = 10_000;

// HTTP status by API error code. Invalid input comes from the URL, so it is a 404. Codes that are not listed here are not the shopper's
// fault, so they are a 503.
const statusByCode: Record<string, number> = { BAD_USER_INPUT: 404, NOT_FOUND: 404, TOO_MANY_REQUESTS: 429 };

/** Codes of refusals that are the same for every visitor. A page that shows such a refusal counts as complete. */
const publicRefusalCodes: readonly (string | undefined)[] = ['DELIVERY_UNAVAILABLE'];

/** Thrown as a response, so that the error page has the correct status and is not cached. */
function createErrorResponse(code?: string) {
  const status = statusByCode[code ?? ''] ?? 503;
  return Object.assign(data(null, { status, ...(status !== 404 && { headers: { 'Retry-After': '5' } }) }), { code });
}

const listCodes = ({ errors = [] }: GraphqlResponse<unknown>) => errors.map(({ extensions }) => extensions?.code);

function isPublicResponse(result: GraphqlResponse<unknown>): boolean {
  const codes = listCodes(result);
  return codes.length > 0 ? codes.every((code) => publicRefusalCodes.includes(code)) : Boolean(result.data);
}

/** Returns the code of a refusal that an API client has thrown. */
export const readThrownCode = (error: unknown): unknown => (typeof error === 'object' && error && 'code' in error ? error.code : undefined);

interface Api {
  url: string;
  /** Cache that all visits of this process share. */
  responseCache: ResponseCache;
}

/**
 * Creates the API client of one visit. Responses without credentials are shared between visits for a moment, responses with credentials
 * never.
 */
export function createApiClient(api: Api, visit: Visit, visitSignal: AbortSignal): ApiClient {
  const apiUrl = api.url;
  async function queryCached<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables | undefined,
    maxAgeMs: number,
  ) {
    let isFresh = false;
    const key = JSON.stringify([String(document), variables]);
    const { text, readAt } = await api.responseCache.load(key, maxAgeMs, async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      const { result, httpResponse } = await sendToApi(document, { apiUrl, visit, variables, signal });
      const ageMs = Number(httpResponse.headers.get('x-age-ms') ?? 0);
      isFresh = ageMs === 0;
      return { text: httpResponse.text, ageMs, isPublic: isPublicResponse(result) };
    });
    if (!isFresh && maxAgeMs <= guestMaxAgeMs) visit.hasCachedResponses = true;
    visit.freshUntil = Math.min(visit.freshUntil, readAt + maxAgeMs);
    return JSON.parse(text) as GraphqlResponse<Result>;
  }
  async function queryAsVisitor<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables | undefined,
    cookies: string,
  ) {
    const signal = AbortSignal.any([visitSignal, AbortSignal.timeout(timeoutMs)]);
    return (await sendToApi(document, { apiUrl, visit, variables, cookies, signal })).result;
  }
  async function readResponseData<Result>(pending: Promise<GraphqlResponse<Result>>): Promise<Result> {
    const reply = await pending.catch((error: unknown) => {
      visit.freshUntil = Number.NEGATIVE_INFINITY;
      if (!visitSignal.aborted) visit.logger.error({ err: error }, 'the API did not answer');
      throw createErrorResponse();
    });
    if (reply.errors?.length || !reply.data) {
      if (!isPublicResponse(reply)) visit.freshUntil = Number.NEGATIVE_INFINITY;
      visit.logger.warn({ errors: reply.errors }, 'the API refused');
      throw createErrorResponse(listCodes(reply)[0]);
    }
    return reply.data;
  }
  return {
    query<Result, Variables>(document: TypedDocumentString<Result, Variables>, ...[variables]: Arguments<Variables>) {
      const { credentials } = visit;
      return readResponseData(
        credentials ? queryAsVisitor(document, variables, credentials) : queryCached(document, variables, guestMaxAgeMs),
      );
    },
    queryAsGuest: (document, ...[variables]) => readResponseData(queryCached(document, variables, guestMaxAgeMs)),
    queryLongCached: (document, ...[variables]) => readResponseData(queryCached(document, variables, longCachedMaxAgeMs)),
  };
}
