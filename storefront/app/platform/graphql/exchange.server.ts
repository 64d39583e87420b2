import { createContext } from 'react-router';
import type { Visit } from '../visit.server.ts';
import type { Reply } from './api-client.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import { browserMarker, isMutation, questionBody, questionHeaders } from './question.ts';
import { retryRead } from './retry-read.ts';

const pageTimeoutMs = 3000;

export interface Refused {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

export interface Exchanged<Result> {
  data: Result | null;
  refused: Refused | null;
  /** The API's `Set-Cookie` headers, to be passed on unchanged. */
  setCookies: string[];
}

interface Question<Variables> {
  variables: Variables;
  /** The visitor's cookies, as a Cookie header. */
  cookies: string;
  /** @default 3000 */
  timeoutMs?: number;
}

/** For submitted forms: longer than the API takes to say how a mutation ended. */
export const formTimeoutMs = 12_000;

/**
 * Sends an operation that changes the session: the visitor's cookies are passed to the API and its cookies are returned. Throws if the API
 * does not answer.
 */
export type Exchange = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  question: Question<Variables>,
) => Promise<Exchanged<Result>>;

export const exchangeContext = createContext<Exchange>();

interface Visitor {
  visit: Visit;
  /** The API derives the device name in the session list from it. */
  userAgent: string | null;
}

export function createExchange(apiUrl: string, { visit, userAgent }: Visitor): Exchange {
  return async <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    { variables, cookies, timeoutMs = pageTimeoutMs }: Question<Variables>,
  ) => {
    const headers = {
      ...questionHeaders,
      ...browserMarker,
      // API and storefront are close to each other, where compression costs more than it saves.
      'accept-encoding': 'identity',
      'x-request-id': visit.requestId,
      'x-forwarded-for': visit.clientAddress,
      cookie: cookies,
      ...(userAgent && { 'user-agent': userAgent }),
    };
    // The visit's signal is not used: aborting midway could spend the refresh token and lose the new one.
    const signal = AbortSignal.timeout(timeoutMs);
    const body = questionBody(document, variables);
    const send = async () => {
      const response = await fetch(new URL('/graphql', apiUrl), { method: 'POST', headers, body, signal });
      return { status: response.status, setCookies: response.headers.getSetCookie(), text: await response.text() };
    };
    const { setCookies, text } = await (isMutation(document) ? send() : retryRead(send, signal));
    const { data, errors } = JSON.parse(text) as Reply<Result>;
    const [error] = errors ?? [];
    const { code = 'INTERNAL', details = {} } = error?.extensions ?? {};
    return {
      data: error ? null : (data ?? null),
      refused: error ? { code, message: error.message, details } : null,
      setCookies,
    };
  };
}
