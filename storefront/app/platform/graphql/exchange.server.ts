import { createContext } from 'react-router';
import type { Visit } from '../visit.server.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import { sendToApi } from './send-to-api.server.ts';

const pageTimeoutMs = 3000;

export interface RefusedOperation {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

export interface ExchangeResult<Result> {
  data: Result | null;
  refused: RefusedOperation | null;
  /** The API's `Set-Cookie` headers, to be passed on unchanged. */
  setCookies: string[];
}

interface ExchangeRequest<Variables> {
  variables: Variables;
  /** The visitor's cookies, as a Cookie header. */
  cookies: string;
  /** @default 3000 */
  timeoutMs?: number;
}

/** For submitted forms: longer than the API needs to report the outcome of a mutation. */
export const formTimeoutMs = 12_000;

/**
 * Sends an operation with the visitor's cookies, and returns the API's cookies, because the operation may change the session. Throws if the
 * API does not respond.
 */
export type Exchange = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  request: ExchangeRequest<Variables>,
) => Promise<ExchangeResult<Result>>;

export const exchangeContext = createContext<Exchange>();

interface Visitor {
  visit: Visit;
  /** The visitor's User-Agent header, from which the API derives the device name in the list of sessions. */
  userAgent: string | null;
}

export function createExchange(apiUrl: string, { visit, userAgent }: Visitor): Exchange {
  return async (document, { variables, cookies, timeoutMs = pageTimeoutMs }) => {
    // The signal of the visit is not used: aborting midway could spend the refresh token and lose the new one.
    const signal = AbortSignal.timeout(timeoutMs);
    const { result, httpResponse } = await sendToApi(document, { apiUrl, visit, userAgent, variables, cookies, signal });
    const { data, errors: [error] = [] } = result;
    const { code = 'INTERNAL', details = {} } = error?.extensions ?? {};
    return {
      data: error ? null : (data ?? null),
      refused: error ? { code, message: error.message, details: { ...details } } : null,
      setCookies: httpResponse.headers.getSetCookie(),
    };
  };
}
