import { data } from 'react-router';
import type { Visit } from '../visit.server.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

const timeoutMs = 3000;

export interface ApiClient {
  query<Result, Variables>(document: TypedDocumentString<Result, Variables>, ...variables: Arguments<Variables>): Promise<Result>;
}

type Arguments<Variables> = Variables extends Record<string, never> ? [] : [Variables];

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

// What an address asks for and cannot be is a page that is not there; everything else is no fault of the shopper's.
const statusOfCode: Record<string, number> = { BAD_USER_INPUT: 404, NOT_FOUND: 404, TOO_MANY_REQUESTS: 429 };

/** Thrown as a response, so that the page becomes 404 or NO SIGNAL under a true status and caches leave it alone. */
function refusal(code?: string) {
  const status = statusOfCode[code ?? ''] ?? 503;
  return data(null, { status, ...(status !== 404 && { headers: { 'Retry-After': '5' } }) });
}

/**
 * Asks the API in the name of one visit: its request id goes along, and the shopper's address, so that limits count
 * shoppers and not the storefront.
 */
export function createApiClient(apiUrl: string, visit: Visit, visitSignal: AbortSignal): ApiClient {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    'x-request-id': visit.requestId,
    'x-forwarded-for': visit.clientAddress,
  };
  async function ask<Result>(query: string, variables: unknown): Promise<Answer<Result>> {
    const response = await fetch(new URL('/graphql', apiUrl), {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.any([visitSignal, AbortSignal.timeout(timeoutMs)]),
    });
    return (await response.json()) as Answer<Result>;
  }
  return {
    async query<Result, Variables>(document: TypedDocumentString<Result, Variables>, ...[variables]: Arguments<Variables>) {
      const answer = await ask<Result>(document.toString(), variables).catch((error: unknown) => {
        if (!visitSignal.aborted) visit.logger.error({ err: error }, 'the API did not answer');
        throw refusal();
      });
      if (answer.errors?.length || !answer.data) {
        visit.logger.warn({ errors: answer.errors }, 'the API refused');
        throw refusal(answer.errors?.[0]?.extensions?.code);
      }
      return answer.data;
    },
  };
}
