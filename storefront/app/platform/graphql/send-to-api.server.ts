import { createRequester, type HttpResponse, isApiError, repeatReads } from '@meet/client';
import type { Visit } from '../visit.server.ts';
import type { GraphqlResponse } from './api-client.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

interface ApiRequest<Variables> {
  apiUrl: string;
  visit: Pick<Visit, 'requestId' | 'clientAddress'>;
  variables: Variables | undefined;
  /** The visitor's cookies, as a Cookie header; none for requests whose responses are the same for every visitor. */
  cookies?: string | null;
  /** The visitor's User-Agent header, from which the API derives the device name in the list of sessions. */
  userAgent?: string | null;
  /** Bounds all attempts together. */
  signal: AbortSignal;
}

export interface ApiExchange<Result> {
  result: GraphqlResponse<Result>;
  httpResponse: HttpResponse;
}

/**
 * Sends an operation on behalf of a visitor, with the request id and the visitor's IP address, so that the API rate-limits shoppers and not
 * the storefront. Returns a refusal as the API wrote it; throws if the API does not respond.
 */
export async function sendToApi<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  { apiUrl, visit, variables, cookies, userAgent, signal }: ApiRequest<Variables>,
): Promise<ApiExchange<Result>> {
  const { request } = createRequester({
    endpoint: new URL('/graphql', apiUrl).href,
    repeat: repeatReads,
    headers: {
      // API and storefront are close to each other, where compression costs more than it saves.
      'accept-encoding': 'identity',
      'x-request-id': visit.requestId,
      'x-forwarded-for': visit.clientAddress,
      // The API accepts cookies only together with the header `x-meet-browser`.
      ...(cookies != null && { cookie: cookies, 'x-meet-browser': '1' }),
      ...(userAgent && { 'user-agent': userAgent }),
    },
  });
  let response: HttpResponse | undefined;
  const onResponse = (receivedResponse: HttpResponse) => {
    response = receivedResponse;
  };
  const result = await request<Result, Variables>(document, variables as Variables, { signal, onResponse }).then(
    (data): GraphqlResponse<Result> => ({ data }),
    (error: unknown): GraphqlResponse<Result> => {
      if (isApiError(error)) return { data: error.data as Result | null, errors: error.errors };
      throw error;
    },
  );
  return { result, httpResponse: response as HttpResponse };
}
