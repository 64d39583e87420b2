import type { RouterContextProvider } from 'react-router';
import { visitContext } from '../visit.server.ts';
import { type ExchangeResult, exchangeContext, formTimeoutMs } from './exchange.server.ts';
import { disconnectedRefusal } from './failure-messages.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

/** The API's response: data, or a refusal whose code says what to do. */
export type ApiResponse<Result> = Pick<ExchangeResult<Result>, 'data' | 'refused'>;

/** Calls the API on behalf of the visitor. Returns a refusal instead of throwing it, also if no response arrives. */
export async function callApi<Result, Variables>(
  context: Readonly<RouterContextProvider>,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<ApiResponse<Result>> {
  const { credentials, logger } = context.get(visitContext);
  try {
    // Uses the credentials of the visit, because the cookies of the request may have expired and been refreshed since.
    return await context.get(exchangeContext)(document, { variables, cookies: credentials ?? '', timeoutMs: formTimeoutMs });
  } catch (error) {
    logger.error({ err: error }, 'the API did not answer');
    return { data: null, refused: { ...disconnectedRefusal, details: {} } };
  }
}
